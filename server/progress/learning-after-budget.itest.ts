import { randomUUID } from 'node:crypto';
import { WEEKDAYS } from '../../contract/controls.js';
import { buildFamily, openControls } from '../../test/factories/families.js';
import { registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { handOverDevice } from '../../test/support/devices.js';
import { graphql } from '../../test/support/graphql-client.js';
import { useStarling } from '../../test/support/use-starling.js';

const RECORD = `mutation ($events: [LearningEventInputObject!]!) { recordLearningEvents(events: $events) { stored } }`;
const USED_UP = Object.fromEntries(WEEKDAYS.map((day) => [day, 0])) as never;

const starling = useStarling();

it('stores what a child did in a story that costs no minutes after its budget is used, and nothing while it is paused', async () => {
  const parent = await registerParent(starling);
  const { child } = await buildFamily(starling, parent);
  const { accessToken: token } = await handOverDevice(starling, parent, child);
  await openControls(starling, child.id, { budgets: USED_UP, exempt: ['story'] });
  const event = () => ({
    client_event_id: randomUUID(),
    verb: 'completed',
    object_kind: 'story',
    object_id: 'three-socks',
  });
  const send = () => api(starling.url).post('/learning-events', [event()], token);

  expect((await api(starling.url).get('/conversations', token)).body).toMatchObject({ error: 'budget_used' });
  expect(await send()).toMatchObject({ status: 201, body: { stored: 1, repeated: 0 } });
  const input = { clientEventId: randomUUID(), verb: 'STARTED', objectKind: 'STORY', objectId: 'three-socks' };
  const { data } = await graphql(starling, RECORD, { token, variables: { events: [input] } });
  expect(data.recordLearningEvents).toEqual({ stored: 1 });
  const progress = await api(starling.url).get(`/children/${child.id}/progress`, parent.accessToken);
  expect(progress.body.stories).toMatchObject([{ slug: 'three-socks', times: 1, finished: true }]);

  await api(starling.url).put(`/children/${child.id}/pause`, undefined, parent.accessToken);
  expect((await send()).body).toMatchObject({ error: 'paused' });
});
