import { jest } from '@jest/globals';
import { CONVERSATION, connectedChatHarness, createChatHarness, OTHER } from './chat-harness';
import { SendRefused } from './outbox';
import { SendCoolDown } from './send-cool-down';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test('a sent message shows at once and trimmed, and only once after its frame arrives', async () => {
  const { store, api, receive, texts, shown } = await connectedChatHarness();
  expect(store.send('  Hello  ')).toBe(true);
  expect(await texts()).toEqual(['Hello']);
  const clientMessageId = api.send.mock.calls[0]![0].clientMessageId;
  expect(clientMessageId).toMatch(/^c-[0-9a-f-]{36}$/);
  receive('user_message', 'Hello', { messageId: 'u1', clientMessageId, status: 'sent' });
  expect((await shown()).messages).toMatchObject([{ id: 'u1', key: clientMessageId, status: 'sent' }]);
});

test('the message sent last is known by its key after it is stored, until another chat is opened', async () => {
  const { store, api, receive, shown } = await connectedChatHarness();
  expect((await shown()).sentKey).toBeNull();
  store.send('Hello');
  const clientMessageId = api.send.mock.calls[0]![0].clientMessageId;
  receive('user_message', 'Hello', { messageId: 'u1', clientMessageId, status: 'read' });
  expect((await shown()).sentKey).toBe(clientMessageId);
  store.newChat();
  expect((await shown()).sentKey).toBeNull();
});

test.each(['', '   ', '\n\t', '\u00a0\u3000'])('the text %j is not sent', async (text) => {
  const { store, api } = await connectedChatHarness();
  expect(store.send(text)).toBe(false);
  await jest.advanceTimersByTimeAsync(0);
  expect(api.send).not.toHaveBeenCalled();
});

test('sending is blocked for 15 s after a message without a reply', async () => {
  const { store, shown } = await connectedChatHarness();
  store.send('One');
  await jest.advanceTimersByTimeAsync(14_999);
  expect(await shown()).toMatchObject({ isCoolingDown: true, canSend: false });
  expect(store.send('Two')).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await shown()).toMatchObject({ isCoolingDown: false, canSend: true });
  expect(store.send('Two')).toBe(true);
});

test('sending stays blocked for the 15 s in a new chat, until a reply ends', async () => {
  const { store, begin, welcome, receive, shown } = await connectedChatHarness();
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

test('sending is blocked for the 15 s in every chat of the same reader', async () => {
  const sendCoolDown = new SendCoolDown();
  const { store } = await connectedChatHarness({ sendCoolDown });
  store.send('One');
  const other = await connectedChatHarness({ sendCoolDown });
  expect(await other.shown()).toMatchObject({ isCoolingDown: true, canSend: false });
  await jest.advanceTimersByTimeAsync(15_000);
  expect(await other.shown()).toMatchObject({ isCoolingDown: false, canSend: true });
});

test('sending is blocked while a reply streams and free as soon as it ends', async () => {
  const { store, delta, receive, shown } = await connectedChatHarness();
  store.send('One');
  delta(0, 'Hi');
  expect(await shown()).toMatchObject({ isStreaming: true, canSend: false });
  await jest.advanceTimersByTimeAsync(16_000);
  expect(store.send('Two')).toBe(false);
  receive('stream_final', 'Hi', { messageId: 'a1' });
  expect(await shown()).toMatchObject({
    isStreaming: false,
    reply: { state: 'ended' },
    isCoolingDown: false,
    canSend: true,
  });
});

test('a strict cool-down lasts the full 15 s even if the reply ends earlier', async () => {
  const { store, receive, shown } = await connectedChatHarness({ coolDown: 'strict' });
  store.send('One');
  receive('ai_response', 'Hi', { messageId: 'a1' });
  expect((await shown()).canSend).toBe(false);
  await jest.advanceTimersByTimeAsync(15_000);
  expect((await shown()).canSend).toBe(true);
});

test('a message written without a connection waits and is sent on reconnect', async () => {
  const { store, api, close, welcome, shown } = await connectedChatHarness();
  close(1006);
  store.send('Later');
  expect((await shown()).messages).toMatchObject([{ content: 'Later', status: 'sending' }]);
  expect(api.send).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1_200);
  await welcome();
  expect(api.send).toHaveBeenCalledTimes(1);
  expect((await shown()).messages).toMatchObject([{ content: 'Later', status: 'sent' }]);
});

test('a message that the server refuses shows as failed and frees the composer', async () => {
  const { store, api, shown } = await connectedChatHarness();
  api.send.mockRejectedValueOnce(new SendRefused('Too long'));
  store.send('Hello');
  const snapshot = await shown();
  expect(snapshot.messages).toMatchObject([{ status: 'failed', problem: 'Too long' }]);
  expect(snapshot).toMatchObject({ reply: { state: 'none' }, canSend: true });
  store.retrySending(snapshot.messages[0]!.id);
  expect((await shown()).messages).toMatchObject([{ status: 'sent' }]);
});

test('a message for a new chat waits for the id of its conversation', async () => {
  const { store, api, begin, welcome, texts } = createChatHarness();
  store.open(null);
  store.send('First');
  expect(await texts()).toEqual(['First']);
  await begin(OTHER);
  await welcome();
  expect(api.send).toHaveBeenCalledWith(expect.objectContaining({ content: 'First', conversationId: OTHER }));
});

test('a message for a new chat never goes to an existing conversation, only to the next new one', async () => {
  const { store, api, begin, welcome, texts } = createChatHarness();
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
])('a message for a new chat survives a reload into %s', async (_where, opened) => {
  const { store, storage } = createChatHarness();
  store.open(null);
  store.send('First');
  const reloaded = createChatHarness({ storage });
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

test('opening another conversation clears messages, typing and errors', async () => {
  const { store, receive, shown } = await connectedChatHarness();
  receive('user_message', 'Hi', { messageId: 'u1' });
  receive('typing', '', { role: 'assistant', isTyping: true });
  receive('error', '', { error: { code: 'x', message: 'y' } });
  store.open(OTHER);
  expect(await shown()).toMatchObject({ conversationId: OTHER, messages: [], isThinking: false, error: null });
});

test('New Chat drops the old id and takes the one of the welcome frame', async () => {
  const ids: (string | null)[] = [];
  const { store, begin, shown } = await connectedChatHarness({ onConversation: (id) => ids.push(id) });
  store.newChat();
  expect((await shown()).conversationId).toBeNull();
  await begin(OTHER);
  expect((await shown()).conversationId).toBe(OTHER);
  expect(ids).toEqual([CONVERSATION, null, OTHER]);
});

test('New Chat shows an error if no welcome frame arrives within 10 s', async () => {
  const { store, shown } = await connectedChatHarness();
  store.newChat();
  await jest.advanceTimersByTimeAsync(10_000);
  expect((await shown()).connection.message).toBe('Timeout waiting for welcome message');
});

test('a typing indicator disappears after 20 s without a frame', async () => {
  const { sinks, shown } = await connectedChatHarness();
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

test('a connection that ended for good is reported to the session', async () => {
  const onEnded = jest.fn();
  const { close, shown } = await connectedChatHarness({ onEnded });
  close(1008, 'logged_out');
  expect(onEnded).toHaveBeenCalledWith('logged_out');
  expect(await shown()).toMatchObject({ ended: 'logged_out', canSend: false });
});

test('many chunks before one paint update the screen once', async () => {
  const paints: (() => void)[] = [];
  const { store, delta } = await connectedChatHarness({ schedule: (paint) => paints.push(paint) });
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

test('only chunks after the first wait for the time at which growing text is painted', async () => {
  const paints: (() => void)[] = [];
  const texts: (() => void)[] = [];
  const { store, delta, receive } = await connectedChatHarness({
    schedule: (paint) => paints.push(paint),
    scheduleText: (paint) => texts.push(paint),
  });
  const paint = () => {
    for (const callback of paints.splice(0)) callback();
  };
  paint();
  delta(0, 'One');
  expect([paints.length, texts.length]).toEqual([1, 0]);
  paint();
  const { stored, messages } = store.getSnapshot();
  const ofScreen = jest.fn();
  const ofText = jest.fn();
  store.subscribeToChanges(ofScreen);
  store.subscribe(ofText);
  delta(3, ' two');
  expect([paints.length, texts.length]).toEqual([0, 1]);
  texts[0]!();
  expect(store.getSnapshot().messages[0]?.content).toBe('One two');
  // Only who reads the text hears that it grew.
  expect([ofScreen, ofText].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
  expect(store.textOf(messages[0]!.key)).toBe('One two');
  expect(store.textOf('another')).toBeUndefined();
  expect(store.getSnapshot().stored).toBe(stored);
  delta(7, ' three');
  receive('stream_final', 'One two three', { messageId: 'a1', replyTo: 'u1' });
  paint();
  expect(ofScreen).toHaveBeenCalledTimes(1);
  expect(store.getSnapshot().messages[0]).toMatchObject({ content: 'One two three', isStreaming: false });
});
