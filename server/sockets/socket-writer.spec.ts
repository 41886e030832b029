import { Duplex } from 'node:stream';
import { jest } from '@jest/globals';
import { SLOW_READER_SECONDS } from '../../contract/limits.js';
import { PROGRESS_EVERY_MS, SocketWriter } from './socket-writer.js';

const SLOW_MS = SLOW_READER_SECONDS * 1000;

/** A reader that takes ten bytes with each `takeOne()`. */
function slowReader() {
  let take: () => void = () => undefined;
  const unread = new Duplex({
    read: () => undefined,
    write: (_bytes, _encoding, taken) => {
      take = taken;
    },
  });
  const stream = Object.assign(unread, { bytesWritten: 0 });
  const slow: number[] = [];
  const writer = new SocketWriter(stream, () => slow.push(performance.now()));
  const writeTen = () => {
    stream.bytesWritten += 10;
    writer.write(Buffer.alloc(10));
  };
  return { writer, slow, writeTen, takeOne: () => take() };
}

/** Lets time pass and checks the reader as often as the hub does. */
function pass(writer: SocketWriter, ms: number): void {
  for (let passed = 0; passed < ms; passed += PROGRESS_EVERY_MS) {
    jest.advanceTimersByTime(PROGRESS_EVERY_MS);
    writer.checkProgress();
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reports a reader that has taken nothing for 30 s, and not later', () => {
  const { writer, slow, writeTen } = slowReader();
  writeTen();
  const startedAt = performance.now();
  pass(writer, SLOW_MS - 4 * PROGRESS_EVERY_MS);
  expect(slow).toEqual([]);
  pass(writer, 4 * PROGRESS_EVERY_MS);
  expect(slow[0]! - startedAt).toBeGreaterThan(SLOW_MS - 4 * PROGRESS_EVERY_MS);
  expect(slow[0]! - startedAt).toBeLessThanOrEqual(SLOW_MS);
});

it('does not report a reader that keeps taking a little, however far behind it is', () => {
  const { writer, slow, writeTen, takeOne } = slowReader();
  for (let count = 0; count < 20; count += 1) writeTen();
  for (let count = 0; count < 8; count += 1) {
    pass(writer, SLOW_MS / 2);
    takeOne();
  }
  expect(slow).toEqual([]);
});

it('does not report a reader that has read everything', () => {
  const { writer, slow, writeTen, takeOne } = slowReader();
  writeTen();
  takeOne();
  pass(writer, 3 * SLOW_MS);
  expect(slow).toEqual([]);
});
