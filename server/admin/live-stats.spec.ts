import { jest } from '@jest/globals';
import { LiveStats } from './live-stats.js';

interface Value {
  count: number;
  at: number;
}

describe('live stats', () => {
  let count: number;
  let computed: number;
  let stats: LiveStats<Value>;
  const pushed: number[] = [];

  /** Advances the clock, and lets every promise settle. */
  const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

  beforeEach(async () => {
    jest.useFakeTimers();
    [count, computed] = [1, 0];
    pushed.length = 0;
    stats = new LiveStats<Value>({
      compute: async () => {
        computed += 1;
        return { count, at: computed };
      },
      withoutTime: ({ at: _, ...rest }) => rest,
    });
    const subscription = stats.subscribe();
    void (async () => {
      for await (const value of subscription) pushed.push(value.count);
    })();
    await pass(0);
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are pushed at the start, then after a change that is found by polling once a second', async () => {
    expect(pushed).toEqual([1]);
    await pass(5_000);
    expect([pushed, computed]).toEqual([[1], 6]);
    count = 2;
    await pass(1_000);
    expect(pushed).toEqual([1, 2]);
  });

  it('are pushed at once after an invalidation if nothing was pushed within the last second', async () => {
    await pass(2_300);
    count = 2;
    stats.invalidate();
    await pass(1);
    expect(pushed).toEqual([1, 2]);
  });

  it('are computed and pushed at most once a second, however many invalidations come', async () => {
    await pass(2_300);
    const before = computed;
    for (let change = 0; change < 500; change += 1) {
      count += 1;
      stats.invalidate();
      await pass(10);
    }
    expect(pushed.length).toBeLessThanOrEqual(1 + 6);
    expect(computed - before).toBeLessThanOrEqual(6);
    await pass(1_000);
    expect(pushed.at(-1)).toBe(count);
  });
});
