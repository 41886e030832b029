import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { readConfig } from '../platform/config/config.js';
import type { ConversationsService } from './conversations.service.js';
import { Retention } from './retention.js';

describe('Retention', () => {
  const emptyTrash = jest.fn<ConversationsService['emptyTrash']>();
  const retention = new Retention(readConfig({}), {
    emptyTrash,
  } as Partial<ConversationsService> as ConversationsService);
  const warn = jest.spyOn(Logger.prototype, 'warn').mockImplementation(() => undefined);

  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
    retention.onApplicationBootstrap();
  });
  afterEach(() => {
    retention.onApplicationShutdown();
    jest.useRealTimers();
  });
  afterAll(() => warn.mockRestore());

  it('empties the trash in batches, until one is not full', async () => {
    emptyTrash.mockImplementationOnce(async (limit) => limit).mockImplementationOnce(async (limit) => limit - 1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(emptyTrash.mock.calls).toEqual([[100], [100]]);
  });

  it('says when the trash cannot be emptied, and tries again', async () => {
    emptyTrash.mockRejectedValueOnce(new Error('canceling statement due to statement timeout')).mockResolvedValue(0);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(warn).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(emptyTrash).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledTimes(1);
  });

  it('begins no round while one is under way', async () => {
    const { promise, resolve } = Promise.withResolvers<number>();
    emptyTrash.mockReturnValueOnce(promise).mockResolvedValue(0);
    await jest.advanceTimersByTimeAsync(6_000);
    expect(emptyTrash).toHaveBeenCalledTimes(1);
    resolve(0);
    await jest.advanceTimersByTimeAsync(2_000);
    expect(emptyTrash).toHaveBeenCalledTimes(2);
  });
});
