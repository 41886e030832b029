import { jest } from '@jest/globals';
import { Outbox, type SendableEntry, SendRefused } from './outbox';
import { clearUnsent } from './unsent-keys';

class MemoryStorage {
  readonly values = new Map<string, string>();
  get length() {
    return this.values.size;
  }
  key(index: number) {
    return [...this.values.keys()][index] ?? null;
  }
  getItem(key: string) {
    return this.values.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.values.set(key, value);
  }
  removeItem(key: string) {
    this.values.delete(key);
  }
}

const entry = (id: string, conversationId: string | null = 'c1') => ({
  clientMessageId: id,
  conversationId,
  content: `text of ${id}`,
  writtenAt: '2026-01-01T00:00:00.000Z',
});

function setup(storage = new MemoryStorage(), userId = 'anna') {
  const send = jest.fn<(entry: SendableEntry) => Promise<void>>().mockResolvedValue();
  const outbox = new Outbox(storage, userId, send, () => undefined);
  const sentIds = () => send.mock.calls.map(([sent]) => sent.clientMessageId);
  return { outbox, send, storage, sentIds };
}

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});
const settle = () => jest.advanceTimersByTimeAsync(0);

test('messages wait while offline and are sent once and in order on connect', async () => {
  const { outbox, sentIds } = setup();
  outbox.add(entry('c-1'));
  outbox.add(entry('c-2'));
  await settle();
  expect(sentIds()).toEqual([]);
  expect(outbox.of('c1').map((waiting) => waiting.state)).toEqual(['sending', 'sending']);
  outbox.setOnline(true);
  outbox.setOnline(true);
  await settle();
  expect(sentIds()).toEqual(['c-1', 'c-2']);
  expect(outbox.of('c1')).toEqual([]);
});

test('messages survive a reload with the same ids', async () => {
  const { outbox, storage } = setup();
  outbox.add(entry('c-1'));
  const reloaded = setup(storage);
  reloaded.outbox.setOnline(true);
  await settle();
  expect(reloaded.sentIds()).toEqual(['c-1']);
  expect(storage.values.size).toBe(0);
});

test('messages of another user are not shown or sent, and none are left after the logout', async () => {
  const { outbox, storage } = setup();
  outbox.add(entry('c-1'));
  storage.setItem('other', 'stays');
  const ben = setup(storage, 'ben');
  ben.outbox.setOnline(true);
  await settle();
  expect(ben.sentIds()).toEqual([]);
  clearUnsent(storage);
  expect([...storage.values.keys()]).toEqual(['other']);
});

test('a failed call is tried again with the same id and in order', async () => {
  const { outbox, send, sentIds } = setup();
  send.mockRejectedValueOnce(new Error('Network error'));
  outbox.setOnline(true);
  outbox.add(entry('c-1'));
  outbox.add(entry('c-2'));
  await settle();
  expect(sentIds()).toEqual(['c-1']);
  await jest.advanceTimersByTimeAsync(3000);
  expect(sentIds()).toEqual(['c-1', 'c-1', 'c-2']);
  expect(outbox.of('c1')).toEqual([]);
});

test('a refused message is marked, the others are sent, and a retry sends it again', async () => {
  const { outbox, send, sentIds } = setup();
  send.mockRejectedValueOnce(new SendRefused('Too long'));
  outbox.setOnline(true);
  outbox.add(entry('c-1'));
  outbox.add(entry('c-2'));
  await settle();
  expect(outbox.of('c1')).toMatchObject([{ clientMessageId: 'c-1', state: 'failed', problem: 'Too long' }]);
  outbox.retry('c-1');
  await settle();
  expect(sentIds()).toEqual(['c-1', 'c-2', 'c-1']);
  expect(outbox.of('c1')).toEqual([]);
});

test('a message fails with its reason after five failed tries while online, and the next one is sent', async () => {
  const { outbox, send, sentIds } = setup();
  const failures = (count: number) => {
    for (let n = 0; n < count; n += 1) send.mockRejectedValueOnce(new Error('Internal server error'));
  };
  failures(5);
  outbox.setOnline(true);
  outbox.add(entry('c-1'));
  outbox.add(entry('c-2'));
  await jest.advanceTimersByTimeAsync(44_999);
  expect(sentIds()).toEqual(['c-1', 'c-1', 'c-1', 'c-1']);
  expect(outbox.of('c1').map((waiting) => waiting.state)).toEqual(['sending', 'sending']);
  await jest.advanceTimersByTimeAsync(1);
  expect(sentIds().slice(4)).toEqual(['c-1', 'c-2']);
  expect(outbox.of('c1')).toMatchObject([
    { clientMessageId: 'c-1', state: 'failed', problem: 'Internal server error' },
  ]);
  failures(4);
  outbox.retry('c-1');
  await jest.advanceTimersByTimeAsync(45_000);
  expect(outbox.of('c1')).toEqual([]);
});

test('a try without a connection does not count', async () => {
  const { outbox, send } = setup();
  for (let n = 0; n < 6; n += 1) {
    send.mockImplementationOnce(async () => {
      outbox.setOnline(false);
      throw new Error('Network error');
    });
    if (n === 0) outbox.add(entry('c-1'));
    outbox.setOnline(true);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(send).toHaveBeenCalledTimes(n + 1);
  }
  expect(outbox.of('c1')).toMatchObject([{ state: 'sending', problem: null }]);
  outbox.setOnline(true);
  await settle();
  expect(outbox.of('c1')).toEqual([]);
});

test('a message for a new conversation waits for the id of the conversation', async () => {
  const { outbox, send } = setup();
  outbox.setOnline(true);
  outbox.add(entry('c-1', null));
  await settle();
  expect(send).not.toHaveBeenCalled();
  outbox.adopt('c7');
  await settle();
  expect(send).toHaveBeenCalledWith(expect.objectContaining({ clientMessageId: 'c-1', conversationId: 'c7' }));
});

test('a message is removed when its frame arrives before the answer to its call', async () => {
  const { outbox } = setup();
  outbox.add(entry('c-1'));
  outbox.acknowledge('c-1');
  expect(outbox.of('c1')).toEqual([]);
});

test.each(['{', '{"a":1}', '[{"clientMessageId":1}]', '[null]'])(
  'an outbox with the broken storage %s starts empty',
  (text) => {
    const storage = new MemoryStorage();
    storage.setItem('starling_outbox:anna', text);
    expect(setup(storage).outbox.of('c1')).toEqual([]);
  },
);

test('a disposed outbox does not overwrite the messages of the next one', async () => {
  const storage = new MemoryStorage();
  const left = setup(storage);
  let arrive: () => void = () => undefined;
  left.send.mockImplementation(() => new Promise((resolve) => (arrive = resolve)));
  left.outbox.add(entry('c-1'));
  left.outbox.setOnline(true);
  left.outbox.dispose();
  const { outbox } = setup(storage);
  outbox.add(entry('c-2', 'c2'));
  arrive();
  await settle();
  expect(
    setup(storage)
      .outbox.of('c2')
      .map(({ clientMessageId }) => clientMessageId),
  ).toEqual(['c-2']);
});
