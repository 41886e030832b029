import { setTimeout as delay } from 'node:timers/promises';
import { startMeter } from '../load/meter.ts';
import type { Services } from '../load/services.ts';
import type { Target } from '../targets/target.ts';
import { quantile } from './readers.ts';
import { figuresOf, openStreams } from './streams.ts';

const STREAMS = 200;
const PER_SECOND = 50;
/** The compiler works for the first ten seconds at this pace, on the core that is measured. */
const WARM_MS = 10_000;
const MEASURED_MS = 10_000;
/** Chunks that have not arrived by then count as lost. */
const PATIENCE_MS = 15_000;

/** 200 streams with one reader each, 50 evenly spaced chunks a second: delay from publishing to the client, and CPU cost. */
export async function measurePaced(services: Services, targets: Target[]) {
  const sentAt = Array.from({ length: STREAMS }, () => [] as number[]);
  const waits: number[] = [];
  let isMeasured = false;
  let delivered = 0;
  const streams = await openStreams(
    targets,
    STREAMS,
    1,
    (stream, n) => {
      delivered += 1;
      if (isMeasured) waits.push(performance.now() - sentAt[stream]![n]!);
    },
    (stream) => {
      sentAt[stream]!.push(performance.now());
    },
  );
  const startedAt = performance.now();
  let sent = 0;
  const timer = setInterval(() => {
    const due = ((performance.now() - startedAt) / 1_000) * STREAMS * PER_SECOND;
    for (; sent < due; sent += 1) streams.publish[sent % STREAMS]!();
  }, 1);
  await delay(WARM_MS);
  isMeasured = true;
  const before = delivered;
  const read = startMeter(
    services,
    targets.map(({ pid }) => pid),
  );
  await delay(MEASURED_MS);
  const costs = read();
  const frames = delivered - before;
  clearInterval(timer);
  const missing = () => streams.counters.reduce((sum, { expected }) => sum - expected, sent);
  const deadline = performance.now() + PATIENCE_MS;
  while (missing() > 0 && performance.now() < deadline) await delay(20);
  streams.close();
  const figures = figuresOf(frames, costs, streams);
  return {
    p50Ms: quantile(waits, 0.5),
    p90Ms: quantile(waits, 0.9),
    p99Ms: quantile(waits, 0.99),
    ...figures,
    lost: figures.lost + missing(),
  };
}
