import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../support/wait.js';
import type { Cluster } from '../harness/cluster.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { Load, type LoadOptions, settleAndCheck } from '../harness/load.js';

const HOLE_MS = 10_000;

/** F10: Redis does not answer one node for ten seconds, but its connections stay open. */
export async function redisBlackHole(cluster: Cluster, rounds: number, options: LoadOptions): Promise<CaseReport> {
  const load = await Load.start(cluster, options);
  const filled: number[] = [];
  const readers = load.conversations.flatMap((conversation) => conversation.readers);
  let kept = 0;
  let closed = 0;
  for (let round = 0; round < rounds; round += 1) {
    load.run();
    await until(() => load.conversations.every((conversation) => conversation.acknowledged.length > round), {
      timeoutMs: 60_000,
    });
    const node = cluster.nodes[round % cluster.nodes.length]!;
    const before = readers.map((reader) => reader.connection);
    node.redis.hold();
    // The duration of the fault itself.
    await wait(HOLE_MS);
    load.pause();
    node.redis.pass();
    const healedAt = performance.now();
    await until(() => load.isConverged, { what: 'all readers to know the same', timeoutMs: 60_000 });
    filled.push(performance.now() - healedAt);
    const there = readers.map((reader, index) => ({ reader, connection: before[index]! }));
    for (const { connection } of there.filter((one) => one.connection.node === node)) {
      if (connection.closed) closed += 1;
      else kept += 1;
    }
  }
  const counts = await settleAndCheck(cluster, load.conversations, 'F10');
  return { fault: 'F10', rounds, counts, recovery: spreadOf(filled), figures: { kept, closed } };
}
