import { applyFrame } from './apply-frame';
import { type ChatMessage, chatMessage } from './chat-message';
import { emptyChat } from './chat-state';
import { delta, frame, ids, READER, stateAfter, texts, userMessage } from './frame-builders';
import { addPage, applyMessage } from './stored-messages';

test('messages with the same id are one message, which keeps its position and its highest status', () => {
  const state = stateAfter(
    userMessage('u1', 'Hi', { status: 'read', clientMessageId: 'c-1' }),
    userMessage('u2'),
    userMessage('u1', 'Hi', { status: 'sent', clientMessageId: 'c-1' }),
  );
  expect(ids(state)).toEqual(['u1', 'u2']);
  expect(state.messages[0]).toMatchObject({ status: 'read', clientMessageId: 'c-1', key: 'c-1' });
});

test('messages with equal text, time and role are two if their ids differ', () => {
  const first = userMessage('u1', 'ok');
  const twin = { ...first, metadata: { ...first.metadata, messageId: 'u2' } };
  expect(ids(stateAfter(first, twin))).toEqual(['u1', 'u2']);
});

test('messages without an id are compared by time, role and text', () => {
  const first = frame('user_message', 'ok', { role: 'user' });
  const other = { ...first, content: 'no' };
  expect(texts(stateAfter(first, first, other))).toEqual(['ok', 'no']);
});

test('a message from history is inserted by its time', () => {
  const early = frame('user_message', 'early', { messageId: 'u0', isHistorical: true });
  const state = stateAfter(userMessage('u1'), early);
  expect(ids(state)).toEqual(['u0', 'u1']);
  expect(state.lastStoredId).toBe('u1');
});

test('a message keeps its reaction and its edit when a frame repeats it', () => {
  const page = chatMessage({ id: 'u1', role: 'user', content: 'Hi', reaction: 'love', editedAt: 'then' });
  const state = applyFrame(addPage(emptyChat('c1', READER), [page]), userMessage('u1', 'Hi'));
  expect(state.messages).toMatchObject([{ reaction: 'love', editedAt: 'then' }]);
});

test('a message that is sent and arrives as a frame is one message', () => {
  const sent = chatMessage({ id: 'u1', clientMessageId: 'c-1', role: 'user', content: 'Hi' });
  const state = applyFrame(applyMessage(emptyChat('c1', READER), sent), userMessage('u1', 'Hi'));
  expect(ids(state)).toEqual(['u1']);
});

const stored = (id: string, second: number): ChatMessage =>
  chatMessage({ id, role: 'user', content: id, timestamp: new Date(second * 1000).toISOString() });

test('an older page of history goes before the messages shown', () => {
  const newest = addPage(emptyChat('c1', READER), [stored('m3', 3), stored('m4', 4)]);
  const state = addPage(newest, [stored('m1', 1), stored('m2', 2)]);
  expect(ids(state)).toEqual(['m1', 'm2', 'm3', 'm4']);
  expect(state.lastStoredId).toBe('m4');
});

test('a message that arrived while the page was loading goes after the page', () => {
  const live = applyMessage(emptyChat('c1', READER), stored('m3', 3));
  expect(ids(addPage(live, [stored('m1', 1), stored('m2', 2)]))).toEqual(['m1', 'm2', 'm3']);
  expect(ids(addPage(live, [stored('m2', 2), stored('m3', 3)]))).toEqual(['m2', 'm3']);
});

test('a page with the whole reply ends the reply in progress', () => {
  const state = stateAfter(userMessage('u1'), delta(0, 'Hel'));
  const answer = chatMessage({ id: 'a1', role: 'assistant', content: 'Hello', originalMessageId: 'u1' });
  const after = addPage(state, [chatMessage({ id: 'u1', role: 'user', content: 'Hi' }), answer]);
  expect(after.reply).toBeNull();
  expect(texts(after)).toContain('Hello');
});

test('an empty page of history changes nothing', () => {
  const state = emptyChat('c1', READER);
  expect(addPage(state, [])).toBe(state);
});
