import { until } from '../../support/wait.js';
import type { Cluster } from '../harness/cluster.js';
import type { FaultNode } from '../harness/fault-node.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { Load, type LoadOptions, settleAndCheck } from '../harness/load.js';

/** F21: the nodes are stopped and restarted one after the other under load. */
export async function rollingRestart(cluster: Cluster, rounds: number, options: LoadOptions): Promise<CaseReport> {
  const load = await Load.start(cluster, options);
  const readers = load.conversations.flatMap((conversation) => conversation.readers);
  const exits: number[] = [];
  const codes: (number | null)[] = [];
  const windows: { from: number; to: number }[] = [];
  const figures = { failedRest: 0, lateUnready: 0, wrongCloses: 0 };
  load.run();
  for (let round = 0; round < rounds; round += 1) {
    for (const node of cluster.nodes) {
      await until(() => load.conversations.every((conversation) => conversation.acknowledged.length > 0), {
        timeoutMs: 60_000,
      });
      const there = readers.filter((reader) => reader.isWelcome && reader.connection!.node === node);
      const connections = there.map((reader) => reader.connection!);
      const inFlight = Array.from({ length: 10 }, () =>
        node.probe('/api/v1/conversations', load.conversations[0]!.account.accessToken),
      );
      // Answered after the node has accepted their connections. What has not arrived may go to another node.
      await node.probe('/health/live');
      const askedAt = performance.now();
      const [code, unready] = await Promise.all([node.drain(), firstUnready(node)]);
      exits.push(performance.now() - askedAt);
      codes.push(code);
      if (!unready) figures.lateUnready += 1;
      for (const { status, text, ms } of await Promise.all(inFlight)) {
        if (status === 200) continue;
        figures.failedRest += 1;
        process.stderr.write(
          `F21: ${node.name} answered ${status} after ${Math.round(ms)} ms: ${text.slice(0, 200)}\n`,
        );
      }
      await until(() => connections.every((connection) => connection.closed), { timeoutMs: 20_000 });
      figures.wrongCloses += connections.filter((connection) => connection.closed!.code !== 1012).length;
      await until(() => readers.every((reader) => reader.isWelcome), { timeoutMs: 60_000 });
      windows.push({ from: askedAt, to: performance.now() });
      await node.start();
      for (const reader of there) reader.goHome();
      await until(() => readers.every((reader) => reader.isWelcome), { timeoutMs: 60_000 });
    }
  }
  load.pause();
  const counts = await settleAndCheck(cluster, load.conversations, 'F21');
  const pauses = readers.flatMap((reader) =>
    reader.pauses.filter(({ at, ms }) => windows.some(({ from, to }) => at >= from && at - ms <= to)),
  );
  return {
    fault: 'F21',
    rounds,
    counts,
    recovery: spreadOf(longest(pauses)),
    figures: { exit: spreadOf(exits), codes: [...new Set(codes)], ...figures },
  };
}

/** The pauses that a user would notice. Shorter ones are the provider's own rhythm. */
function longest(pauses: readonly { ms: number }[]): number[] {
  const noticed = pauses.filter(({ ms }) => ms > 200).map(({ ms }) => ms);
  return noticed.length > 0 ? noticed : pauses.map(({ ms }) => ms);
}

/** Whether the first answer after the signal reports "not ready", or the node no longer answers. */
async function firstUnready(node: FaultNode): Promise<boolean> {
  return until(async () => (await node.probe('/health/ready')).status !== 200, { timeoutMs: 2_000 }).catch(() => false);
}
