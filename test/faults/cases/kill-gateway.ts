import type { Cluster } from '../harness/cluster.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { settleAndCheck, startConversations } from '../harness/load.js';

/** F2: a node that writes no reply is killed, and its sockets reconnect to other nodes while replies run. */
export async function killGateway(
  cluster: Cluster,
  rounds: number,
  { conversations: count = 20, socketsEach = 3 } = {},
): Promise<CaseReport> {
  const [gateway, writer] = cluster.nodes;
  const conversations = await startConversations(cluster, count);
  const back: number[] = [];
  const catchUp: number[] = [];
  await Promise.all(
    conversations.map(async (conversation) => {
      await conversation.begin(writer);
      for (let socket = 0; socket < socketsEach; socket += 1) conversation.addSocket(gateway);
      await conversation.untilAllWelcome();
    }),
  );
  const readers = conversations.flatMap((conversation) => conversation.readers.slice(1));
  for (let round = 0; round < rounds; round += 1) {
    for (const conversation of conversations) conversation.speaker.say('pieces n=60 delayMs=50');
    await Promise.all(readers.map((reader) => reader.until(() => reader.pieces >= 5, 'some pieces')));
    const killedAt = performance.now();
    await gateway!.kill();
    // Messages arrive while the sockets are disconnected.
    for (const conversation of conversations) conversation.speaker.say('pieces n=5');
    await Promise.all(
      readers.map(async (reader) => {
        await reader.until(() => reader.isWelcome && reader.connection!.node !== gateway, 'coming back');
        const { connection } = reader;
        back.push(connection!.welcomedAt! - killedAt);
        await reader.until(() => connection!.firstTextAt !== null, 'its catching up');
        catchUp.push(connection!.firstTextAt! - connection!.welcomedAt!);
      }),
    );
    await Promise.all([gateway!.start(), ...conversations.map((conversation) => conversation.untilSettled(60_000))]);
    for (const reader of readers) {
      reader.pieces = 0;
      if (round + 1 < rounds) reader.goHome();
    }
    await Promise.all(conversations.map((conversation) => conversation.untilAllWelcome()));
  }
  const counts = await settleAndCheck(cluster, conversations, 'F2');
  return { fault: 'F2', rounds, counts, recovery: spreadOf(back), figures: { catchUp: spreadOf(catchUp) } };
}
