import { startMeter } from '../load/meter.ts';
import { postgresWork } from '../load/postgres-meter.ts';
import type { Services } from '../load/services.ts';
import type { Target } from '../targets/target.ts';
import { Asker, script } from './ask.ts';
import { openMany } from './readers.ts';

/** Replies that are written at once. */
const LANES = 8;
/** The history behind a question stays as short as it is in most conversations. */
const REPLIES_PER_CONVERSATION = 25;

export interface ReplyCosts {
  /** Chunks of a reply, and the milliseconds between two of them. */
  chunks: number;
  every: number;
  /** Before the measurement, so that the compiler has done its work. */
  warmPerLane: number;
  /** Sockets of the bench answer no pings, so all of these have to end within a minute. */
  repliesPerLane: number;
}

/** What a whole reply costs the node, Redis and Postgres, from the question to the stored end. */
export async function measureReplyCosts(services: Services, node: Target, how: ReplyCosts) {
  const warm = await openLanes(node, how.warmPerLane);
  await ask(warm, how);
  const lanes = await openLanes(node, how.repliesPerLane);
  const before = await postgresWork(services.databaseUrl);
  const commandsBefore = await commandsOf(services);
  const read = startMeter(services, [node.pid]);
  await ask(lanes, how);
  const costs = read();
  const after = await postgresWork(services.databaseUrl);
  const commands = (await commandsOf(services)) - commandsBefore;
  const replies = LANES * how.repliesPerLane;
  return {
    chunks: how.chunks,
    repliesPerSecond: replies / costs.seconds,
    nodeCpuMs: (costs.cpu * 1_000) / replies,
    redisCpuMs: (costs.redisCpu * 1_000) / replies,
    postgresCpuMs: ((after.cpuSeconds - before.cpuSeconds) * 1_000) / replies,
    redisCommands: commands / replies,
    commits: (after.commits - before.commits) / replies,
    walKib: (after.walBytes - before.walBytes) / 1_024 / replies,
    foreignCores: costs.foreignCores,
  };
}

/** One conversation after the other, and how many replies it gets. */
type Lane = { asker: Asker; replies: number }[];

async function openLanes(node: Target, repliesPerLane: number): Promise<Lane[]> {
  const conversations = Math.ceil(repliesPerLane / REPLIES_PER_CONVERSATION);
  const openLane = () =>
    openMany(conversations, async (index) => ({
      asker: await Asker.open(node, await node.newConversation()),
      replies: Math.min(REPLIES_PER_CONVERSATION, repliesPerLane - index * REPLIES_PER_CONVERSATION),
    }));
  return openMany(LANES, openLane);
}

async function ask(lanes: readonly Lane[], { chunks, every }: ReplyCosts): Promise<void> {
  const question = `And then? ${script(0, chunks, every)}`;
  const askAll = async (lane: Lane) => {
    for (const { asker, replies } of lane) {
      for (let reply = 0; reply < replies; reply += 1) await asker.ask(question);
      asker.close();
    }
  };
  await Promise.all(lanes.map(askAll));
}

async function commandsOf({ redis }: Services): Promise<number> {
  return Number(/total_commands_processed:(\d+)/.exec(await redis.info('stats'))![1]);
}
