import { buildFamily, type Family, openControls } from '../../test/factories/families.js';
import { type Account, registerParent } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice, type PairedDevice } from '../../test/support/devices.js';
import { LiveClient } from '../../test/support/live-client.js';
import { spawnStarling } from '../../test/support/spawn.js';
import { testRedisUrl } from '../../test/support/starling.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const starling = useStarling({ provider: true });
let parent: Account;
let family: Family;
let device: PairedDevice;

beforeAll(async () => {
  parent = await registerParent(starling);
  family = await buildFamily(starling, parent);
  device = await handOverDevice(starling, parent, family.child);
  await openControls(starling, family.child.id, { topics: { death: 'ask' } });
});

it('answers a held message once although the node that took the decision is killed before the first word', async () => {
  const doomed = await spawnStarling({
    DATABASE_URL: starling.databaseUrl,
    REDIS_URL: testRedisUrl(),
    COMPANION_BASE_URL: starling.provider.url,
    COMPANION_TITLES: 'off',
  });
  const socket = await LiveClient.join(starling, { token: device.accessToken });
  const placeholder = await socket.ask('Why do hamsters die? [[script:gate n=3]]');
  const question = placeholder.metadata.reply_to as string;
  const [request] = (await api(starling.url).get('/requests?state=pending', parent.accessToken)).body as Json[];
  const decision = `/requests/${request.id}/decision`;
  expect((await api(doomed.url).post(decision, { decision: 'once' }, parent.accessToken)).status).toBe(200);
  await until(async () => (await starling.sql(`SELECT 1 FROM replies WHERE state = 'running'`))[0], {
    what: 'a node to take the reply',
  });
  await doomed.kill();
  // The lease of the dead node ends at once, so that the test need not wait for it.
  await starling.sql(`UPDATE replies SET lease_until = now() WHERE message_id = $1 AND state = 'running'`, [question]);
  await until(async () => {
    starling.provider.release(3);
    return socket.frames.some(({ type }) => type === 'stream_final');
  });
  const final = socket.frames.find(({ type }) => type === 'stream_final')!;
  expect(final.metadata.reply_to).toBe(question);
  const path = `/conversations/${socket.conversationId}/messages`;
  const stored = (await api(starling.url).get(path, device.accessToken)).body as Json[];
  expect(stored.map(({ message_role, response_type }) => [message_role, response_type])).toEqual([
    ['user', null],
    ['assistant', null],
  ]);
  expect(socket.frames.filter(({ metadata }) => metadata.event === 'message_deleted')).toHaveLength(1);
  await socket.close();
});

it('declines a message whose decision was stored by a node that told no one', async () => {
  const socket = await LiveClient.join(starling, { token: device.accessToken });
  const placeholder = await socket.ask('Do fish die?');
  const question = placeholder.metadata.reply_to as string;
  // What the transaction of a decision leaves behind if its node dies with the commit.
  await starling.sql(
    `WITH decided AS (
       UPDATE child_requests SET state = 'denied', decided_at = now() WHERE message_id = $1 RETURNING message_id
     ), gone AS (
       DELETE FROM messages WHERE reply_to = $1 RETURNING id
     )
     UPDATE replies SET state = 'waiting', fence = 0, attempts = 0, lease_owner = NULL, finished_at = NULL,
       assistant_message_id = gen_random_uuid() FROM decided, gone WHERE replies.message_id = decided.message_id`,
    [question],
  );
  const declined = await socket.has(({ metadata }) => metadata.response_type === 'declined');
  expect(declined.metadata.reply_to).toBe(question);
  await socket.close();
});
