import { WEEKDAYS } from '../../contract/controls.js';
import { buildFamily, type Family, openControls } from '../../test/factories/families.js';
import { registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { graphql } from '../../test/support/graphql-client.js';
import { readStory } from '../../test/support/read-stories.js';
import { useStarling } from '../../test/support/use-starling.js';

const OWN_STATE = `{ deviceState {
  code now timeZone exempt quietAt next { code at } areas { ownWords games }
  goal { stories storiesDone questionsDone isReached }
} }`;
const NIGHT = { id: 'night', label: '', days: [...WEEKDAYS], starts: '20:00', ends: '06:30', enabled: true };

const starling = useStarling();
const rest = () => api(starling.url);
let family: Family;
let device: PairedDevice;

beforeEach(async () => {
  const parent = await registerParent(starling);
  family = await buildFamily(starling, parent);
  device = await handOverDevice(starling, parent, family.child);
});

const ownState = async () => (await graphql(starling, OWN_STATE, { token: device.accessToken })).data.deviceState;

it('tells a device the time of the server, the clock of the child, and what comes next', async () => {
  await openControls(starling, family.child.id, { windows: [NIGHT], exempt: ['story'] });
  const state = await ownState();
  expect(Math.abs(Date.parse(state.now) - Date.now())).toBeLessThan(10_000);
  expect(state).toMatchObject({
    timeZone: 'Europe/London',
    exempt: ['STORY'],
    areas: { ownWords: true, games: true },
    goal: null,
    // In the quiet time nothing else comes.
    next: state.code === 'QUIET_HOURS' ? null : { code: 'QUIET_HOURS', at: state.quietAt },
  });
  const quietAt = new Date(state.quietAt).toLocaleTimeString('en-GB', { timeZone: 'Europe/London' });
  expect(quietAt).toBe('20:00:00');
});

it('counts a finished story towards the goal of the day, and opens games with the last one', async () => {
  await openControls(starling, family.child.id, { learn_first: { stories: 1, questions: 0 } });
  const activity = (body: object) => rest().post('/devices/me/activity', body, device.accessToken);
  const games = async () => (await rest().get('/library/games', device.accessToken)).status;
  expect((await ownState()).goal).toEqual({ stories: 1, storiesDone: 0, questionsDone: 0, isReached: false });
  // A device cannot say that it has finished what it never opened.
  await activity({ kind: 'story', finished: true });
  expect(await games()).toBe(403);
  const [story] = (await rest().get('/library/stories', device.accessToken)).body;
  await rest().get(`/library/stories/${story.slug}`, device.accessToken);
  // Opened is not read.
  await activity({ kind: 'story', finished: true });
  expect(await games()).toBe(403);
  await readStory({ starling, childId: family.child.id, token: device.accessToken }, story.slug);
  await activity({ kind: 'story' });
  expect(await games()).toBe(403);
  await activity({ kind: 'story', finished: true });
  expect((await ownState()).goal).toEqual({ stories: 1, storiesDone: 1, questionsDone: 0, isReached: true });
  expect(await games()).toBe(200);
  expect((await activity({ kind: 'game', finished: true })).status).toBe(422);
});
