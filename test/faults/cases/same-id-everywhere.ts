import { api } from '../../support/api.js';
import { graphql } from '../../support/graphql-client.js';
import { until } from '../../support/wait.js';
import type { Cluster } from '../harness/cluster.js';
import type { CaseReport } from '../harness/figures.js';
import { settleAndCheck, startTalks } from '../harness/load.js';
import type { SocketReader } from '../harness/socket-reader.js';
import type { Talk } from '../harness/talk.js';

const SEND_MESSAGE = `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id clientMessageId content } }`;
const IDS_EACH = 50;
/** One in ten ids is sent with other texts under the same id. */
const CHANGED_EVERY = 10;

/** F18: each id is sent five times at once: over four sockets at three nodes, and by `sendMessage`. */
export async function sameIdEverywhere(cluster: Cluster, ids: number): Promise<CaseReport> {
  const talks = await startTalks(cluster, Math.ceil(ids / IDS_EACH));
  let acks = 0;
  let changedTexts = 0;
  await Promise.all(
    talks.map(async (talk, index) => {
      const speaker = await talk.begin(cluster.nodes[0]);
      const sockets = [speaker, ...[0, 1, 2].map((turn) => talk.addSocket(cluster.nodes[turn]))];
      await talk.untilAllWelcome();
      const own = Math.min(IDS_EACH, ids - index * IDS_EACH);
      for (let id = 0; id < own; id += 1) {
        const answers = await sendFiveTimes(cluster, talk, sockets, id % CHANGED_EVERY === 0);
        acks += answers.acks;
        if (answers.textsDiffer) changedTexts += 1;
      }
    }),
  );
  await Promise.all(talks.map((talk) => talk.untilSettled(120_000)));
  const [rows] = await cluster.sql<{ messages: number; replies: number }>(
    `SELECT count(*) FILTER (WHERE role = 'user')::int AS messages,
            count(*) FILTER (WHERE role = 'assistant')::int AS replies FROM messages
      WHERE conversation_id = ANY($1)`,
    [talks.map((talk) => talk.conversationId)],
  );
  const counts = await settleAndCheck(cluster, talks, 'F18');
  return { fault: 'F18', rounds: ids, counts, figures: { acks, changedTexts, ...rows } };
}

async function sendFiveTimes(
  cluster: Cluster,
  talk: Talk,
  sockets: readonly SocketReader[],
  isChanged: boolean,
): Promise<{ acks: number; textsDiffer: boolean }> {
  const clientId = talk.compose('pieces n=2', null);
  const content = talk.sends.get(clientId)!.content;
  const variant = (number: number) => (isChanged ? `${content} variant ${number}` : content);
  for (const [number, socket] of sockets.entries()) {
    talk.noteSent(clientId, 1);
    socket.send('message', variant(number), { message_id: clientId });
  }
  talk.noteSent(clientId, 1);
  const { data, errors } = await graphql<{ sendMessage: { id: string; content: string } }>(
    cluster.nodes[1]!,
    SEND_MESSAGE,
    {
      token: talk.account.accessToken,
      variables: {
        input: { conversationId: talk.conversationId, content: variant(4), clientMessageId: clientId },
      },
    },
  );
  if (!data) throw new Error(`sendMessage: ${JSON.stringify(errors)}`);
  talk.acknowledge(clientId, data.sendMessage.id);
  // Each socket is told at least once: by the news of the first, or by the answer to its own repeat.
  await Promise.all(sockets.map((socket) => socket.until(() => socket.hasSeen(data.sendMessage.id), 'its own send')));
  const stored = await until(async () => {
    const path = `/conversations/${talk.conversationId}/messages?limit=100`;
    const { body } = await api(cluster.nodes[2]!.url).get(path, talk.account.accessToken);
    return body.find((row: { id: string }) => row.id === data.sendMessage.id)?.message_content as string | undefined;
  });
  const told = sockets.map((socket) => socket.seen.find(({ id }) => id === data.sendMessage.id)!.content);
  return { acks: sockets.length + 1, textsDiffer: [...told, data.sendMessage.content].some((text) => text !== stored) };
}
