import { AI_ERROR_TEXT } from '../../../contract/errors';
import type { LiveFrame } from '../live/live-frame';
import { applyFrame } from './apply-frame';
import { delta, frame, READER, stateAfter, userMessage } from './frame-builders';

const dropped: [string, LiveFrame][] = [
  ['message without text', frame('message')],
  ['user_message without text', frame('user_message', '', { messageId: 'u1' })],
  ['assistant_delta without text', frame('assistant_delta', '', { offset: 0 })],
  ['message that is an event', frame('message', 'x', { isEvent: true })],
  ['user_message that is an event', frame('user_message', 'x', { isEvent: true })],
  ['assistant_delta that is an event', frame('assistant_delta', 'x', { offset: 0, isEvent: true })],
  ['stream_final that is an event', frame('stream_final', 'x', { isEvent: true })],
  ['ai_response that is an event', frame('ai_response', 'x', { isEvent: true })],
  ['event', frame('event', 'x')],
  ['system_event', frame('system_event', 'x')],
  ['connection_event', frame('connection_event', 'x')],
  ['presence_event', frame('presence_event', 'x')],
  ['notification_event', frame('notification_event', 'x')],
  ['unknown type', frame('something_new', 'x')],
  ['pong', frame('pong')],
  ['frame of another conversation', frame('user_message', 'x', { messageId: 'u9' }, { conversationId: 'c2' })],
];
test.each(dropped)('no message is made of a %s', (_name, dropping) => {
  const state = stateAfter(dropping);
  expect(state.messages).toEqual([]);
  expect(state.reply).toBeNull();
});
test.each([
  [['sent', 'delivered', 'read'], 'read'],
  [['read', 'delivered'], 'read'],
  [['delivered', 'sent'], 'delivered'],
] as const)('the statuses %j end at %s, because a status never goes back', (statuses, expected) => {
  const frames = statuses.map((status) => frame('message_status', '', { messageId: 'u1', status }));
  expect(stateAfter(userMessage('u1'), ...frames).messages[0]?.status).toBe(expected);
});

test('a status frame finds a message by its client id', () => {
  const message = userMessage('u1', 'Hi', { clientMessageId: 'c-1' });
  const state = stateAfter(message, frame('message_status', '', { clientMessageId: 'c-1', status: 'delivered' }));
  expect(state.messages[0]?.status).toBe('delivered');
});

const statusAfter = (answer: LiveFrame) =>
  stateAfter(userMessage('u1', 'Hello?', { status: 'sent' }), answer).messages.find(({ id }) => id === 'u1')?.status;

test('a question counts as read with the first text of its reply, also if that arrives as history', () => {
  expect(statusAfter(delta(0, 'Hel'))).toBe('read');
  expect(statusAfter(frame('ai_response', 'Hello', { messageId: 'a1', replyTo: 'u1', isHistorical: true }))).toBe(
    'read',
  );
});

test('a question does not count as read if its reply failed', () => {
  expect(statusAfter(frame('ai_error', AI_ERROR_TEXT, { messageId: 'a1', replyTo: 'u1' }))).toBe('sent');
  const failed = { messageId: 'a1', replyTo: 'u1', responseType: 'error', isHistorical: true };
  expect(statusAfter(frame('ai_response', AI_ERROR_TEXT, failed))).toBe('sent');
});

const typing = (userId: string, username: string, isTyping = true) =>
  frame('typing', '', { role: 'user', isTyping, username }, { userId });

test('typing frames add and remove other users, each once', () => {
  const state = stateAfter(typing('x', 'Ana'), typing('y', 'Ben'), typing('x', 'Ana'), typing('y', 'Ben', false));
  expect(state.typists).toEqual([{ userId: 'x', username: 'Ana' }]);
});

test('readers do not see their own typing', () => {
  expect(stateAfter(typing(READER, 'Me')).typists).toEqual([]);
});

test('typing of the assistant shows as thinking until its first text', () => {
  const thinking = stateAfter(frame('typing', '', { role: 'assistant', isTyping: true }));
  expect(thinking.isThinking).toBe(true);
  expect(applyFrame(thinking, delta(0, 'Hi')).isThinking).toBe(false);
});

test('a reconnect clears the typing indicators', () => {
  expect(applyFrame(stateAfter(typing('x', 'Ana')), frame('welcome')).typists).toEqual([]);
});

test('an error frame shows its text, or "Unknown error" without one', () => {
  expect(stateAfter(frame('error', '', { error: { code: 'x', message: 'Too long' } })).error).toBe('Too long');
  expect(stateAfter(frame('error')).error).toBe('Unknown error');
});
