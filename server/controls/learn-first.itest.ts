import { randomUUID } from 'node:crypto';
import { WEEKDAYS } from '../../contract/controls.js';
import { buildFamily, type Family, openControls } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { GraphqlSocket, graphql } from '../../test/support/graphql-client.js';
import { readStory } from '../../test/support/read-stories.js';
import { useStarling } from '../../test/support/use-starling.js';

const starling = useStarling();
const rest = () => api(starling.url);
let parent: Account;
let family: Family;
let device: PairedDevice;

beforeEach(async () => {
  parent = await registerParent(starling);
  family = await buildFamily(starling, parent);
  device = await handOverDevice(starling, parent, family.child);
});

const games = async () => (await rest().get<Json>('/library/games', device.accessToken)).status;
const read = (slug: string) => readStory({ starling, childId: family.child.id, token: device.accessToken }, slug);
/** The child opens a story and reads it to its end. */
async function finish(slug: string): Promise<void> {
  await read(slug);
  await rest().post('/devices/me/activity', { kind: 'story', finished: true }, device.accessToken);
}
const progress = async () =>
  (await rest().get<Json>(`/children/${family.child.id}/learn-first`, parent.accessToken)).body;
const slugs = async (): Promise<string[]> => {
  const { body } = await rest().get<{ slug: string }[]>('/library/stories', device.accessToken);
  return body.map(({ slug }) => slug);
};

describe('the goal that opens games', () => {
  it('counts each finished story once a day', async () => {
    await openControls(starling, family.child.id, { learn_first: { stories: 2, questions: 0 } });
    const [first, second] = await slugs();
    expect(await games()).toBe(403);
    await finish(first!);
    await finish(first!);
    const again = { kind: 'story', finished: true };
    await Promise.all([1, 2, 3].map(() => rest().post('/devices/me/activity', again, device.accessToken)));
    expect(await progress()).toEqual({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      goal: { stories: 2, questions: 0 },
      stories: 1,
      questions: 0,
      waived: false,
      reached: false,
    });
    expect(await games()).toBe(403);
    await finish(second!);
    expect(await progress()).toMatchObject({ stories: 2, reached: true });
    expect(await games()).toBe(200);
  });

  it('counts the learning event of a finished story like its activity, and both once', async () => {
    await openControls(starling, family.child.id, { learn_first: { stories: 2, questions: 0 } });
    const [first, second, third] = await slugs();
    const complete = (slug: string, more: Json = {}, token = device.accessToken) => {
      const event = {
        client_event_id: randomUUID(),
        verb: 'completed',
        object_kind: 'story',
        object_id: slug,
        ...more,
      };
      return rest().post('/learning-events', [event], token);
    };
    // Not opened: a device cannot say that it has finished it.
    expect((await complete(first!)).status).toBe(201);
    expect(await progress()).toMatchObject({ stories: 0 });
    await finish(first!);
    await Promise.all([complete(first!), complete(first!)]);
    expect(await progress()).toMatchObject({ stories: 1, reached: false });
    await rest().get(`/library/stories/${second}`, device.accessToken);
    // Opened is not read.
    await complete(second!);
    expect(await progress()).toMatchObject({ stories: 1, reached: false });
    await read(second!);
    await complete(second!, { verb: 'started' });
    await complete(second!, { at: new Date(Date.now() - 2 * 86_400_000).toISOString() });
    await complete(second!, { child_id: family.child.id }, parent.accessToken);
    expect(await progress()).toMatchObject({ stories: 1, reached: false });
    await complete(second!);
    expect(await progress()).toMatchObject({ stories: 2, reached: true });
    expect(await games()).toBe(200);
    await finish(second!);
    await complete(third!);
    expect(await progress()).toMatchObject({ stories: 2 });
  });

  it('counts a question once, however often its message is sent', async () => {
    await openControls(starling, family.child.id, { learn_first: { stories: 0, questions: 2 } });
    const asked = async (query: string, variables: Json = {}) =>
      (await graphql(starling, query, { token: device.accessToken, variables })).data;
    const { conversationId } = (await asked('mutation { startConversation { conversationId } }')).startConversation;
    const send = (clientMessageId: string) =>
      asked('mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }', {
        input: { conversationId, content: 'Why is the sky blue?', clientMessageId },
      });
    for (const id of ['c-1', 'c-1', 'c-1']) await send(id);
    expect(await progress()).toMatchObject({ questions: 1, reached: false });
    await send('c-2');
    expect(await games()).toBe(200);
  });

  it('is waived by a guardian for today, and open screens of the child and the family hear of it', async () => {
    await openControls(starling, family.child.id, { learn_first: { stories: 5, questions: 5 } });
    const socket = GraphqlSocket.signedIn(starling, device.accessToken);
    const changes = socket.subscribe<{ deviceChanged: { what: string } }>('subscription { deviceChanged { what } }');
    await changes.has(({ deviceChanged }) => deviceChanged.what === 'rules');
    const page = GraphqlSocket.signedIn(starling, parent.accessToken);
    const parts = page.subscribe<{ familyChanged: { part: string } }>('subscription { familyChanged { part } }');
    // Operations of a socket begin in order.
    await page.subscribe('{ me { id } }').ended;
    const path = `/children/${family.child.id}/learn-first`;
    expect((await rest().get(path, parent.accessToken)).body).toMatchObject({ stories: 0, reached: false });
    const waived = await rest().post(`${path}/waive`, undefined, parent.accessToken);
    expect([waived.status, waived.body]).toMatchObject([200, { waived: true, reached: true, stories: 0 }]);
    await rest().post(`${path}/waive`, undefined, parent.accessToken);
    await changes.has(({ deviceChanged }) => deviceChanged.what === 'goal');
    await parts.has(({ familyChanged }) => familyChanged.part === 'CONTROLS');
    expect(await games()).toBe(200);
    const { body } = await rest().get<Json[]>(`/households/${family.householdId}/activity`, parent.accessToken);
    expect(body.filter(({ action }) => action === 'controls_goal_waived')).toHaveLength(1);
    const { data } = await graphql(starling, 'query ($id: ID!) { learnFirst(childId: $id) { isWaived } }', {
      token: parent.accessToken,
      variables: { id: family.child.id },
    });
    expect(data.learnFirst).toEqual({ isWaived: true });
    await socket.close();
    await page.close();
  });

  it('owes nothing from another day', async () => {
    await openControls(starling, family.child.id, { learn_first: { stories: 1, questions: 0 } });
    const [first] = await slugs();
    await finish(first!);
    expect(await games()).toBe(200);
    const yesterday = `UPDATE child_goals SET local_date = local_date - 1 WHERE child_id = $1`;
    await starling.sql(yesterday, [family.child.id]);
    await openControls(starling, family.child.id, { learn_first: { stories: 1, questions: 0 } });
    expect(await progress()).toMatchObject({ stories: 0, reached: false });
  });
});

it('offers a child only stories that end before its next quiet time', async () => {
  await starling.sql(`UPDATE children SET time_zone = 'UTC' WHERE id = $1`, [family.child.id]);
  const all = (await rest().get<{ slug: string; minutes: number }[]>('/library/stories', parent.accessToken)).body;
  // Wall times have no seconds, so the quiet time begins in between 4 and 5 minutes.
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString().slice(11, 16);
  const quiet = { id: 'soon', label: 'Soon', days: [...WEEKDAYS], starts: at(5), ends: at(60), enabled: true };
  await openControls(starling, family.child.id, { windows: [quiet] });
  const offered = await slugs();
  expect(offered).toEqual(expect.arrayContaining(all.filter(({ minutes }) => minutes <= 3).map(({ slug }) => slug)));
  expect(all.filter(({ slug, minutes }) => minutes > 5 && offered.includes(slug))).toEqual([]);
  await openControls(starling, family.child.id);
  expect(await slugs()).toHaveLength(all.length);
});
