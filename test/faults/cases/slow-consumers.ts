import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../support/wait.js';
import type { Cluster } from '../harness/cluster.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { settleAndCheck, startTalks } from '../harness/load.js';
import { COLLECTING_MS, memoryOf } from '../harness/node-figures.js';
import type { Reader } from '../harness/reader.js';

const TALKS = 4;
/** Small pieces weigh the most: what the system's own buffers take in has to be filled first. */
const REPLY = 'pieces n=1400 delayMs=2';
const PADDING = 10;
/**
 * By then the system's buffers have been full for 30 s, a node has decided to close the sockets, and still waits for them
 * to read that.
 */
const READ_AGAIN_MS = 60_000;

/** F23: some sockets of each talk stop reading while long replies stream; the others must not notice. */
export async function slowConsumers(cluster: Cluster, sockets: number): Promise<CaseReport> {
  const [node] = cluster.nodes;
  const talks = await startTalks(cluster, TALKS);
  for (const talk of talks) {
    talk.padding = PADDING;
    await talk.begin(node);
    for (let socket = 0; socket < sockets / TALKS; socket += 1) talk.addSocket(node);
    await talk.untilAllWelcome();
  }
  const others = talks.map((talk) => talk.speaker);
  const slow = talks.flatMap((talk) => talk.sockets.slice(1));
  const sayToAll = async () => {
    for (const speaker of others) speaker.say(REPLY);
    await until(() => others.every((speaker) => speaker.unsettled === 0), { timeoutMs: 120_000 });
  };
  await sayToAll();
  const baseline = pausesOf(others);
  // What the system takes in for a socket grows with what it has read: new ones are full sooner.
  for (const reader of slow) reader.cut();
  await until(() => slow.every((reader) => reader.connections.length > 1 && reader.isWelcome), { timeoutMs: 30_000 });
  // Garbage that nobody has collected yet says nothing about what slow readers cost.
  process.kill(node!.pid, 'SIGUSR2');
  await wait(COLLECTING_MS);
  const memoryBefore = await memoryOf(node!.pid);
  const connections = slow.map((reader) => reader.connection!);
  for (const reader of slow) reader.pause();
  const pausedAt = performance.now();
  let memoryHeld = memoryBefore;
  while (performance.now() - pausedAt < READ_AGAIN_MS) {
    await sayToAll();
    process.kill(node!.pid, 'SIGUSR2');
    await wait(COLLECTING_MS);
    memoryHeld = Math.max(memoryHeld, await memoryOf(node!.pid));
  }
  const during = pausesOf(others);
  for (const reader of slow) reader.resume();
  await until(() => connections.every((connection) => connection.closed), { timeoutMs: 30_000 });
  const codes: Record<string, number> = {};
  for (const { closed } of connections) codes[closed!.code] = (codes[closed!.code] ?? 0) + 1;
  const counts = await settleAndCheck(cluster, talks, 'F23');
  return {
    fault: 'F23',
    rounds: 1,
    counts,
    figures: {
      sockets: slow.length,
      codes,
      pauseBaseline: spreadOf(baseline),
      pauseDuring: spreadOf(during),
      memoryGrowthMiB: Math.round((memoryHeld - memoryBefore) / 2 ** 20),
    },
  };
}

/** The pauses since the last call. */
function pausesOf(readers: readonly Reader[]): number[] {
  return readers.flatMap((reader) => reader.pauses.splice(0).map(({ ms }) => ms));
}
