import { graphql } from '../../support/graphql-client.js';
import type { Cluster } from '../harness/cluster.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { settleAndCheck, startTalks } from '../harness/load.js';
import type { Talk } from '../harness/talk.js';

const EVERY_MS = 200;

/** F30: somebody comes back so many messages behind, over a socket and over a subscription, while more arrive. */
export async function farBehind(cluster: Cluster, rounds: number, messages: number): Promise<CaseReport> {
  const caughtUp: number[] = [];
  const talks = await startTalks(cluster, rounds);
  for (const talk of talks) {
    const speaker = await talk.begin(cluster.nodes[0]);
    const away = [talk.addSocket(cluster.nodes[1]), talk.addSubscription(cluster.nodes[2])];
    await talk.untilAllWelcome();
    speaker.say('pieces n=1');
    await talk.untilSettled(30_000);
    for (const reader of away) reader.stop();
    await fill(cluster, talk, messages / 2);
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
    await talk.untilSettled(60_000);
  }
  const counts = await settleAndCheck(cluster, talks, 'F30');
  return { fault: 'F30', rounds, counts, recovery: spreadOf(caughtUp), figures: { behind: messages } };
}

/** Says so much that everything has its reply. */
async function fill(cluster: Cluster, talk: Talk, sends: number): Promise<void> {
  const speaker = talk.speaker;
  for (let sent = 0; sent < sends; sent += 1) {
    const clientId = talk.compose('pieces n=1', null);
    const content = talk.noteSent(clientId, 1);
    const { data, errors } = await graphql<{ sendMessage: { id: string } }>(
      cluster.nodes[0]!,
      `mutation ($input: SendMessageInput!) { sendMessage(input: $input) { id } }`,
      {
        token: talk.account.accessToken,
        variables: { input: { conversationId: talk.conversationId, content, clientMessageId: clientId } },
      },
    );
    if (!data) throw new Error(`sendMessage: ${JSON.stringify(errors)}`);
    talk.acknowledge(clientId, data.sendMessage.id);
  }
  await speaker.until(
    () => talk.acknowledged.every(({ acks }) => [...acks].every((id) => speaker.endings.has(id))),
    'all replies',
    120_000,
  );
}
