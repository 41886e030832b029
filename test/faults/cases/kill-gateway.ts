import type { Cluster } from '../harness/cluster.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { settleAndCheck, startTalks } from '../harness/load.js';

/** F2: a node that writes nothing is killed with all its sockets; they come back elsewhere while replies run. */
export async function killGateway(
  cluster: Cluster,
  rounds: number,
  { talks: count = 20, socketsEach = 3 } = {},
): Promise<CaseReport> {
  const [gateway, writer] = cluster.nodes;
  const talks = await startTalks(cluster, count);
  const back: number[] = [];
  const catchUp: number[] = [];
  await Promise.all(
    talks.map(async (talk) => {
      await talk.begin(writer);
      for (let socket = 0; socket < socketsEach; socket += 1) talk.addSocket(gateway);
      await talk.untilAllWelcome();
    }),
  );
  const readers = talks.flatMap((talk) => talk.readers.slice(1));
  for (let round = 0; round < rounds; round += 1) {
    for (const talk of talks) talk.speaker.say('pieces n=60 delayMs=50');
    await Promise.all(readers.map((reader) => reader.until(() => reader.pieces >= 5, 'some pieces')));
    const killedAt = performance.now();
    await gateway!.kill();
    // Behind their backs.
    for (const talk of talks) talk.speaker.say('pieces n=5');
    await Promise.all(
      readers.map(async (reader) => {
        await reader.until(() => reader.isWelcome && reader.connection!.node !== gateway, 'coming back');
        const { connection } = reader;
        back.push(connection!.welcomedAt! - killedAt);
        await reader.until(() => connection!.firstTextAt !== null, 'its catching up');
        catchUp.push(connection!.firstTextAt! - connection!.welcomedAt!);
      }),
    );
    await Promise.all([gateway!.start(), ...talks.map((talk) => talk.untilSettled(60_000))]);
    for (const reader of readers) {
      reader.pieces = 0;
      if (round + 1 < rounds) reader.goHome();
    }
    await Promise.all(talks.map((talk) => talk.untilAllWelcome()));
  }
  const counts = await settleAndCheck(cluster, talks, 'F2');
  return { fault: 'F2', rounds, counts, recovery: spreadOf(back), figures: { catchUp: spreadOf(catchUp) } };
}
