import { until } from '../../support/wait.js';
import type { Cluster } from '../harness/cluster.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { settleAndCheck, startConversations } from '../harness/load.js';

/** F28: a reply is stopped from a node that does not write it. */
export async function stopFromElsewhere(cluster: Cluster, rounds: number): Promise<CaseReport> {
  const [conversation] = await startConversations(cluster, 1);
  const speaker = await conversation!.begin(cluster.nodes[0]);
  const other = conversation!.addSocket(cluster.nodes[1]);
  conversation!.addSocket(cluster.nodes[2]);
  await conversation!.untilAllWelcome();
  const closes: number[] = [];
  let textsKept = 0;
  for (let round = 0; round < rounds; round += 1) {
    speaker.pieces = 0;
    const clientId = speaker.say('pieces n=400 delayMs=25');
    await speaker.until(() => speaker.pieces >= 5, 'some pieces');
    const stoppedAt = performance.now();
    other.stopReply();
    await until(() => cluster.provider.openReplies === 0, { what: 'the provider to be let go', everyMs: 2 });
    closes.push(performance.now() - stoppedAt);
    await conversation!.untilSettled(30_000);
    const [id] = conversation!.sends.get(clientId)!.acks;
    const [row] = await cluster.sql<{ content: string }>('SELECT content FROM messages WHERE reply_to = $1', [id]);
    if (row && row.content.length > 0) textsKept += 1;
  }
  const counts = await settleAndCheck(cluster, [conversation!], 'F28');
  return { fault: 'F28', rounds, counts, recovery: spreadOf(closes), figures: { textsKept } };
}
