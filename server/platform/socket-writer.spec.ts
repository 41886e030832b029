import { Duplex } from 'node:stream';
import { jest } from '@jest/globals';
import { SLOW_READER_SECONDS } from '../../contract/limits.js';
import { PROGRESS_EVERY_MS, SocketWriter } from './socket-writer.js';

const SLOW_MS = SLOW_READER_SECONDS * 1000;

/** A reader of ten bytes at a time, which takes them when it is told to. */
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
  const say = () => {
    stream.bytesWritten += 10;
    writer.write(Buffer.alloc(10));
  };
  return { writer, slow, say, takeOne: () => take() };
}

/** Passes time as a node does: with a look at the reader every now and then. */
function pass(writer: SocketWriter, ms: number): void {
  for (let passed = 0; passed < ms; passed += PROGRESS_EVERY_MS) {
    jest.advanceTimersByTime(PROGRESS_EVERY_MS);
    writer.checkProgress();
  }
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tells of a reader that took nothing for 30 s, and not later', () => {
  const { writer, slow, say } = slowReader();
  say();
  const startedAt = performance.now();
  pass(writer, SLOW_MS - 4 * PROGRESS_EVERY_MS);
  expect(slow).toEqual([]);
  pass(writer, 4 * PROGRESS_EVERY_MS);
  expect(slow[0]! - startedAt).toBeGreaterThan(SLOW_MS - 4 * PROGRESS_EVERY_MS);
  expect(slow[0]! - startedAt).toBeLessThanOrEqual(SLOW_MS);
});

it('says nothing of a reader that takes a little, however far it is behind', () => {
  const { writer, slow, say, takeOne } = slowReader();
  for (let piece = 0; piece < 20; piece += 1) say();
  for (let piece = 0; piece < 8; piece += 1) {
    pass(writer, SLOW_MS / 2);
    takeOne();
  }
  expect(slow).toEqual([]);
});

it('says nothing of a reader that has read everything', () => {
  const { writer, slow, say, takeOne } = slowReader();
  say();
  takeOne();
  pass(writer, 3 * SLOW_MS);
  expect(slow).toEqual([]);
});
