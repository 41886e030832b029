import { jest } from '@jest/globals';
import { browserClock } from '../../chat/store/clock';
import { clearUnsent } from '../../chat/store/unsent-keys';
import { MemoryStorage } from '../../platform/memory-storage';
import type { LearningEvent, QueuedEvent } from './learning-event';
import { EventsRefused, LearningQueue } from './learning-queue';

const START = Date.parse('2026-11-25T16:00:00Z');
const DAY_MS = 86_400_000;
const begun: LearningEvent = { verb: 'started', object: 'story', objectId: 'three-socks' };
const ended: LearningEvent = { ...begun, verb: 'completed' };

/** A queue whose server the test moves by hand. */
function setup({ storage = new MemoryStorage(), child = 'mia' } = {}) {
  const calls: (readonly QueuedEvent[])[] = [];
  let answer: (events: readonly QueuedEvent[]) => Promise<void> = async () => undefined;
  let ids = 0;
  const queue = new LearningQueue(child, {
    storage,
    send: (events) => {
      calls.push(events);
      return answer(events);
    },
    serverNow: () => Date.now(),
    clock: browserClock,
    newId: () => `${child}-${++ids}`,
  });
  return {
    queue,
    storage,
    calls,
    idsOfCalls: () => calls.map((events) => events.map(({ id }) => id)),
    kept: () => JSON.parse(storage.getItem(`starling_learning:${child}`) ?? '[]') as QueuedEvent[],
    answerWith: (next: typeof answer) => {
      answer = next;
    },
  };
}

const unreachable = async () => {
  throw new Error('Network error');
};

beforeEach(() => {
  jest.useFakeTimers({ now: START });
});
afterEach(() => {
  jest.useRealTimers();
});
const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds);

test('events that come close together share a call, with an id and the time of the server', async () => {
  const { queue, calls, kept } = setup();
  queue.start();
  queue.add(begun);
  await pass(1_000);
  queue.add(ended);
  await pass(3_000);
  expect(calls).toEqual([
    [
      { ...begun, id: 'mia-1', at: START },
      { ...ended, id: 'mia-2', at: START + 1_000 },
    ],
  ]);
  expect(kept()).toEqual([]);
  await pass(60_000);
  expect(calls).toHaveLength(1);
});

test('a call holds at most fifty events', async () => {
  const { queue, calls } = setup();
  queue.start();
  for (let index = 0; index < 120; index += 1) queue.add(begun);
  await pass(10_000);
  expect(calls.map(({ length }) => length)).toEqual([50, 50, 20]);
});

test('a page that is left sends at once', async () => {
  const { queue, idsOfCalls } = setup();
  queue.start();
  queue.add(begun);
  queue.flush();
  expect(idsOfCalls()).toEqual([['mia-1']]);
});

test('an event is kept until the server has it, over a reload, and keeps its id', async () => {
  const before = setup();
  before.answerWith(unreachable);
  const stop = before.queue.start();
  before.queue.add(begun);
  await pass(3_000);
  expect(before.kept()).toHaveLength(1);
  stop();
  const after = setup({ storage: before.storage });
  after.queue.start();
  await pass(3_000);
  expect(after.idsOfCalls()).toEqual(before.idsOfCalls());
  expect(after.kept()).toEqual([]);
});

test('without a network the pause doubles up to five minutes, and new events do not shorten it', async () => {
  const { queue, calls, answerWith } = setup();
  answerWith(unreachable);
  queue.start();
  queue.add(begun);
  await pass(3_000);
  expect(calls).toHaveLength(1);
  queue.add(ended);
  await pass(4_999);
  expect(calls).toHaveLength(1);
  await pass(1);
  expect(calls).toHaveLength(2);
  await pass(10_000 + 20_000);
  expect(calls).toHaveLength(4);
  await pass(3_600_000);
  const { length } = calls;
  answerWith(async () => undefined);
  await pass(300_000);
  expect(calls).toHaveLength(length + 1);
  expect(calls.at(-1)).toHaveLength(2);
});

test('a refused event is dropped, and those of its batch arrive', async () => {
  const { queue, kept, answerWith } = setup();
  const stored = new Set<string>();
  answerWith(async (events) => {
    if (events.some(({ objectId }) => objectId === 'Bad Slug')) throw new EventsRefused();
    for (const { id } of events) stored.add(id);
  });
  queue.start();
  for (const objectId of ['a', 'b', 'Bad Slug', 'c', 'd']) queue.add({ ...begun, objectId });
  await pass(60_000);
  expect([...stored].sort()).toEqual(['mia-1', 'mia-2', 'mia-4', 'mia-5']);
  expect(kept()).toEqual([]);
});

test('an event is dropped after seven days', async () => {
  const { queue, calls, kept } = setup();
  queue.add(begun);
  await pass(7 * DAY_MS);
  queue.add(ended);
  queue.start();
  await pass(3_000);
  expect(calls).toEqual([[expect.objectContaining(ended)]]);
  expect(kept()).toEqual([]);
});

test('nothing is sent before the start and after the stop', async () => {
  const { queue, calls, kept } = setup();
  queue.add(begun);
  await pass(60_000);
  queue.start()();
  queue.add(ended);
  queue.flush();
  await pass(60_000);
  expect(calls).toEqual([]);
  expect(kept()).toHaveLength(2);
});

test('events of one child are not sent for another one, and a logout deletes them', async () => {
  const storage = new MemoryStorage();
  const { queue } = setup({ storage });
  queue.add(begun);
  const other = setup({ storage, child: 'tom' });
  other.queue.start();
  await pass(10_000);
  expect(other.calls).toEqual([]);
  clearUnsent(storage);
  expect(storage.length).toBe(0);
});

test.each(['no JSON', '{}', '[null, {"id": 1}]'])('storage that holds %s is ignored', async (text) => {
  const storage = new MemoryStorage();
  storage.setItem('starling_learning:mia', text);
  const { queue, calls } = setup({ storage });
  queue.start();
  await pass(10_000);
  expect(calls).toEqual([]);
});
