import { jest } from '@jest/globals';
import { connectedChatHarness, createChatHarness } from './chat-harness';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A chat in which the message `m1` has its reply `a1`. */
async function answeredChat() {
  const chat = await connectedChatHarness();
  chat.receive('user_message', 'I like tee', { messageId: 'm1' });
  chat.receive('ai_response', 'Nice', { messageId: 'a1', replyTo: 'm1' });
  const replyState = async () => (await chat.shown()).reply.state;
  return { ...chat, replyState };
}

const deletionOf = (messageId: string) => ({ event: 'message_deleted', messageId, changes: {} });

test('an edit awaits its new reply until the reply arrives', async () => {
  const { store, api, receive, replyState } = await answeredChat();
  await expect(store.changes.edit('m1', '  I like tea ')).resolves.toBe(true);
  expect(api.edit).toHaveBeenCalledWith(expect.any(String), 'm1', 'I like tea');
  expect(await replyState()).toBe('awaited');
  receive('ai_response', 'Nice', { messageId: 'a2', replyTo: 'm1' });
  expect(await replyState()).toBe('ended');
});

test('an edit that fails awaits no reply and shows why', async () => {
  const { store, api, shown } = await answeredChat();
  api.edit.mockRejectedValueOnce(new Error('Network error')).mockRejectedValueOnce(new Error(''));
  await expect(store.changes.edit('m1', 'I like tea')).resolves.toBe(false);
  expect(await shown()).toMatchObject({ reply: { state: 'none' }, error: 'Network error' });
  await expect(store.changes.edit('m1', 'I like tea')).resolves.toBe(false);
  expect((await shown()).error).toBe('The message could not be changed.');
  await expect(store.changes.edit('m1', 'I like tea')).resolves.toBe(true);
  expect((await shown()).error).toBeNull();
});

test('an edit that fails does not end the waiting for a newer message', async () => {
  const { store, api, replyState } = await answeredChat();
  api.edit.mockImplementationOnce(async () => {
    store.send('Something else');
    throw new Error('Network error');
  });
  await store.changes.edit('m1', 'I like tea');
  expect(await replyState()).toBe('awaited');
});

test('deleting the message whose reply is awaited ends the waiting', async () => {
  const { store, receive, shown } = await connectedChatHarness();
  store.send('One');
  await shown();
  receive('conversation_event', '', deletionOf('u0'));
  expect((await shown()).reply.state).toBe('awaited');
  receive('conversation_event', '', deletionOf('u1'));
  expect(await shown()).toMatchObject({ reply: { state: 'none' }, canSend: true, messages: [] });
});

test('the deletions that follow an edit do not end the waiting for its reply', async () => {
  const { store, receive, replyState } = await answeredChat();
  receive('user_message', 'And cake', { messageId: 'm2' });
  await store.changes.edit('m1', 'I like tea');
  receive('conversation_event', '', deletionOf('m2'));
  expect(await replyState()).toBe('awaited');
});

test('a deletion that fails rejects and leaves the message', async () => {
  const { store, api, texts } = await answeredChat();
  api.remove.mockRejectedValueOnce(new Error('Network error'));
  await expect(store.changes.remove('m1')).rejects.toThrow('Network error');
  expect(await texts()).toEqual(['I like tee', 'Nice']);
});

test('a reaction shows at once and is taken back if the server refuses it', async () => {
  const { store, api, receive, shown } = await connectedChatHarness();
  receive('ai_response', 'Hi', { messageId: 'a1' });
  await shown();
  let refuse: (reason: Error) => void = () => undefined;
  api.react.mockReturnValueOnce(new Promise((_, reject) => (refuse = reject)));
  store.changes.react('a1', 'love');
  expect(await shown()).toMatchObject({ error: null, messages: [{ reaction: 'love' }] });
  refuse(new Error('no'));
  expect(await shown()).toMatchObject({ error: 'Your reaction could not be saved.', messages: [{ reaction: null }] });
});

test('a change without an open conversation is refused with an error', async () => {
  const { store, api, shown } = createChatHarness();
  const text = 'Conversation manager not initialized';
  store.open(null);
  await expect(store.changes.remove('m1')).rejects.toThrow(text);
  await expect(store.changes.report('m1', 'It is wrong')).rejects.toThrow(text);
  await expect(store.changes.edit('m1', 'I like tea')).resolves.toBe(false);
  expect(await shown()).toMatchObject({ error: text, reply: { state: 'none' } });
  store.dismissError();
  store.changes.react('m1', 'love');
  expect((await shown()).error).toBe(text);
  for (const call of [api.remove, api.report, api.edit, api.react]) expect(call).not.toHaveBeenCalled();
});
