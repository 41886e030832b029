import { jest } from '@jest/globals';
import { CONVERSATION, connectedChatHarness, createChatHarness } from './chat-harness';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

test.each([
  [30_000, ['Hello']],
  [30_001, ['Hel', 'lo']],
])('a chunk that comes %d ms after the one before shows as %j', async (silence, expected) => {
  const { delta, receive, texts } = await connectedChatHarness();
  delta(0, 'Hel');
  await jest.advanceTimersByTimeAsync(silence);
  delta(3, 'lo');
  expect(await texts()).toEqual(expected);
  receive('stream_final', 'Hello', { messageId: 'a1' });
  expect(await texts()).toEqual(['Hello']);
});

test('a reply is awaited until it ends, and is overdue after 32 s', async () => {
  const { store, receive, shown } = await connectedChatHarness();
  store.send('One');
  expect((await shown()).reply.state).toBe('awaited');
  await jest.advanceTimersByTimeAsync(32_000);
  expect((await shown()).reply.state).toBe('overdue');
  receive('ai_response', 'Here', { messageId: 'a1', replyTo: 'u1' });
  expect((await shown()).reply.state).toBe('ended');
});

test('a reply stops streaming after 32 s without a chunk', async () => {
  const { delta, shown } = await connectedChatHarness();
  delta(0, 'Hi');
  await jest.advanceTimersByTimeAsync(31_000);
  expect((await shown()).isStreaming).toBe(true);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await shown()).toMatchObject({ isStreaming: false, canSend: true });
});

test('a stop ends the reply on the screen at once, and on the server', async () => {
  const { store, api, delta, shown, receive } = await connectedChatHarness();
  delta(0, 'Hi');
  store.stop();
  delta(2, ' there');
  expect(await shown()).toMatchObject({ isStreaming: false, reply: { state: 'none' }, canSend: true });
  expect(api.stop).toHaveBeenCalledWith(CONVERSATION);
  receive('streaming_stopped', 'Hi there', { messageId: 'a1' });
  expect((await shown()).messages).toMatchObject([{ content: 'Hi there', isStreaming: false }]);
});

test('a reply that could not be stopped continues', async () => {
  const { store, api, delta, shown } = await connectedChatHarness();
  api.stop.mockRejectedValueOnce(new Error('Network error'));
  delta(0, 'Hi');
  store.stop();
  expect((await shown()).error).toMatch(/could not be stopped/);
  delta(2, ' there');
  expect(await shown()).toMatchObject({ isStreaming: true, messages: [{ content: 'Hi there' }] });
});

test('the start and the end of a reply are reported once', async () => {
  const onReplyStarted = jest.fn();
  const onReplyEnded = jest.fn();
  const { delta, receive } = await connectedChatHarness({ onReplyStarted, onReplyEnded });
  delta(0, 'Hi');
  delta(2, ' there');
  receive('stream_final', 'Hi there', { messageId: 'a1' });
  expect(onReplyStarted).toHaveBeenCalledTimes(1);
  expect(onReplyEnded).toHaveBeenCalledTimes(1);
  expect(onReplyEnded).toHaveBeenCalledWith(expect.objectContaining({ content: 'Hi there' }), false);
});

test('every reply after a safety answer is reported as private', async () => {
  const onReplyEnded = jest.fn();
  const { receive } = await connectedChatHarness({ onReplyEnded });
  receive('ai_response', 'Please call', { messageId: 'a1', responseType: 'safety' });
  receive('ai_response', 'That was brave', { messageId: 'a2' });
  expect(onReplyEnded.mock.calls).toEqual([
    [expect.objectContaining({ content: 'Please call' }), true],
    [expect.objectContaining({ content: 'That was brave' }), true],
  ]);
});

test.each([
  ['is private', true],
  ['is not private', false],
])('a reply in a conversation that the server says %s is reported so', async (_what, isPrivate) => {
  const onReplyEnded = jest.fn();
  const { store, api, receive, welcome } = createChatHarness({ onReplyEnded });
  api.history.mockResolvedValue({ messages: [], hasMore: true, isPrivate });
  store.open(CONVERSATION);
  await welcome();
  receive('ai_response', 'Hi', { messageId: 'a1' });
  expect(onReplyEnded).toHaveBeenCalledWith(expect.objectContaining({ content: 'Hi' }), isPrivate);
});

test('a reply that ended without a connection is no longer awaited after the reconnect', async () => {
  const { store, receive, close, welcome, shown } = await connectedChatHarness();
  store.send('One');
  await shown();
  close(1006);
  await jest.advanceTimersByTimeAsync(1_200);
  await welcome();
  receive('ai_response', 'Before', { messageId: 'a0', replyTo: 'u0', isHistorical: true });
  expect(await shown()).toMatchObject({ reply: { state: 'awaited', messageId: 'u1' } });
  receive('ai_response', 'Hi', { messageId: 'a1', replyTo: 'u1', isHistorical: true });
  expect(await shown()).toMatchObject({ reply: { state: 'ended', key: 'a1' }, canSend: true });
});

test('an ended reply is known by its key, failed or not, until the next message', async () => {
  const { store, receive, delta, shown } = await connectedChatHarness();
  const reply = async () => (await shown()).reply;
  receive('ai_response', 'Old', { messageId: 'a0', isHistorical: true });
  expect(await reply()).toEqual({ state: 'none' });
  receive('ai_response', 'One', { messageId: 'a1' });
  expect(await reply()).toEqual({ state: 'ended', key: 'a1', isFailure: false });
  receive('ai_response', 'Two', { messageId: 'a2' });
  expect(await reply()).toEqual({ state: 'ended', key: 'a2', isFailure: false });
  receive('ai_error', '', { messageId: 'a3' });
  expect(await reply()).toEqual({ state: 'ended', key: 'a3', isFailure: true });
  store.send('Again');
  expect(await reply()).toMatchObject({ state: 'awaited' });
  delta(0, 'Hi', { messageId: 'a4' });
  receive('stream_final', 'Hi', { messageId: 'a4' });
  expect(await reply()).toEqual({ state: 'ended', key: 'reply-a4', isFailure: false });
});

test('a gap in a reply asks the server for the text again', async () => {
  const { delta, sinks } = await connectedChatHarness();
  delta(0, 'Hi');
  delta(9, 'there');
  expect(sinks).toHaveLength(2);
});
