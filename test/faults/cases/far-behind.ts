import { graphql } from '../../support/graphql-client.js';
import type { Cluster } from '../harness/cluster.js';
import type { Conversation } from '../harness/conversation.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { settleAndCheck, startConversations } from '../harness/load.js';

const EVERY_MS = 200;

/** F30: a socket and a subscription reconnect many messages behind, while more messages arrive. */
export async function farBehind(cluster: Cluster, rounds: number, messages: number): Promise<CaseReport> {
  const caughtUp: number[] = [];
  const conversations = await startConversations(cluster, rounds);
  for (const conversation of conversations) {
    const speaker = await conversation.begin(cluster.nodes[0]);
    const away = [conversation.addSocket(cluster.nodes[1]), conversation.addSubscription(cluster.nodes[2])];
    await conversation.untilAllWelcome();
    speaker.say('pieces n=1');
    await conversation.untilSettled(30_000);
    for (const reader of away) reader.stop();
    await fill(cluster, conversation, messages / 2);
    const timer = setInterval(() => speaker.say('pieces n=2'), EVERY_MS);
    const goal = speaker.seen.length;
    const newest = speaker.seen[goal - 1]!.id;
    await Promise.all(
      away.map(async (reader) => {
        const startedAt = performance.now();
        reader.start();
        await reader.until(() => reader.hasSeen(newest), 'what it missed');
        caughtUp.push(performance.now() - startedAt);
      }),
    );
    await speaker.until(() => speaker.seen.length >= goal + 20, 'more messages');
    clearInterval(timer);
    await conversation.untilSettled(60_000);
  }
  const counts = await settleAndCheck(cluster, conversations, 'F30');
  return { fault: 'F30', rounds, counts, recovery: spreadOf(caughtUp), figures: { behind: messages } };
}

/** Sends messages and waits until each has its reply. */
async function fill(cluster: Cluster, conversation: Conversation, sends: number): Promise<void> {
  const speaker = conversation.speaker;
  for (let sent = 0; sent < sends; sent += 1) {
    const clientId = conversation.compose('pieces n=1', null);
    const content = conversation.noteSent(clientId, 1);
    const { data, errors } = await graphql<{ sendMessage: { id: string } }>(
      cluster.nodes[0]!,
      `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }`,
      {
        token: conversation.account.accessToken,
        variables: { input: { conversationId: conversation.conversationId, content, clientMessageId: clientId } },
      },
    );
    if (!data) throw new Error(`sendMessage: ${JSON.stringify(errors)}`);
    conversation.acknowledge(clientId, data.sendMessage.id);
  }
  await speaker.until(
    () => conversation.acknowledged.every(({ acks }) => [...acks].every((id) => speaker.endings.has(id))),
    'all replies',
    120_000,
  );
}
