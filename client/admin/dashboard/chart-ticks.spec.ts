import { dayTicks, valueTicks } from './chart-ticks';

const days = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it.each([
  [7, [1, 3, 5, 7]],
  [14, [2, 6, 10, 14]],
  [30, [2, 9, 16, 23, 30]],
  [90, [6, 34, 62, 90]],
  [1, [1]],
  [0, []],
])('labels %p days evenly, with the last day', (count, labels) => {
  expect(dayTicks(days(count))).toEqual(labels);
});

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [22, [0, 5, 10, 15, 20, 25]],
  [61, [0, 20, 40, 60, 80]],
  [4_300, [0, 1_000, 2_000, 3_000, 4_000, 5_000]],
])('labels values up to %p in even whole steps', (greatest, labels) => {
  expect(valueTicks(greatest)).toEqual(labels);
});
