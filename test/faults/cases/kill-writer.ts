import type { Cluster } from '../harness/cluster.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { settleAndCheck, startConversations } from '../harness/load.js';

const KILL_AFTER_PIECES = 10;

/** F1: the node that writes a reply is killed in the middle of it, and another node finishes the reply. */
export async function killWriter(cluster: Cluster, rounds: number): Promise<CaseReport> {
  const takeovers: number[] = [];
  let droppedReaders = 0;
  const [conversation] = await startConversations(cluster, 1);
  const speaker = await conversation!.begin(cluster.nodes[0]);
  for (const node of cluster.nodes) conversation!.addSocket(node);
  conversation!.addSubscription(cluster.nodes[1]);
  for (let round = 0; round < rounds; round += 1) {
    await conversation!.untilAllWelcome();
    const clientId = speaker.say('pieces n=40 delayMs=50');
    const connections = conversation!.readers.map((reader) => reader.connection!);
    await speaker.until(() => speaker.pieces >= KILL_AFTER_PIECES, 'the first pieces');
    const writer = await cluster.writerOf(conversation!.conversationId);
    if (!writer) throw new Error('No node writes the reply');
    const staying = conversation!.readers.filter((reader) => reader.connection?.node !== writer);
    const killedAt = performance.now();
    await writer.kill();
    const send = conversation!.sends.get(clientId)!;
    await Promise.all(
      staying.map(async (reader) => {
        // Chunks of the killed node may still arrive for a moment.
        await reader.until(() => reader.hasNewText(killedAt, 1_000), 'the takeover');
        takeovers.push(reader.firstTextAfter(killedAt, 1_000) - killedAt);
      }),
    );
    await Promise.all([
      ...conversation!.readers.map((reader) => reader.until(() => isEnded(reader, send.acks), 'the end of the reply')),
      writer.start(),
    ]);
    droppedReaders += staying.filter((reader) => !connections.includes(reader.connection!)).length;
    speaker.pieces = 0;
    speaker.home = cluster.nodes[(round + 1) % cluster.nodes.length];
    speaker.cut();
    await speaker.until(() => speaker.isWelcome, 'its welcome');
  }
  const counts = await settleAndCheck(cluster, [conversation!], 'F1');
  return { fault: 'F1', rounds, counts, recovery: spreadOf(takeovers), figures: { droppedReaders } };
}

function isEnded(reader: { endings: ReadonlyMap<string, unknown> }, acks: ReadonlySet<string>): boolean {
  return [...acks].some((id) => reader.endings.has(id));
}
