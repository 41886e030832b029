import { until } from '../../support/wait.js';
import type { Cluster } from '../harness/cluster.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { Load, type LoadOptions, settleAndCheck } from '../harness/load.js';

/** F5: all nodes are killed at once, and one restarts. */
export async function allKilled(cluster: Cluster, rounds: number, options: LoadOptions): Promise<CaseReport> {
  const load = await Load.start(cluster, options);
  const answered: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    load.sayOnce();
    load.sayOnce();
    await until(
      () => load.conversations.every((conversation) => conversation.acknowledged.length === conversation.sends.size),
      { timeoutMs: 30_000 },
    );
    await Promise.all(cluster.nodes.map((node) => node.kill()));
    await cluster.nodes[round % cluster.nodes.length]!.start();
    const readyAt = performance.now();
    await until(() => hasNoOpenReply(cluster), { what: 'every reply to have ended', timeoutMs: 120_000, everyMs: 100 });
    answered.push(performance.now() - readyAt);
    await Promise.all(load.conversations.map((conversation) => conversation.untilSettled(90_000)));
    await Promise.all(cluster.nodes.filter((node) => node.state === 'down').map((node) => node.start()));
  }
  const counts = await settleAndCheck(cluster, load.conversations, 'F5');
  return { fault: 'F5', rounds, counts, recovery: spreadOf(answered) };
}

async function hasNoOpenReply(cluster: Cluster): Promise<boolean> {
  const [row] = await cluster.sql<{ open: number }>(
    `SELECT count(*)::int AS open FROM replies WHERE state IN ('waiting', 'running')`,
  );
  return row!.open === 0;
}
