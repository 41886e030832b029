import { setTimeout as delay } from 'node:timers/promises';
import type { Services } from '../load/services.ts';
import { cpuSecondsOf, type Target } from '../targets/target.ts';
import { measureFanOut } from './fan-out.ts';

const QUIET_MS = 8_000;
/** From the arrival of the readers until the load has certainly ended. */
const LOADED_MS = 6_000;

/** Two nodes on one bus, all readers at the first: the cost at the second of chunks without a reader there. */
export async function measureBystander(services: Services, [reader, bystander]: Target[]) {
  await delay(QUIET_MS / 2);
  const idle = await coresOf(bystander!, QUIET_MS);
  let loaded: Promise<number> | null = null;
  const { framesPerSecond, foreignCores } = await measureFanOut(services, [reader!], {
    conversations: 500,
    readers: 1,
    window: 5,
    whenOpen: () => {
      loaded = coresOf(bystander!, LOADED_MS);
    },
  });
  return { idlePercent: idle * 100, percent: (await loaded!) * 100, framesPerSecond, foreignCores };
}

async function coresOf({ pid }: Target, milliseconds: number): Promise<number> {
  const before = { at: performance.now(), cpu: cpuSecondsOf(pid) };
  await delay(milliseconds);
  return (cpuSecondsOf(pid) - before.cpu) / ((performance.now() - before.at) / 1_000);
}
