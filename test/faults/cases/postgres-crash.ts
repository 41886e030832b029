import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../support/wait.js';
import type { Cluster } from '../harness/cluster.js';
import type { FaultNode } from '../harness/fault-node.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { Load, type LoadOptions, settleAndCheck } from '../harness/load.js';

const AWAY_MS = 3_000;

/** F13: Postgres crashes and restarts repeatedly. */
export async function postgresCrash(cluster: Cluster, rounds: number, options: LoadOptions): Promise<CaseReport> {
  const load = await Load.start(cluster, options);
  const token = load.conversations[0]!.account.accessToken;
  const serving: number[] = [];
  const figures = { falseAcks: 0, wrongAnswers: [] as number[], withoutRetryAfter: 0, notAlive: 0, exits: 0 };
  const acks = () => load.conversations.reduce((sum, conversation) => sum + conversation.acknowledged.length, 0);
  load.run();
  for (let round = 0; round < rounds; round += 1) {
    const before = acks();
    await until(() => acks() > before, { what: 'the load to flow', timeoutMs: 60_000 });
    await cluster.crashPostgres(async () => {
      const goneAt = performance.now();
      await Promise.all(cluster.nodes.map((node) => lookAtOutage(node, token, figures)));
      const acked = acks();
      await wait(Math.max(1_000, AWAY_MS - (performance.now() - goneAt)));
      figures.falseAcks += acks() - acked;
    });
    const backAt = performance.now();
    await Promise.all(
      cluster.nodes.map(async (node) => {
        await until(async () => (await node.probe('/api/v1/conversations', token)).status === 200, {
          what: `${node.name} to serve`,
          timeoutMs: 60_000,
        });
        serving.push(performance.now() - backAt);
      }),
    );
  }
  load.pause();
  for (const node of cluster.nodes) if (node.hasEnded) figures.exits += 1;
  const counts = await settleAndCheck(cluster, load.conversations, 'F13');
  return { fault: 'F13', rounds, counts, recovery: spreadOf(serving), figures };
}

async function lookAtOutage(
  node: FaultNode,
  token: string,
  figures: { wrongAnswers: number[]; withoutRetryAfter: number; notAlive: number },
): Promise<void> {
  for (const path of ['/api/v1/conversations', '/api/v1/users/me']) {
    const { status, headers } = await node.probe(path, token);
    if (status !== 503) figures.wrongAnswers.push(status);
    else if (!headers.has('retry-after')) figures.withoutRetryAfter += 1;
  }
  if ((await node.probe('/health/live')).status !== 200) figures.notAlive += 1;
}
