import { jest } from '@jest/globals';
import { connectedChat, playedChat } from './played-chat';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A chat in which `m1` was answered. */
async function answeredChat() {
  const chat = await connectedChat();
  chat.receive('user_message', 'I like tee', { messageId: 'm1' });
  chat.receive('ai_response', 'Nice', { messageId: 'a1', replyTo: 'm1' });
  return chat;
}

const deletionOf = (messageId: string) => ({ event: 'message_deleted', messageId, changes: {} });

describe('an edit', () => {
  test('awaits the new reply until it comes', async () => {
    const { store, api, receive, shown } = await answeredChat();
    await expect(store.edit('m1', '  I like tea ')).resolves.toBe(true);
    expect(api.edit).toHaveBeenCalledWith(expect.any(String), 'm1', 'I like tea');
    expect(await shown()).toMatchObject({ isBusy: true, answered: null });
    receive('ai_response', 'Nice', { messageId: 'a2', replyTo: 'm1' });
    expect((await shown()).isBusy).toBe(false);
  });

  test('that fails awaits nothing and says why', async () => {
    const { store, api, shown } = await answeredChat();
    api.edit.mockRejectedValueOnce(new Error('Network error')).mockRejectedValueOnce(new Error(''));
    await expect(store.edit('m1', 'I like tea')).resolves.toBe(false);
    expect(await shown()).toMatchObject({ isBusy: false, error: 'Network error' });
    await expect(store.edit('m1', 'I like tea')).resolves.toBe(false);
    expect((await shown()).error).toBe('The message could not be changed.');
    await expect(store.edit('m1', 'I like tea')).resolves.toBe(true);
    expect((await shown()).error).toBeNull();
  });

  test('that fails leaves alone what is asked meanwhile', async () => {
    const { store, api, shown } = await answeredChat();
    api.edit.mockImplementationOnce(async () => {
      store.send('Something else');
      throw new Error('Network error');
    });
    await store.edit('m1', 'I like tea');
    expect((await shown()).isBusy).toBe(true);
  });
});

describe('a deletion', () => {
  test('of the message to which a reply is awaited ends the waiting, whoever deletes it', async () => {
    const { store, receive, shown } = await connectedChat();
    store.send('One');
    await shown();
    receive('conversation_event', '', deletionOf('u0'));
    expect((await shown()).isBusy).toBe(true);
    receive('conversation_event', '', deletionOf('u1'));
    expect(await shown()).toMatchObject({ isBusy: false, canSend: true, messages: [] });
  });

  test('by which an edit takes away what came after keeps the waiting for its reply', async () => {
    const { store, receive, shown } = await answeredChat();
    receive('user_message', 'And cake', { messageId: 'm2' });
    await store.edit('m1', 'I like tea');
    receive('conversation_event', '', deletionOf('m2'));
    expect((await shown()).isBusy).toBe(true);
  });

  test('that fails is told to who asked for it', async () => {
    const { store, api, texts } = await answeredChat();
    api.remove.mockRejectedValueOnce(new Error('Network error'));
    await expect(store.remove('m1')).rejects.toThrow('Network error');
    expect(await texts()).toEqual(['I like tee', 'Nice']);
  });
});

test('a reaction shows at once and is taken back where the server refuses it', async () => {
  const { store, api, receive, shown } = await connectedChat();
  receive('ai_response', 'Hi', { messageId: 'a1' });
  api.react.mockRejectedValueOnce(new Error('no'));
  store.react('a1', 'love');
  expect(store.getSnapshot().error).toBeNull();
  const snapshot = await shown();
  expect(snapshot.messages[0]?.reaction).toBeNull();
  expect(snapshot.error).toBe('The reaction could not be kept.');
});

test('nothing can be done to a message before there is a conversation, and it is said', async () => {
  const { store, api, shown } = playedChat();
  const text = 'Conversation manager not initialized';
  store.open(null);
  await expect(store.remove('m1')).rejects.toThrow(text);
  await expect(store.report('m1', 'It is wrong')).rejects.toThrow(text);
  await expect(store.edit('m1', 'I like tea')).resolves.toBe(false);
  expect(await shown()).toMatchObject({ error: text, isBusy: false });
  store.dismissError();
  store.react('m1', 'love');
  expect((await shown()).error).toBe(text);
  for (const call of [api.remove, api.report, api.edit, api.react]) expect(call).not.toHaveBeenCalled();
});
