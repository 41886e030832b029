import { setTimeout as delay } from 'node:timers/promises';
import { api } from '../../support/api.js';
import { graphql } from '../../support/graphql-client.js';
import { until } from '../../support/wait.js';
import type { Cluster } from '../harness/cluster.js';
import type { Conversation } from '../harness/conversation.js';
import type { CaseReport } from '../harness/figures.js';
import { settleAndCheck, startConversations } from '../harness/load.js';
import type { SocketReader } from '../harness/socket-reader.js';

const SEND_MESSAGE = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id clientMessageId content } }`;
const IDS_EACH = 50;
/** One in ten ids is sent with different texts. */
const CHANGED_EVERY = 10;
/** The Postgres and the Redis of a busy machine come back sooner than this. */
const REPEATS_AT_MOST = 5;

/** F18: each id is sent five times at once: over four sockets at three nodes, and by `sendMessage`. */
export async function sameIdEverywhere(cluster: Cluster, ids: number): Promise<CaseReport> {
  const conversations = await startConversations(cluster, Math.ceil(ids / IDS_EACH));
  let acks = 0;
  let changedTexts = 0;
  let repeats = 0;
  await Promise.all(
    conversations.map(async (conversation, index) => {
      const speaker = await conversation.begin(cluster.nodes[0]);
      const sockets = [speaker, ...[0, 1, 2].map((turn) => conversation.addSocket(cluster.nodes[turn]))];
      await conversation.untilAllWelcome();
      const own = Math.min(IDS_EACH, ids - index * IDS_EACH);
      for (let id = 0; id < own; id += 1) {
        const answers = await sendFiveTimes(cluster, conversation, sockets, id % CHANGED_EVERY === 0);
        acks += answers.acks;
        repeats += answers.repeats;
        if (answers.textsDiffer) changedTexts += 1;
      }
    }),
  );
  await Promise.all(conversations.map((conversation) => conversation.untilSettled(120_000)));
  const [rows] = await cluster.sql<{ messages: number; replies: number }>(
    `SELECT count(*) FILTER (WHERE role = 'user')::int AS messages,
            count(*) FILTER (WHERE role = 'assistant')::int AS replies FROM messages
      WHERE conversation_id = ANY($1)`,
    [conversations.map((conversation) => conversation.conversationId)],
  );
  const counts = await settleAndCheck(cluster, conversations, 'F18');
  return { fault: 'F18', rounds: ids, counts, figures: { acks, changedTexts, repeats, ...rows } };
}

async function sendFiveTimes(
  cluster: Cluster,
  conversation: Conversation,
  sockets: readonly SocketReader[],
  isChanged: boolean,
): Promise<{ acks: number; textsDiffer: boolean; repeats: number }> {
  const clientId = conversation.compose('pieces n=2', null);
  const content = conversation.sends.get(clientId)!.content;
  const variant = (number: number) => (isChanged ? `${content} variant ${number}` : content);
  for (const [number, socket] of sockets.entries()) {
    conversation.noteSent(clientId, 1);
    socket.send('message', variant(number), { message_id: clientId });
  }
  conversation.noteSent(clientId, 1);
  const { stored: sent, repeats } = await sendMessage(cluster, conversation, {
    conversationId: conversation.conversationId,
    content: variant(4),
    clientMessageId: clientId,
  });
  conversation.acknowledge(clientId, sent.id);
  // Each socket hears of the message at least once: from its broadcast or from the answer to the socket's own repeat.
  await Promise.all(sockets.map((socket) => socket.until(() => socket.hasSeen(sent.id), 'its own send')));
  const stored = await until(async () => {
    const path = `/conversations/${conversation.conversationId}/messages?limit=100`;
    const { status, body } = await api(cluster.nodes[2]!.url).get(path, conversation.account.accessToken);
    if (status === 503) return undefined;
    return body.find((row: { id: string }) => row.id === sent.id)?.message_content as string | undefined;
  });
  const seen = sockets.map((socket) => socket.seen.find(({ id }) => id === sent.id)!.content);
  const textsDiffer = [...seen, sent.content].some((text) => text !== stored);
  return { acks: sockets.length + 1, textsDiffer, repeats };
}

/** As the API asks of its clients: an `unavailable` answer is waited out, and the message sent again under its id. */
async function sendMessage(cluster: Cluster, { account }: Conversation, input: Record<string, string>) {
  for (let repeats = 0; ; repeats += 1) {
    const { data, errors } = await graphql<{ sendMessage: { id: string; content: string } }>(
      cluster.nodes[1]!,
      SEND_MESSAGE,
      { token: account.accessToken, variables: { input } },
    );
    if (data) return { stored: data.sendMessage, repeats };
    const { error, retryAfter } = errors[0]!.extensions;
    if (error !== 'unavailable' || retryAfter === undefined || repeats === REPEATS_AT_MOST) {
      throw new Error(`sendMessage: ${JSON.stringify(errors)}`);
    }
    await delay(retryAfter * 1_000);
  }
}
