import { type CaseReport, spreadOf } from '../faults/harness/figures.js';
import { Load, type LoadOptions, settleAndCheck } from '../faults/harness/load.js';
import { until } from '../support/wait.js';
import type { ComposeStack } from './compose-stack.js';

const CALL_EVERY_MS = 50;

/** One node after the other is restarted by the engine, under load, while everybody comes through the door. */
export async function restartBehindDoor(
  stack: ComposeStack,
  rounds: number,
  options: LoadOptions,
): Promise<CaseReport> {
  const cluster = await stack.clusterBehindDoor();
  const load = await Load.start(cluster, options);
  const readers = load.conversations.flatMap((conversation) => conversation.readers);
  const calls = callsThroughDoor(stack.doorUrl, load.conversations[0]!.account.accessToken);
  const restarts: number[] = [];
  const windows: { from: number; to: number }[] = [];
  load.run();
  for (let round = 0; round < rounds; round += 1) {
    for (const node of stack.nodes) {
      const before = load.conversations.map((conversation) => conversation.acknowledged.length);
      await until(
        () => load.conversations.every((conversation, index) => conversation.acknowledged.length > before[index]!),
        {
          what: 'a message of everybody',
          timeoutMs: 60_000,
        },
      );
      const from = performance.now();
      await node.restart();
      await until(() => node.isHealthy(), { what: `${node.name} to be healthy`, timeoutMs: 120_000, everyMs: 200 });
      await until(() => readers.every((reader) => reader.isWelcome), { timeoutMs: 60_000 });
      restarts.push(performance.now() - from);
      windows.push({ from, to: performance.now() });
    }
  }
  load.pause();
  const figures = await calls.end();
  const counts = await settleAndCheck(cluster, load.conversations, 'rolling restart behind the door');
  const pauses = readers.flatMap((reader) =>
    reader.pauses.filter(({ at, ms }) => windows.some(({ from, to }) => at >= from && at - ms <= to)),
  );
  const codes = readers.flatMap((reader) => reader.connections.flatMap(({ closed }) => closed?.code ?? []));
  return {
    fault: 'rolling restart behind the door',
    rounds,
    counts,
    recovery: spreadOf(pauses.map(({ ms }) => ms).filter((ms) => ms > 200)),
    figures: { restart: spreadOf(restarts), ...figures, closes: countsOf(codes) },
  };
}

/** Lists conversations again and again, each time over a fresh connection of the pool, and counts what is no answer. */
function callsThroughDoor(url: string, token: string) {
  let calls = 0;
  const failures: string[] = [];
  const times: number[] = [];
  const running = new Set<Promise<void>>();
  const call = async () => {
    calls += 1;
    const startedAt = performance.now();
    try {
      const response = await fetch(`${url}/api/v1/conversations`, { headers: { Authorization: `Bearer ${token}` } });
      if (response.status === 200) await response.arrayBuffer();
      else failures.push(`${response.status} ${await response.text()}`);
    } catch (error) {
      failures.push(String(error));
    }
    times.push(performance.now() - startedAt);
  };
  const timer = setInterval(() => {
    const one = call().finally(() => running.delete(one));
    running.add(one);
  }, CALL_EVERY_MS);
  return {
    async end() {
      clearInterval(timer);
      await Promise.all(running);
      return { calls, failedCalls: failures, callMs: spreadOf(times) };
    },
  };
}

function countsOf(codes: readonly number[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const code of codes) counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}
