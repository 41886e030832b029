import { createTestDatabase, execute } from '../../support/starling.js';
import { until } from '../../support/wait.js';
import type { Cluster } from '../harness/cluster.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { settleAndCheck, startConversations } from '../harness/load.js';

const SCHEMA = `
  SELECT md5(string_agg(line, E'\\n' ORDER BY line)) AS schema FROM (
    SELECT concat_ws(' ', table_schema, table_name, column_name, data_type, column_default, is_nullable) AS line
      FROM information_schema.columns WHERE table_schema NOT IN ('pg_catalog', 'information_schema')
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname NOT IN ('pg_catalog', 'information_schema')) lines`;

/** F22: on an empty database, the migrating node is killed, and then all nodes start at once. */
export async function firstStarts(cluster: Cluster, killMigrating: boolean): Promise<CaseReport> {
  if (killMigrating) {
    const [first] = cluster.nodes;
    await first!.launch();
    await until(() => isMigrating(cluster), { what: 'the node to migrate', timeoutMs: 60_000, everyMs: 1 });
    await first!.kill();
  }
  const startedAt = performance.now();
  const ready = await Promise.all(
    cluster.nodes.map(async (node) => {
      await node.start();
      return performance.now() - startedAt;
    }),
  );
  const reference = await createTestDatabase();
  const [expected] = (await execute(reference.url, SCHEMA)).rows as { schema: string }[];
  await reference.drop();
  const [found] = await cluster.sql<{ schema: string }>(SCHEMA);
  const [conversation] = await startConversations(cluster, 1);
  (await conversation!.begin()).say('pieces n=3');
  const counts = await settleAndCheck(cluster, [conversation!], 'F22');
  return {
    fault: 'F22',
    rounds: 1,
    counts,
    recovery: spreadOf(ready),
    figures: { killMigrating, sameSchema: found!.schema === expected!.schema },
  };
}

/** Whether a node holds the migration lock. */
async function isMigrating(cluster: Cluster): Promise<boolean> {
  const [row] = await cluster.sql<{ locks: number }>(
    `SELECT count(*)::int AS locks FROM pg_locks
      WHERE locktype = 'advisory' AND granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
  );
  return row!.locks > 0;
}
