import { applyFrame } from './apply-frame';
import { delta, final, frame, ids, stateAfter, texts, userMessage } from './frame-builders';

const event = (name: string, changes: Record<string, unknown> = {}, messageId?: string) =>
  frame('conversation_event', 'never shown', { event: name, changes, messageId });

test('an edit changes the message and drops the reply in progress to its old text', () => {
  const chat = stateAfter(userMessage('u1', 'Hi', { status: 'read' }), delta(0, 'Hel'));
  const state = applyFrame(chat, event('message_edited', { content: 'Hello', edited_at: 'now' }, 'u1'));
  expect(state.reply).toBeNull();
  expect(state.messages).toMatchObject([{ content: 'Hello', editedAt: 'now', status: 'sent' }]);
});

test('an edited message gets a new reply', () => {
  const chat = stateAfter(userMessage('u1'), delta(0, 'Old'), final('Old'));
  const state = [
    event('message_deleted', { seq: 2 }, 'a1'),
    event('message_edited', { content: 'New words', edited_at: 'now' }, 'u1'),
    delta(0, 'New', { messageId: 'a2' }),
  ].reduce(applyFrame, chat);
  expect(texts(state)).toEqual(['New words']);
  expect(state.reply?.content).toBe('New');
});

test('a hidden answer shows its notice, and other messages stay as they are', () => {
  const chat = stateAfter(
    userMessage('u1'),
    final('Bad'),
    userMessage('u2'),
    delta(0, 'Hi', { messageId: 'a2', replyTo: 'u2' }),
  );
  const state = applyFrame(chat, event('message_edited', { content: 'Hidden by a moderator' }, 'a1'));
  expect(texts(state)).toEqual(['text of u1', 'Hidden by a moderator', 'text of u2']);
  expect(state.messages[1]?.editedAt).toBeNull();
  expect(state.reply?.content).toBe('Hi');
});

test('a hidden message keeps the reply to it, also if it was edited before', () => {
  const edited = event('message_edited', { content: 'Hello', edited_at: 'then' }, 'u1');
  const hidden = event('message_edited', { content: 'Hidden by a moderator', edited_at: 'then' }, 'u1');
  const state = stateAfter(userMessage('u1', 'Hi'), edited, delta(0, 'Hel'), hidden);
  expect(state.messages).toMatchObject([{ content: 'Hidden by a moderator', editedAt: 'then', status: 'read' }]);
  expect(state.reply?.content).toBe('Hel');
});

test('an edited message that arrives as history keeps the time of its edit', () => {
  const message = userMessage('u1', 'Hello', { isHistorical: true, changes: { edited_at: 'then' } });
  expect(stateAfter(message).messages).toMatchObject([{ editedAt: 'then' }]);
});

test('a message counts as read when the deleted reply to it was never seen', () => {
  const chat = stateAfter(userMessage('u1', 'Hi', { status: 'sent' }));
  const state = applyFrame(chat, event('message_deleted', { seq: 2, reply_to: 'u1' }, 'a1'));
  expect(state.messages).toMatchObject([{ id: 'u1', status: 'read' }]);
});

test('a deleted message disappears with its reply', () => {
  const chat = stateAfter(userMessage('u1'), final('Answer'), userMessage('u2'));
  expect(ids(applyFrame(chat, event('message_deleted', {}, 'u1')))).toEqual(['u2']);
});

test('a deleted message disappears with its reply in progress', () => {
  const chat = stateAfter(userMessage('u1'), delta(0, 'Hel'));
  expect(applyFrame(chat, event('message_deleted', {}, 'u1')).reply).toBeNull();
});

test('a reaction is set and removed', () => {
  const loved = applyFrame(stateAfter(userMessage('u1')), event('reaction', { reaction: 'love' }, 'u1'));
  expect(loved.messages[0]?.reaction).toBe('love');
  expect(applyFrame(loved, event('reaction', { reaction: null }, 'u1')).messages[0]?.reaction).toBeNull();
});

test('events set the title and mark the conversation as deleted', () => {
  expect(stateAfter(event('title', { title: 'Bedtime' })).title).toBe('Bedtime');
  expect(stateAfter(event('deleted')).isDeleted).toBe(true);
});
