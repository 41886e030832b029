import { jest } from '@jest/globals';
import { HIDDEN_TEXT } from '../../../contract/conversations';
import { CONVERSATION, connectedChatHarness, createChatHarness } from './chat-harness';
import { type ChatMessage, chatMessage } from './chat-message';
import { emptyChat } from './chat-state';
import { frame, READER, stateAfter, userMessage } from './frame-builders';
import { findStoppedAnswers } from './stopped-answers';
import { addPage } from './stored-messages';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const question = (id: string, second: number, rest: Partial<ChatMessage> = {}) =>
  chatMessage({ id, role: 'user', content: id, timestamp: new Date(second * 1000).toISOString(), ...rest });
const answer = (id: string, originalMessageId: string, second: number) =>
  chatMessage({
    id,
    role: 'assistant',
    content: id,
    originalMessageId,
    timestamp: new Date(second * 1000).toISOString(),
  });

/** The questions whose answer counts as stopped after this page of history. */
function stoppedIn(page: ChatMessage[], mayBeReplying = false): string[] {
  const state = findStoppedAnswers(addPage(emptyChat('c1', READER), page), mayBeReplying);
  return state.messages.filter(({ isAnswerStopped }) => isAnswerStopped).map(({ id }) => id);
}

test('a reply that is stopped before its first text marks its question', () => {
  const stopped = stateAfter(userMessage('u1'), frame('streaming_stopped', '', { replyTo: 'u1' }));
  expect(stopped.messages).toMatchObject([{ id: 'u1', isAnswerStopped: true }]);
});

test('an edit of the question takes the mark away, and a repeated frame does not', () => {
  const stopped = frame('streaming_stopped', '', { replyTo: 'u1' });
  const edited = frame('conversation_event', '', {
    event: 'message_edited',
    messageId: 'u1',
    changes: { content: 'New words', edited_at: 'now' },
  });
  expect(stateAfter(userMessage('u1'), stopped, userMessage('u1')).messages).toMatchObject([{ isAnswerStopped: true }]);
  expect(stateAfter(userMessage('u1'), stopped, edited).messages).toMatchObject([{ isAnswerStopped: false }]);
});

test('in loaded history, a question without an answer was stopped', () => {
  expect(stoppedIn([question('q1', 1), question('q2', 2), answer('a2', 'q2', 3), question('q3', 4)])).toEqual([
    'q1',
    'q3',
  ]);
});

test('in loaded history, the newest questions are open while a reply is being written', () => {
  const page = [question('q1', 1), question('q2', 2), answer('a2', 'q2', 3), question('q3', 4), question('q4', 5)];
  expect(stoppedIn(page, true)).toEqual(['q1']);
});

test('a question that was read had an answer, which an edit has removed', () => {
  expect(stoppedIn([question('q1', 1, { status: 'read' })])).toEqual([]);
});

/** A chat after a reload, with one question and whether its reply is being written. */
async function reloaded(isReplying: boolean) {
  const chat = createChatHarness();
  chat.api.history.mockResolvedValue({ messages: [question('q1', 1)], hasMore: false, isReplying });
  chat.store.open(CONVERSATION);
  await chat.welcome();
  return chat;
}

test('after a reload, a stopped answer is still known as stopped', async () => {
  const { shown } = await reloaded(false);
  expect(await shown()).toMatchObject({ reply: { state: 'none' }, messages: [{ isAnswerStopped: true }] });
});

test('after a reload, an answer that is being written is awaited', async () => {
  const { shown } = await reloaded(true);
  expect(await shown()).toMatchObject({
    reply: { state: 'awaited', messageId: 'q1' },
    messages: [{ isAnswerStopped: false }],
  });
});

test('a question that is not loaded, or that a moderator has hidden, cannot be asked again', async () => {
  const { store, api, receive } = await connectedChatHarness();
  receive('user_message', HIDDEN_TEXT, { messageId: 'u1' });
  receive('streaming_stopped', 'Owls', { messageId: 'a1', replyTo: 'u1' });
  receive('streaming_stopped', 'Cats', { messageId: 'a2', replyTo: 'u0' });
  for (const id of ['u1', 'a1', 'a2']) expect(store.askAgain(id)).toBe(false);
  expect(api.send).not.toHaveBeenCalled();
});

test('Ask again sends the question of a message once more, and Go on asks for the rest', async () => {
  const { store, api, receive } = await connectedChatHarness();
  receive('user_message', 'Why do owls sleep by day?', { messageId: 'u1' });
  receive('streaming_stopped', 'Owls', { messageId: 'a1', replyTo: 'u1' });
  expect(store.askAgain('unknown')).toBe(false);
  expect(store.askAgain('a1')).toBe(true);
  await jest.advanceTimersByTimeAsync(0);
  receive('streaming_stopped', '', { replyTo: 'u2' });
  expect(store.askAgain('u1')).toBe(true);
  await jest.advanceTimersByTimeAsync(0);
  receive('streaming_stopped', '', { replyTo: 'u3' });
  expect(store.goOn()).toBe(true);
  await jest.advanceTimersByTimeAsync(0);
  expect(api.send.mock.calls.map(([{ content }]) => content)).toEqual([
    'Why do owls sleep by day?',
    'Why do owls sleep by day?',
    'Please go on where you stopped.',
  ]);
});
