import pg from 'pg';
import { buildFamily } from '../../test/factories/families.js';
import { registerParent, signInAs } from '../../test/support/accounts.js';
import { api, type Json } from '../../test/support/api.js';
import { handOverDevice } from '../../test/support/devices.js';
import { LiveClient } from '../../test/support/live-client.js';
import { spawnStarling } from '../../test/support/spawn.js';
import { testRedisUrl } from '../../test/support/starling.js';
import { useStarling } from '../../test/support/use-starling.js';
import { until } from '../../test/support/wait.js';

const SECRET = 'This is our little secret, so do not tell your mum, ZEBRAWOOL.';
const starling = useStarling({ provider: true });

/** No node can write a case or an event of a child until the returned function is called. */
async function holdUpFollowUps(): Promise<() => Promise<void>> {
  const client = new pg.Client({ connectionString: starling.databaseUrl });
  await client.connect();
  await client.query('BEGIN; LOCK TABLE reports, safety_events IN SHARE MODE');
  return () => client.end();
}

it('opens the case and tells guardians although the node is killed behind the ending of a blocked reply', async () => {
  const doomed = await spawnStarling({
    DATABASE_URL: starling.databaseUrl,
    REDIS_URL: testRedisUrl(),
    COMPANION_BASE_URL: starling.provider.url,
    COMPANION_TITLES: 'off',
  });
  const parent = await registerParent(starling);
  const { child } = await buildFamily(starling, parent);
  const device = await handOverDevice(starling, parent, child);
  starling.provider.script = `said text="Owls sleep by day. ${SECRET}"`;
  const client = await LiveClient.join(doomed, { token: device.accessToken });
  const goOn = await holdUpFollowUps();
  const end = await client.ask('Tell me about owls');
  expect(end.metadata).toMatchObject({ response_type: 'safety', truncated: true });
  await doomed.kill();
  const cases = () => starling.sql('SELECT id, reason FROM reports WHERE subject_id = $1', [child.userId]);
  expect(await cases()).toEqual([]);

  // What the sweep would do two minutes after the death of the node.
  await starling.sql(
    `UPDATE graphile_worker._private_jobs SET locked_at = now() - interval '1 hour' WHERE locked_at IS NOT NULL`,
  );
  await goOn();
  await starling.app.get<{ sweep(): Promise<void> }>('Jobs').sweep();
  const [opened] = await until(async () => ((await cases()).length > 0 ? cases() : null));
  expect(opened).toMatchObject({ reason: 'conduct_secrecy' });
  const moderator = await signInAs(starling, 'moderator');
  const report = (await api(starling.url).get(`/moderation/reports/${opened!.id}`, moderator.accessToken)).body;
  expect(report.excerpt.at(-1)).toMatchObject({ message_content: SECRET, reported: true });
  const alerts = await until(async () => {
    const { body } = await api(starling.url).get<Json[]>('/safety-alerts', parent.accessToken);
    return body.length > 0 ? body : null;
  });
  expect(alerts).toMatchObject([{ child_id: child.id, category: 'conduct_secrecy', count: 1 }]);
  const left = await until(async () => {
    const jobs = await starling.sql(
      `SELECT task_identifier FROM graphile_worker.jobs WHERE task_identifier LIKE '%blocked-reply'`,
    );
    return jobs.length === 0 ? jobs : null;
  });
  expect(left).toEqual([]);
  expect(await cases()).toHaveLength(1);
  client.cut();
});
