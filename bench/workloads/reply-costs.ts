import { startMeter } from '../load/meter.ts';
import { postgresWork } from '../load/postgres-meter.ts';
import type { Services } from '../load/services.ts';
import type { Target } from '../targets/target.ts';
import { Asker, script } from './ask.ts';
import { openMany } from './readers.ts';

/** They answer no pings, so a measurement has to end within a minute. */
const ASKERS = 8;
const WARM = 3;

export interface ReplyCosts {
  /** Chunks of a reply, and the milliseconds between two of them. */
  chunks: number;
  every: number;
  repliesPerAsker: number;
}

/** What a whole reply costs the node, Redis and Postgres, from the question to the stored end. */
export async function measureReplyCosts(services: Services, node: Target, how: ReplyCosts) {
  const askers = await openMany(ASKERS, async () => Asker.open(node, await node.newConversation()));
  const ask = async (asker: Asker, replies: number) => {
    for (let reply = 0; reply < replies; reply += 1) {
      await asker.ask(`And then? ${script(0, how.chunks, how.every)}`);
    }
  };
  await Promise.all(askers.map((asker) => ask(asker, Math.min(WARM, how.repliesPerAsker))));
  const before = await postgresWork(services.databaseUrl);
  const commandsBefore = await commandsOf(services);
  const read = startMeter(services, [node.pid]);
  await Promise.all(askers.map((asker) => ask(asker, how.repliesPerAsker)));
  const costs = read();
  const after = await postgresWork(services.databaseUrl);
  const commands = (await commandsOf(services)) - commandsBefore;
  for (const asker of askers) asker.close();
  const replies = ASKERS * how.repliesPerAsker;
  return {
    chunks: how.chunks,
    nodeCpuMs: (costs.cpu * 1_000) / replies,
    redisCpuMs: (costs.redisCpu * 1_000) / replies,
    postgresCpuMs: ((after.cpuSeconds - before.cpuSeconds) * 1_000) / replies,
    redisCommands: commands / replies,
    commits: (after.commits - before.commits) / replies,
    walKib: (after.walBytes - before.walBytes) / 1_024 / replies,
    foreignCores: costs.foreignCores,
  };
}

async function commandsOf({ redis }: Services): Promise<number> {
  return Number(/total_commands_processed:(\d+)/.exec(await redis.info('stats'))![1]);
}
