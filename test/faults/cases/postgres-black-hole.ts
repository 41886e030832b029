import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../support/wait.js';
import type { Cluster } from '../harness/cluster.js';
import type { Probe } from '../harness/fault-node.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { Load, type LoadOptions, settleAndCheck } from '../harness/load.js';

const HOLE_MS = 20_000;
const CALLS_AFTER = 200;

/** F14: Postgres does not answer any node for twenty seconds. */
export async function postgresBlackHole(cluster: Cluster, rounds: number, options: LoadOptions): Promise<CaseReport> {
  const load = await Load.start(cluster, options);
  const token = load.conversations[0]!.account.accessToken;
  const calls: Probe[] = [];
  const signs: Probe[] = [];
  const serving: number[] = [];
  let failedAfter = 0;
  for (let round = 0; round < rounds; round += 1) {
    load.run();
    await until(() => load.conversations.every((conversation) => conversation.acknowledged.length > round), {
      timeoutMs: 60_000,
    });
    for (const node of cluster.nodes) node.postgres.hold();
    const pending: Promise<void>[] = [];
    for (const heldAt = performance.now(); performance.now() - heldAt < HOLE_MS; ) {
      for (const node of cluster.nodes) {
        pending.push(
          node.probe('/api/v1/conversations', token, 30_000).then((probe) => void calls.push(probe)),
          node.probe('/health/live').then((probe) => void signs.push(probe)),
        );
      }
      await wait(1_000);
    }
    for (const node of cluster.nodes) node.postgres.pass();
    const healedAt = performance.now();
    await Promise.all(pending);
    await Promise.all(
      cluster.nodes.map(async (node) => {
        await until(async () => (await node.probe('/api/v1/conversations', token)).status === 200, {
          timeoutMs: 60_000,
        });
        serving.push(performance.now() - healedAt);
      }),
    );
    load.pause();
    const after = await Promise.all(
      Array.from({ length: CALLS_AFTER }, (_, index) =>
        cluster.nodes[index % cluster.nodes.length]!.probe('/api/v1/conversations', token),
      ),
    );
    failedAfter += after.filter(({ status }) => status !== 200).length;
  }
  const counts = await settleAndCheck(cluster, load.conversations, 'F14');
  return {
    fault: 'F14',
    rounds,
    counts,
    recovery: spreadOf(serving),
    figures: {
      answers: tally(calls.map(({ status }) => status)),
      answeredIn: spreadOf(calls.map(({ ms }) => ms)),
      hung: calls.filter(({ status }) => status === 0).length,
      aliveIn: spreadOf(signs.map(({ ms }) => ms)),
      notAlive: signs.filter(({ status }) => status !== 200).length,
      failedAfter,
    },
  };
}

function tally(statuses: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const status of statuses) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}
