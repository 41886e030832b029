import { buildFamily, type Family, openControls } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { GraphqlSocket } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import type { StarlingNode } from '../../test/support/starling.js';
import { useStarling } from '../../test/support/use-starling.js';

const starling = useStarling({ own: true });
const rest = () => api(starling.url);
let other: StarlingNode;
let parent: Account;
let family: Family;
let device: PairedDevice;

beforeAll(async () => {
  other = await starling.startNode();
});
afterAll(() => other.stop());
beforeEach(async () => {
  parent = await registerParent(starling);
  family = await buildFamily(starling, parent);
  device = await handOverDevice(starling, parent, family.child);
});

const pause = () => rest().put(`/children/${family.child.id}/pause`, undefined, parent.accessToken);
const resume = () => rest().delete(`/children/${family.child.id}/pause`, parent.accessToken);

it('a pause closes the chat socket of the child on every node, with an error frame before', async () => {
  const sockets = await Promise.all(
    [starling, other].map((node) => LiveClient.join(node, { token: device.accessToken })),
  );
  await pause();
  for (const socket of sockets) {
    expect((await socket.next('error')).metadata.error).toMatchObject({ code: 'paused' });
    expect(await socket.untilClosed()).toMatchObject({ code: 1008, reason: 'paused' });
  }
});

it('a quiet time that begins closes the socket and says until when', async () => {
  await starling.sql(`UPDATE children SET time_zone = 'UTC' WHERE id = $1`, [family.child.id]);
  const socket = await LiveClient.join(other, { token: device.accessToken });
  const now = Date.now();
  const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString().slice(11, 16);
  const window = { days: ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'], starts: at(-5), ends: at(90) };
  const path = `/children/${family.child.id}/controls`;
  expect((await rest().patch(path, { version: 1, windows: [window] }, parent.accessToken)).status).toBe(200);
  const { changes } = (await socket.next('error')).metadata;
  expect(changes).toEqual({ until: expect.stringContaining(at(90)) });
  expect(await socket.untilClosed()).toMatchObject({ code: 1008, reason: 'quiet_hours' });
});

it('a changed rule and a warning before the end reach the open chat as system events', async () => {
  const socket = await LiveClient.join(other, { token: device.accessToken });
  const budgets = { mon: 4, tue: 4, wed: 4, thu: 4, fri: 4, sat: 4, sun: 4 };
  const path = `/children/${family.child.id}/controls`;
  await rest().patch(path, { version: 1, budgets }, parent.accessToken);
  const events = [await socket.next('system_event'), await socket.next('system_event')];
  const byName = Object.fromEntries(events.map(({ metadata }) => [metadata.event, metadata.changes]));
  expect(byName['controls_changed']).toEqual({ what: 'rules' });
  expect(byName['time_soon']).toEqual({ minutes: 5, code: 'budget_used', until: expect.any(String) });
  await socket.close();
});

it('the subscription of the device stays open while the child is shut out, and others end', async () => {
  const socket = GraphqlSocket.signedIn(other, device.accessToken);
  const states = socket.subscribe<{
    deviceChanged: { what: string; state: { allowed: boolean; code: string | null } };
  }>('subscription { deviceChanged { what state { allowed code } } }');
  await states.has(({ deviceChanged }) => deviceChanged.state.allowed);
  const lists = socket.subscribe('subscription { conversationChanged { id } }');
  await pause();
  await states.has(({ deviceChanged }) => deviceChanged.state.code === 'PAUSED');
  await lists.ended;
  await resume();
  await states.has(({ deviceChanged: { what, state } }) => what === 'pause' && state.allowed);
  await socket.close();
});

it('costs a minute for each minute in which the child writes, on two devices and two nodes', async () => {
  await openControls(starling, family.child.id, {
    budgets: { mon: 60, tue: 60, wed: 60, thu: 60, fri: 60, sat: 60, sun: 60 },
  });
  const sockets = await Promise.all(
    [starling, other].map((node) => LiveClient.join(node, { token: device.accessToken })),
  );
  for (const socket of sockets) socket.say('Hello');
  for (const socket of sockets) await socket.has(({ type }) => type === 'stream_final');
  const { body } = await rest().get(`/children/${family.child.id}/state`, parent.accessToken);
  const counted = await starling.sql('SELECT minute FROM child_minutes WHERE child_id = $1', [family.child.id]);
  expect(body.minutes_used).toBe(counted.length);
  // A minute may begin between the messages.
  expect(counted.length).toBeLessThanOrEqual(2);
  for (const socket of sockets) await socket.close();
});
