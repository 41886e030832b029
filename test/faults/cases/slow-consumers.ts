import { setTimeout as wait } from 'node:timers/promises';
import { until } from '../../support/wait.js';
import type { Cluster } from '../harness/cluster.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { settleAndCheck, startConversations } from '../harness/load.js';
import { COLLECTING_MS, memoryOf } from '../harness/node-figures.js';
import type { Reader } from '../harness/reader.js';

const CONVERSATIONS = 4;
/** Small chunks cost the most memory. There are many, because they must first fill the operating system's buffers. */
const REPLY = 'pieces n=1400 delayMs=2';
const PADDING = 10;
/**
 * By then the operating system's buffers have been full for 30 s, and the node has sent a close frame that the sockets
 * have not read.
 */
const READ_AGAIN_MS = 60_000;

/** F23: some sockets of each conversation stop reading while long replies stream. It must not affect the others. */
export async function slowConsumers(cluster: Cluster, sockets: number): Promise<CaseReport> {
  const [node] = cluster.nodes;
  const conversations = await startConversations(cluster, CONVERSATIONS);
  for (const conversation of conversations) {
    conversation.padding = PADDING;
    await conversation.begin(node);
    for (let socket = 0; socket < sockets / CONVERSATIONS; socket += 1) conversation.addSocket(node);
    await conversation.untilAllWelcome();
  }
  const others = conversations.map((conversation) => conversation.speaker);
  const slow = conversations.flatMap((conversation) => conversation.sockets.slice(1));
  const sayToAll = async () => {
    for (const speaker of others) speaker.say(REPLY);
    await until(() => others.every((speaker) => speaker.unsettled === 0), { timeoutMs: 120_000 });
  };
  await sayToAll();
  const baseline = pausesOf(others);
  // The operating system enlarges the buffer of a socket that reads much, so buffers of new sockets fill sooner.
  for (const reader of slow) reader.cut();
  await until(() => slow.every((reader) => reader.connections.length > 1 && reader.isWelcome), { timeoutMs: 30_000 });
  // Uncollected garbage is not a cost of the slow readers.
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
  const counts = await settleAndCheck(cluster, conversations, 'F23');
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

/** Returns the pauses since the last call. */
function pausesOf(readers: readonly Reader[]): number[] {
  return readers.flatMap((reader) => reader.pauses.splice(0).map(({ ms }) => ms));
}
