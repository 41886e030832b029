import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../support/wait.js';
import type { Cluster } from '../harness/cluster.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { Load, type LoadOptions, settleAndCheck } from '../harness/load.js';

const AWAY_MS = 5_000;

/** F7: Redis is unavailable for five seconds under load, repeatedly. */
export async function redisAway(cluster: Cluster, rounds: number, options: LoadOptions): Promise<CaseReport> {
  const load = await Load.start(cluster, options);
  const converged: number[] = [];
  const unready: number[] = [];
  let aliveFailures = 0;
  load.run();
  for (let round = 0; round < rounds; round += 1) {
    await until(() => load.conversations.every((conversation) => conversation.acknowledged.length > round), {
      timeoutMs: 60_000,
    });
    const goneAt = performance.now();
    await cluster.redis.end();
    await Promise.all(
      cluster.nodes.map(async (node) => {
        await until(
          async () => {
            const { status, text } = await node.probe('/health/ready');
            return status === 503 && text.includes('bus');
          },
          { what: 'a node that is not ready for want of its bus', timeoutMs: 20_000 },
        );
        unready.push(performance.now() - goneAt);
        if ((await node.probe('/health/live')).status !== 200) aliveFailures += 1;
      }),
    );
    await wait(Math.max(0, AWAY_MS - (performance.now() - goneAt)));
    load.pause();
    await cluster.redis.begin();
    const backAt = performance.now();
    await until(() => load.isConverged, { what: 'all readers to know the same', timeoutMs: 60_000 });
    converged.push(performance.now() - backAt);
    load.run();
  }
  load.pause();
  const counts = await settleAndCheck(cluster, load.conversations, 'F7');
  return {
    fault: 'F7',
    rounds,
    counts,
    recovery: spreadOf(converged),
    figures: { unready: spreadOf(unready), aliveFailures, exits: cluster.nodes.filter((node) => node.hasEnded).length },
  };
}
