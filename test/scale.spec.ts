import { readMeasured } from '../bench/scale/measured.ts';
import { comparisonsOf } from '../bench/scale/report.ts';
import { randomFrom, Station, Timeline } from '../bench/scale/simulator.ts';
import { simulateFrames, simulateReplies } from '../bench/scale/workloads.ts';

const measured = readMeasured();

test('the simulation gives what was measured over 1, 2 and 4 nodes, within 15 %', () => {
  const comparisons = comparisonsOf(measured);
  expect(comparisons.map(({ workload, nodes }) => `${workload} ${nodes}`)).toEqual([
    'frames 1',
    'frames 2',
    'frames 4',
    'replies 1',
    'replies 2',
    'replies 4',
  ]);
  const tooFar = comparisons.filter(({ simulated, measured: real }) => Math.abs(simulated / real - 1) > 0.15);
  expect(tooFar).toEqual([]);
});

test('the same results of the bench give the same figures', () => {
  expect(simulateFrames(measured, 2)).toBe(simulateFrames(measured, 2));
});

test('more nodes give no more once Postgres is full', () => {
  const of = (nodes: number) => simulateReplies(measured, { nodes, redisCores: 1, postgresCores: 1 });
  expect(of(32).postgresUse).toBeGreaterThan(0.99);
  expect(of(64).perSecond / of(32).perSecond).toBeLessThan(1.02);
});

test('a bounded station works for its share of each period only', () => {
  const timeline = new Timeline();
  const station = new Station(timeline, { share: 0.1 });
  const ends: number[] = [];
  for (let job = 0; job < 5; job += 1) station.serve(0.001, () => ends.push(Math.round(timeline.now * 1_000)));
  timeline.runUntil(1);
  // Two milliseconds of every twenty.
  expect(ends).toEqual([1, 2, 21, 22, 41]);
});

test('events happen in the order of their times', () => {
  const timeline = new Timeline();
  const random = randomFrom(7);
  const times: number[] = [];
  for (let event = 0; event < 200; event += 1) timeline.at(random(), () => times.push(timeline.now));
  timeline.runUntil(1);
  expect(times).toHaveLength(200);
  expect(times).toEqual(times.toSorted((one, other) => one - other));
});
