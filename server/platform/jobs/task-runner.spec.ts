import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { type TaskOutcome, TaskRunner } from './task-runner.js';

describe('the runner of a periodic task', () => {
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);
  let handler: jest.Mock<() => Promise<void>>;
  let outcomes: TaskOutcome[];
  let runner: TaskRunner;

  beforeEach(() => {
    jest.useFakeTimers();
    warn.mockClear();
    handler = jest.fn(async () => undefined);
    outcomes = [];
    const task = { name: 'sweep', timeoutMs: 10_000 };
    runner = new TaskRunner(task, handler, (outcome) => outcomes.push(outcome));
  });
  afterEach(() => jest.useRealTimers());
  afterAll(() => warn.mockRestore());

  it('logs the first failure of an outage only, and runs again', async () => {
    handler.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('still away'));
    for (let round = 0; round < 3; round += 1) await runner.run();
    expect(outcomes).toEqual(['failed', 'failed', 'done']);
    expect(warn).toHaveBeenCalledTimes(1);
    handler.mockRejectedValueOnce(new Error('away again'));
    await runner.run();
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('starts no run while one is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    handler.mockReturnValueOnce(promise);
    const runs = [runner.run(), runner.run()];
    expect(handler).toHaveBeenCalledTimes(1);
    resolve();
    await Promise.all(runs);
    await runner.run();
    expect(handler).toHaveBeenCalledTimes(2);
  });

  it('waits no longer than the timeout, then runs again', async () => {
    handler.mockReturnValueOnce(new Promise(() => undefined));
    const stuck = runner.run();
    await jest.advanceTimersByTimeAsync(10_000);
    await stuck;
    await runner.run();
    expect(outcomes).toEqual(['timed_out', 'done']);
  });

  it('stops when the run under way has ended, and starts no other', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    handler.mockReturnValueOnce(promise);
    void runner.run();
    let isStopped = false;
    const stopping = runner.stop().then(() => {
      isStopped = true;
    });
    await jest.advanceTimersByTimeAsync(1_000);
    expect(isStopped).toBe(false);
    resolve();
    await stopping;
    await runner.run();
    expect(handler).toHaveBeenCalledTimes(1);
  });

  it('does not hold up a shutdown for a long run', async () => {
    handler.mockReturnValueOnce(new Promise(() => undefined));
    void runner.run();
    const stopping = runner.stop();
    await jest.advanceTimersByTimeAsync(5_000);
    await stopping;
    expect(outcomes).toEqual([]);
  });
});
