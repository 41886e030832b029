import { setTimeout as delay } from 'node:timers/promises';
import { startMeter } from '../load/meter.ts';
import type { Services } from '../load/services.ts';
import type { Target } from '../targets/target.ts';
import { figuresOf, openStreams } from './streams.ts';

const WARM_MS = 1_500;
const MEASURED_MS = 5_000;

export interface FanOut {
  conversations: number;
  readers: number;
  /** Chunks of one conversation that may be under way: the load waits for its readers. */
  window: number;
  /** Runs once all readers are connected, before the first chunk. */
  whenOpen?: () => void;
}

/** Saturated: the next chunk of a conversation is published when its readers have had an earlier one. */
export async function measureFanOut(services: Services, targets: Target[], options: FanOut) {
  const { conversations, readers, window, whenOpen } = options;
  const published = new Array<number>(conversations).fill(0);
  const seen = new Array<number>(conversations).fill(0);
  let delivered = 0;
  let isOver = false;
  const publish = (conversation: number) => {
    while (!isOver && published[conversation]! - seen[conversation]! / readers < window) {
      published[conversation]! += 1;
      streams.publish[conversation]!();
    }
  };
  const streams = await openStreams(targets, conversations, readers, (conversation) => {
    delivered += 1;
    seen[conversation]! += 1;
    if (seen[conversation]! % readers === 0) publish(conversation);
  });
  whenOpen?.();
  for (let conversation = 0; conversation < conversations; conversation += 1) publish(conversation);
  await delay(WARM_MS);
  const before = delivered;
  const read = startMeter(
    services,
    targets.map(({ pid }) => pid),
  );
  await delay(MEASURED_MS);
  const costs = read();
  const frames = delivered - before;
  isOver = true;
  streams.close();
  return figuresOf(frames, costs, streams);
}
