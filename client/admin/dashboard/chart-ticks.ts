/** Steps of days between labels: weeks where there are many days. */
const DAY_STEPS = [1, 2, 4, 7, 14, 28];
const MOST_DAY_LABELS = 6;
const VALUE_STEPS = [1, 2, 5, 10];
const MOST_VALUE_STEPS = 5;

/** The labels of the time axis: evenly spaced, the last day among them. */
export function dayTicks<Day>(days: readonly Day[]): Day[] {
  const least = (days.length - 1) / (MOST_DAY_LABELS - 1);
  const step = DAY_STEPS.find((candidate) => candidate >= least) ?? Math.ceil(least);
  return days.filter((_, index) => (days.length - 1 - index) % step === 0);
}

/** The labels of the value axis: whole numbers from 0 in even steps, the last one not below `greatest`. */
export function valueTicks(greatest: number): number[] {
  const least = Math.max(greatest, 1) / MOST_VALUE_STEPS;
  const power = 10 ** Math.floor(Math.log10(least));
  const step = Math.max(1, power * (VALUE_STEPS.find((factor) => factor * power >= least) ?? 10));
  const count = Math.max(1, Math.ceil(greatest / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}
