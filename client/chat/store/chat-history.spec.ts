import { jest } from '@jest/globals';
import type { HistoryPage } from './chat-api';
import { CONVERSATION, createChatHarness, OTHER } from './chat-harness';
import { chatMessage } from './chat-message';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const page = (...ids: number[]): HistoryPage => ({
  messages: ids.map((id) =>
    chatMessage({ id: `m${id}`, role: 'user', content: `m${id}`, timestamp: new Date(id * 1000).toISOString() }),
  ),
  hasMore: true,
});

test('history loads once, after the connection is open', async () => {
  const { store, api, welcome, close, texts } = createChatHarness();
  api.history.mockResolvedValue(page(1, 2));
  store.open(CONVERSATION);
  await jest.advanceTimersByTimeAsync(0);
  expect(api.history).not.toHaveBeenCalled();
  await welcome();
  close(1006);
  await jest.advanceTimersByTimeAsync(1_200);
  await welcome();
  expect(api.history).toHaveBeenCalledTimes(1);
  expect(api.history).toHaveBeenCalledWith(CONVERSATION, null);
  expect(await texts()).toEqual(['m1', 'm2']);
});

test.each(['42', 'new', '018f0000-0000-7000-8000-00000000000g'])(
  'history is not requested for %s, which is no UUID',
  async (id) => {
    const { store, api, welcome } = createChatHarness();
    store.open(id);
    await welcome();
    expect(api.history).not.toHaveBeenCalled();
  },
);

test('history is not requested for a new conversation', async () => {
  const { store, api, begin, welcome, shown } = createChatHarness();
  store.open(null);
  await begin(OTHER);
  await welcome();
  expect(api.history).not.toHaveBeenCalled();
  expect((await shown()).history).toBe('ready');
});

test('a failed history is a state, never a message, and can be tried again', async () => {
  const { store, api, welcome, shown, texts } = createChatHarness();
  api.history.mockRejectedValueOnce(new Error('Failed to fetch message history: 500 x'));
  store.open(CONVERSATION);
  await welcome();
  expect(await shown()).toMatchObject({
    history: 'failed',
    historyError: 'Failed to fetch message history: 500 x',
    error: null,
    messages: [],
  });
  api.history.mockResolvedValue(page(1));
  store.retryHistory();
  expect(await texts()).toEqual(['m1']);
});

test('older history loads in pages before the oldest message', async () => {
  const { store, api, welcome, texts, shown } = createChatHarness();
  api.history.mockResolvedValueOnce(page(3, 4)).mockResolvedValueOnce({ ...page(1, 2), hasMore: false });
  store.open(CONVERSATION);
  await welcome();
  void store.loadOlder();
  void store.loadOlder();
  expect(await texts()).toEqual(['m1', 'm2', 'm3', 'm4']);
  expect(api.history).toHaveBeenCalledTimes(2);
  expect(api.history).toHaveBeenLastCalledWith(CONVERSATION, 'm3');
  expect((await shown()).hasOlder).toBe(false);
});

test('a conversation does not show the late history of the one before', async () => {
  const { store, api, welcome, texts } = createChatHarness();
  let answer: ((page: HistoryPage) => void) | undefined;
  api.history.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  store.open(CONVERSATION);
  await welcome();
  store.open(OTHER);
  answer?.({ messages: [chatMessage({ id: 'm1', role: 'user', content: 'old' })], hasMore: false });
  expect(await texts()).toEqual([]);
});
