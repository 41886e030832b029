import { jest } from '@jest/globals';
import type { HistoryPage } from './chat-api';
import { chatMessage } from './chat-message';
import { SendRefused } from './outbox';
import { CONVERSATION, connectedChat, OTHER, playedChat } from './played-chat';
import { SendCoolDown } from './send-cool-down';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

describe('sending', () => {
  test('shows the message at once, trimmed, and once when it is stored and told by a frame', async () => {
    const { store, api, receive, texts, shown } = await connectedChat();
    expect(store.send('  Hello  ')).toBe(true);
    expect(await texts()).toEqual(['Hello']);
    const clientMessageId = api.send.mock.calls[0]![0].clientMessageId;
    expect(clientMessageId).toMatch(/^c-[0-9a-f-]{36}$/);
    receive('user_message', 'Hello', { messageId: 'u1', clientMessageId, status: 'sent' });
    expect((await shown()).messages).toMatchObject([{ id: 'u1', key: clientMessageId, status: 'sent' }]);
  });

  test.each(['', '   ', '\n\t', '\u00a0\u3000'])('sends nothing for %j', async (text) => {
    const { store, api } = await connectedChat();
    expect(store.send(text)).toBe(false);
    await jest.advanceTimersByTimeAsync(0);
    expect(api.send).not.toHaveBeenCalled();
  });

  test('is blocked for 15 s after a message to which nothing comes', async () => {
    const { store, shown } = await connectedChat();
    store.send('One');
    await jest.advanceTimersByTimeAsync(14_999);
    expect(await shown()).toMatchObject({ isCoolingDown: true, canSend: false });
    expect(store.send('Two')).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(await shown()).toMatchObject({ isCoolingDown: false, canSend: true });
    expect(store.send('Two')).toBe(true);
  });

  test('is blocked for the 15 s in a new chat, too, and free where a reply has ended', async () => {
    const { store, begin, welcome, receive, shown } = await connectedChat();
    store.send('One');
    await jest.advanceTimersByTimeAsync(5_000);
    store.newChat();
    await begin(OTHER);
    await welcome();
    expect(await shown()).toMatchObject({ isCoolingDown: true, canSend: false });
    expect(store.send('Two')).toBe(false);
    await jest.advanceTimersByTimeAsync(10_000);
    expect(await shown()).toMatchObject({ isCoolingDown: false, canSend: true });
    expect(store.send('Two')).toBe(true);
    receive('ai_response', 'Hi', { messageId: 'a1' });
    store.newChat();
    expect((await shown()).isCoolingDown).toBe(false);
  });

  test('is blocked for the 15 s in every chat of the same reader', async () => {
    const sendCoolDown = new SendCoolDown();
    const { store } = await connectedChat({ sendCoolDown });
    store.send('One');
    const other = await connectedChat({ sendCoolDown });
    expect(await other.shown()).toMatchObject({ isCoolingDown: true, canSend: false });
    await jest.advanceTimersByTimeAsync(15_000);
    expect(await other.shown()).toMatchObject({ isCoolingDown: false, canSend: true });
  });

  test('is blocked while a reply streams, and free as soon as it ends', async () => {
    const { store, delta, receive, shown } = await connectedChat();
    store.send('One');
    delta(0, 'Hi');
    expect(await shown()).toMatchObject({ isStreaming: true, canSend: false });
    await jest.advanceTimersByTimeAsync(16_000);
    expect(store.send('Two')).toBe(false);
    receive('stream_final', 'Hi', { messageId: 'a1' });
    expect(await shown()).toMatchObject({ isStreaming: false, isBusy: false, isCoolingDown: false, canSend: true });
  });

  test('keeps the 15 s in any case where the cool-down is strict', async () => {
    const { store, receive, shown } = await connectedChat({ coolDown: 'strict' });
    store.send('One');
    receive('ai_response', 'Hi', { messageId: 'a1' });
    expect((await shown()).canSend).toBe(false);
    await jest.advanceTimersByTimeAsync(15_000);
    expect((await shown()).canSend).toBe(true);
  });

  test('queues while the connection is down and sends when it is back', async () => {
    const { store, api, close, welcome, shown } = await connectedChat();
    close(1006);
    store.send('Later');
    expect((await shown()).messages).toMatchObject([{ content: 'Later', status: 'sending' }]);
    expect(api.send).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_200);
    await welcome();
    expect(api.send).toHaveBeenCalledTimes(1);
    expect((await shown()).messages).toMatchObject([{ content: 'Later', status: 'sent' }]);
  });

  test('shows what the server refuses as failed, and frees the composer', async () => {
    const { store, api, shown } = await connectedChat();
    api.send.mockRejectedValueOnce(new SendRefused('Too long'));
    store.send('Hello');
    const snapshot = await shown();
    expect(snapshot.messages).toMatchObject([{ status: 'failed', problem: 'Too long' }]);
    expect(snapshot).toMatchObject({ isBusy: false, canSend: true });
    store.retrySending(snapshot.messages[0]!.id);
    expect((await shown()).messages).toMatchObject([{ status: 'sent' }]);
  });

  test('before the conversation began waits for its id', async () => {
    const { store, api, begin, welcome, texts } = playedChat();
    store.open(null);
    store.send('First');
    expect(await texts()).toEqual(['First']);
    await begin(OTHER);
    await welcome();
    expect(api.send).toHaveBeenCalledWith(expect.objectContaining({ content: 'First', conversationId: OTHER }));
  });

  test('for a new chat goes to no conversation that was there before, but to the next that begins', async () => {
    const { store, api, begin, welcome, texts } = playedChat();
    store.open(null);
    store.send('First');
    store.open(CONVERSATION);
    await welcome();
    expect(await texts()).toEqual([]);
    expect(api.send).not.toHaveBeenCalled();
    store.newChat();
    expect(await texts()).toEqual(['First']);
    await begin(OTHER);
    await welcome();
    expect(api.send.mock.calls.map(([entry]) => entry)).toMatchObject([{ content: 'First', conversationId: OTHER }]);
    expect(await texts()).toEqual(['First']);
  });

  test.each([
    ['a new chat', null],
    ['another conversation, and a new chat later', CONVERSATION],
  ])('for a new chat outlives a reload into %s', async (_where, opened) => {
    const { store, storage } = playedChat();
    store.open(null);
    store.send('First');
    const reloaded = playedChat({ storage });
    reloaded.store.open(opened);
    if (opened) {
      await reloaded.welcome();
      expect(reloaded.api.send).not.toHaveBeenCalled();
      reloaded.store.newChat();
    }
    expect(await reloaded.texts()).toEqual(['First']);
    await reloaded.begin(OTHER);
    await reloaded.welcome();
    expect(reloaded.api.send).toHaveBeenCalledTimes(1);
    expect(reloaded.api.send).toHaveBeenCalledWith(expect.objectContaining({ conversationId: OTHER }));
  });
});

describe('a reply', () => {
  test.each([
    [30_000, ['Hello']],
    [30_001, ['Hel', 'lo']],
  ])('joins a piece that comes %d ms after the one before as %j', async (silence, expected) => {
    const { delta, receive, texts } = await connectedChat();
    delta(0, 'Hel');
    await jest.advanceTimersByTimeAsync(silence);
    delta(3, 'lo');
    expect(await texts()).toEqual(expected);
    receive('stream_final', 'Hello', { messageId: 'a1' });
    expect(await texts()).toEqual(['Hello']);
  });

  test('keeps the chat busy until it ends, or for 32 s at most', async () => {
    const { store, shown } = await connectedChat();
    store.send('One');
    expect((await shown()).isBusy).toBe(true);
    await jest.advanceTimersByTimeAsync(32_000);
    expect((await shown()).isBusy).toBe(false);
  });

  test('stands still after 32 s without a piece', async () => {
    const { delta, shown } = await connectedChat();
    delta(0, 'Hi');
    await jest.advanceTimersByTimeAsync(31_000);
    expect((await shown()).isStreaming).toBe(true);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(await shown()).toMatchObject({ isStreaming: false, canSend: true });
  });

  test('ends on the screen at once when it is stopped, and at the server', async () => {
    const { store, api, delta, shown, receive } = await connectedChat();
    delta(0, 'Hi');
    store.stop();
    delta(2, ' there');
    expect(await shown()).toMatchObject({ isStreaming: false, isBusy: false, canSend: true });
    expect(api.stop).toHaveBeenCalledWith(CONVERSATION);
    receive('streaming_stopped', 'Hi there', { messageId: 'a1' });
    expect((await shown()).messages).toMatchObject([{ content: 'Hi there', isStreaming: false }]);
  });

  test('goes on where it could not be stopped', async () => {
    const { store, api, delta, shown } = await connectedChat();
    api.stop.mockRejectedValueOnce(new Error('Network error'));
    delta(0, 'Hi');
    store.stop();
    expect((await shown()).error).toMatch(/could not be stopped/);
    delta(2, ' there');
    expect(await shown()).toMatchObject({ isStreaming: true, messages: [{ content: 'Hi there' }] });
  });

  test('tells its start and its end once', async () => {
    const onReplyStarted = jest.fn();
    const onReplyEnded = jest.fn();
    const { delta, receive } = await connectedChat({ onReplyStarted, onReplyEnded });
    delta(0, 'Hi');
    delta(2, ' there');
    receive('stream_final', 'Hi there', { messageId: 'a1' });
    expect(onReplyStarted).toHaveBeenCalledTimes(1);
    expect(onReplyEnded).toHaveBeenCalledTimes(1);
    expect(onReplyEnded).toHaveBeenCalledWith(expect.objectContaining({ content: 'Hi there' }));
  });

  test('that had ended while the connection was down is waited for no more', async () => {
    const { store, receive, close, welcome, shown } = await connectedChat();
    store.send('One');
    await shown();
    close(1006);
    await jest.advanceTimersByTimeAsync(1_200);
    await welcome();
    receive('ai_response', 'Before', { messageId: 'a0', replyTo: 'u0', isHistorical: true });
    expect(await shown()).toMatchObject({ isBusy: true, answered: null });
    receive('ai_response', 'Hi', { messageId: 'a1', replyTo: 'u1', isHistorical: true });
    expect(await shown()).toMatchObject({ isBusy: false, canSend: true, answered: { key: 'a1' } });
  });

  test('is told by its key when it has ended, failed or not, until the next message', async () => {
    const { store, receive, delta, shown } = await connectedChat();
    const answered = async () => (await shown()).answered;
    receive('ai_response', 'Old', { messageId: 'a0', isHistorical: true });
    expect(await answered()).toBeNull();
    receive('ai_response', 'One', { messageId: 'a1' });
    expect(await answered()).toEqual({ key: 'a1', isFailure: false });
    receive('ai_response', 'Two', { messageId: 'a2' });
    expect(await answered()).toEqual({ key: 'a2', isFailure: false });
    receive('ai_error', '', { messageId: 'a3' });
    expect(await answered()).toEqual({ key: 'a3', isFailure: true });
    store.send('Again');
    expect(await answered()).toBeNull();
    delta(0, 'Hi', { messageId: 'a4' });
    receive('stream_final', 'Hi', { messageId: 'a4' });
    expect(await answered()).toEqual({ key: 'reply-a4', isFailure: false });
  });

  test('with a hole asks the server again', async () => {
    const { delta, sinks } = await connectedChat();
    delta(0, 'Hi');
    delta(9, 'there');
    expect(sinks).toHaveLength(2);
  });

  test('is painted once for many pieces of one frame', async () => {
    const paints: (() => void)[] = [];
    const { store, delta } = await connectedChat({ schedule: (paint) => paints.push(paint) });
    paints.splice(0).forEach((paint) => {
      paint();
    });
    const listener = jest.fn();
    store.subscribe(listener);
    for (let offset = 0; offset < 50; offset += 1) delta(offset, 'x');
    expect(paints).toHaveLength(1);
    paints[0]!();
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.getSnapshot().messages[0]?.content).toHaveLength(50);
  });
});

describe('history', () => {
  const page = (...ids: number[]): HistoryPage => ({
    messages: ids.map((id) =>
      chatMessage({ id: `m${id}`, role: 'user', content: `m${id}`, timestamp: new Date(id * 1000).toISOString() }),
    ),
    hasMore: true,
  });

  test('loads once, after the connection stands', async () => {
    const { store, api, welcome, close, texts } = playedChat();
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
    'is not asked for %s, which is no UUID',
    async (id) => {
      const { store, api, welcome } = playedChat();
      store.open(id);
      await welcome();
      expect(api.history).not.toHaveBeenCalled();
    },
  );

  test('is not asked of a conversation that has just begun', async () => {
    const { store, api, begin, welcome, shown } = playedChat();
    store.open(null);
    await begin(OTHER);
    await welcome();
    expect(api.history).not.toHaveBeenCalled();
    expect((await shown()).history).toBe('ready');
  });

  test('that fails is a state, never a message, and can be tried again', async () => {
    const { store, api, welcome, shown, texts } = playedChat();
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

  test('comes in pages before the oldest message', async () => {
    const { store, api, welcome, texts, shown } = playedChat();
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
});

describe('another conversation', () => {
  test('clears messages, typing and errors', async () => {
    const { store, receive, shown } = await connectedChat();
    receive('user_message', 'Hi', { messageId: 'u1' });
    receive('typing', '', { role: 'assistant', isTyping: true });
    receive('error', '', { error: { code: 'x', message: 'y' } });
    store.open(OTHER);
    expect(await shown()).toMatchObject({ conversationId: OTHER, messages: [], isThinking: false, error: null });
  });

  test('New Chat gives up the old id and takes that of the welcome', async () => {
    const ids: (string | null)[] = [];
    const { store, begin, shown } = await connectedChat({ onConversation: (id) => ids.push(id) });
    store.newChat();
    expect((await shown()).conversationId).toBeNull();
    await begin(OTHER);
    expect((await shown()).conversationId).toBe(OTHER);
    expect(ids).toEqual([CONVERSATION, null, OTHER]);
  });

  test('New Chat says so where no welcome comes within 10 s', async () => {
    const { store, shown } = await connectedChat();
    store.newChat();
    await jest.advanceTimersByTimeAsync(10_000);
    expect((await shown()).connection.message).toBe('Timeout waiting for welcome message');
  });

  test('is not filled with the late history of the one before', async () => {
    const { store, api, welcome, texts } = playedChat();
    let answer: ((page: HistoryPage) => void) | undefined;
    api.history.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    store.open(CONVERSATION);
    await welcome();
    store.open(OTHER);
    answer?.({ messages: [chatMessage({ id: 'm1', role: 'user', content: 'old' })], hasMore: false });
    expect(await texts()).toEqual([]);
  });
});

describe('small things', () => {
  test('typing is told at its start, every 8 s, and at its end', async () => {
    const { store, api } = await connectedChat();
    store.setTyping(true);
    store.setTyping(true);
    expect(api.setTyping).toHaveBeenCalledTimes(1);
    await jest.advanceTimersByTimeAsync(8_000);
    store.setTyping(true);
    store.setTyping(false);
    store.setTyping(false);
    expect(api.setTyping.mock.calls.map(([, isTyping]) => isTyping)).toEqual([true, true, false]);
  });

  test('read is told once for each message', async () => {
    const { store, api, receive } = await connectedChat();
    receive('ai_response', 'Hi', { messageId: 'a1' });
    store.markRead();
    store.markRead();
    expect(api.markRead.mock.calls).toEqual([[CONVERSATION, 'a1']]);
  });

  test('typists whose end nobody tells are forgotten', async () => {
    const { sinks, shown } = await connectedChat();
    sinks[0]!.sink.frame({
      type: 'typing',
      content: '',
      conversationId: CONVERSATION,
      userId: 'ana',
      timestamp: '',
      metadata: { isTyping: true, username: 'Ana', role: 'user' },
    });
    expect((await shown()).typists).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(20_000);
    expect((await shown()).typists).toEqual([]);
  });

  test('a connection that is over for good is handed to the session', async () => {
    const onEnded = jest.fn();
    const { close, shown } = await connectedChat({ onEnded });
    close(1008, 'logged_out');
    expect(onEnded).toHaveBeenCalledWith('logged_out');
    expect(await shown()).toMatchObject({ ended: 'logged_out', canSend: false });
  });
});
