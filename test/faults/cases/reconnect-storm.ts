import type { Cluster } from '../harness/cluster.js';
import { type CaseReport, spreadOf } from '../harness/figures.js';
import { settleAndCheck, startConversations } from '../harness/load.js';
import { loopLagOf, memoryOf } from '../harness/node-figures.js';

const CONVERSATIONS = 100;
const PROBE_EVERY_MS = 200;

/** F20: a node with many sockets is killed, and all of them reconnect to the other nodes. */
export async function reconnectStorm(cluster: Cluster, sockets: number): Promise<CaseReport> {
  const [crowded, ...others] = cluster.nodes;
  const conversations = await startConversations(cluster, CONVERSATIONS);
  for (let start = 0; start < conversations.length; start += 10) {
    await Promise.all(
      conversations.slice(start, start + 10).map(async (conversation) => {
        await conversation.begin(others[0]);
        for (let socket = 0; socket < sockets / CONVERSATIONS; socket += 1) conversation.addSocket(crowded);
        await conversation.untilAllWelcome(120_000);
      }),
    );
  }
  for (const conversation of conversations) conversation.speaker.say('pieces n=3');
  await Promise.all(conversations.map((conversation) => conversation.untilSettled(120_000)));
  const memoryBefore = await Promise.all(others.map((node) => memoryOf(node.pid)));
  const readers = conversations.flatMap((conversation) => conversation.readers.slice(1));
  const probes: { status: number; ms: number }[] = [];
  let connectionsMax = 0;
  const timer = setInterval(() => {
    const token = conversations[0]!.account.accessToken;
    for (const node of others) void node.probe('/api/v1/users/me', token).then((probe) => probes.push(probe));
    void cluster.connectionsOfNodes().then((most) => {
      connectionsMax = Math.max(connectionsMax, most);
    });
  }, PROBE_EVERY_MS);
  const killedAt = performance.now();
  await crowded!.kill();
  for (const conversation of conversations) conversation.speaker.say('pieces n=3');
  const back = await Promise.all(
    readers.map(async (reader) => {
      await reader.until(() => reader.isWelcome && reader.connection!.node !== crowded, 'coming back', 120_000);
      return reader.connection!.welcomedAt! - killedAt;
    }),
  );
  clearInterval(timer);
  await Promise.all(conversations.map((conversation) => conversation.untilSettled(120_000)));
  const memoryAfter = await Promise.all(others.map((node) => memoryOf(node.pid)));
  const loopLags = await Promise.all(others.map(loopLagOf));
  const counts = await settleAndCheck(cluster, conversations, 'F20');
  return {
    fault: 'F20',
    rounds: 1,
    counts,
    recovery: spreadOf(back),
    figures: {
      sockets: readers.length,
      connectionsPerNode: connectionsMax,
      probes: probes.length,
      failedProbes: probes.filter(({ status }) => status !== 200).length,
      probeMs: spreadOf(probes.map(({ ms }) => ms)),
      memoryGrowthMiB: memoryAfter.map((bytes, index) => Math.round((bytes - memoryBefore[index]!) / 2 ** 20)),
      loopLagP99Ms: loopLags,
    },
  };
}
