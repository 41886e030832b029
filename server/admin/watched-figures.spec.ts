import { jest } from '@jest/globals';
import { WatchedFigures } from './watched-figures.js';

interface Value {
  count: number;
  at: number;
}

describe('WatchedFigures', () => {
  let count: number;
  let computed: number;
  let figures: WatchedFigures<Value>;
  const told: number[] = [];

  /** Reads on, and gives every promise a turn. */
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

  beforeEach(async () => {
    jest.useFakeTimers();
    [count, computed] = [1, 0];
    told.length = 0;
    figures = new WatchedFigures<Value>({
      compute: async () => {
        computed += 1;
        return { count, at: computed };
      },
      figures: ({ at: _, ...rest }) => rest,
    });
    const watched = figures.watch();
    void (async () => {
      for await (const value of watched) told.push(value.count);
    })();
    await pass(0);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are told at the start, then when one has changed, by looking once a second', async () => {
    expect(told).toEqual([1]);
    await pass(5_000);
    expect([told, computed]).toEqual([[1], 6]);
    count = 2;
    await pass(1_000);
    expect(told).toEqual([1, 2]);
  });

  it('are told at once where a change is known and nothing was told just before', async () => {
    await pass(2_300);
    count = 2;
    figures.nudge();
    await pass(1);
    expect(told).toEqual([1, 2]);
  });

  it('are told and computed once a second however many changes are known', async () => {
    await pass(2_300);
    const before = computed;
    for (let change = 0; change < 500; change += 1) {
      count += 1;
      figures.nudge();
      await pass(10);
    }
    expect(told.length).toBeLessThanOrEqual(1 + 6);
    expect(computed - before).toBeLessThanOrEqual(6);
    await pass(1_000);
    expect(told.at(-1)).toBe(count);
  });
});
