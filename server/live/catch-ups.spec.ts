import { jest } from '@jest/globals';
import { CatchUps } from './catch-ups.js';

describe('subscribers that catch up', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('are refused if no turn comes within eight seconds, and get in after one has ended', async () => {
    const catchUps = new CatchUps();
    const [end] = await Promise.all(Array.from({ length: 4 }, () => catchUps.enter('a parent')));
    const refused = expect(catchUps.enter('a parent')).rejects.toMatchObject({ code: 'rate_limited' });
    await jest.advanceTimersByTimeAsync(8_000);
    await refused;
    const waiting = catchUps.enter('a parent');
    end!();
    (await waiting)();
    (await catchUps.enter('a parent'))();
  });
});
