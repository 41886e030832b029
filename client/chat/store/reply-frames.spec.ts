import { AI_ERROR_TEXT } from '../../../contract/errors';
import { applyFrame } from './apply-frame';
import { emptyChat } from './chat-state';
import { delta, final, frame, READER, stateAfter, texts, userMessage } from './frame-builders';
import { finishIdleReply, stopReply } from './reply-frames';

const cases: [string, [number, string][], string][] = [
  [
    'joins chunks in order',
    [
      [0, 'Hel'],
      [3, 'lo'],
    ],
    'Hello',
  ],
  [
    'overlaps harmlessly',
    [
      [0, 'Hello'],
      [3, 'lo you'],
    ],
    'Hello you',
  ],
  [
    'takes a snapshot for all so far',
    [
      [0, 'Hel'],
      [0, 'Hello you'],
    ],
    'Hello you',
  ],
  [
    'does not shrink at a repeat',
    [
      [0, 'Hel'],
      [3, 'lo'],
      [0, 'Hel'],
      [5, '!'],
    ],
    'Hello!',
  ],
  [
    'starts again where another node took over',
    [
      [0, 'Hello'],
      [0, 'Good'],
      [4, ' day'],
    ],
    'Good day',
  ],
  [
    'counts in UTF-16 units',
    [
      [0, '🐦'],
      [2, ' sings'],
    ],
    '🐦 sings',
  ],
];

test.each(cases)('%s', (_name, chunks, expected) => {
  const state = stateAfter(...chunks.map(([offset, content]) => delta(offset, content)));
  expect(state.reply?.content).toBe(expected);
  expect(state.gap).toBe(false);
});

test('a missing chunk marks a gap and keeps the text until a snapshot fills the gap', () => {
  const incomplete = stateAfter(delta(0, 'Hel'), delta(7, 'you'));
  expect(incomplete.gap).toBe(true);
  expect(incomplete.reply?.content).toBe('Hel');
  const filled = [frame('welcome', '', { isReconnection: true }), delta(0, 'Hello you')].reduce(applyFrame, incomplete);
  expect(filled.gap).toBe(false);
  expect(filled.reply?.content).toBe('Hello you');
});

test('a reply whose start was missed marks a gap', () => {
  const state = stateAfter(delta(4, 'text'));
  expect(state.gap).toBe(true);
  expect(state.reply).toBeNull();
});

test('a chunk without an offset is appended', () => {
  const state = stateAfter(delta(0, 'Hel'), delta(0, 'lo', { offset: undefined }));
  expect(state.reply?.content).toBe('Hello');
});
test('a reply is one message, marked as streaming and aggregated, while its chunks arrive', () => {
  const state = stateAfter(delta(0, 'Hel'), delta(3, 'lo'));
  expect(state.reply).toMatchObject({
    id: 'a1',
    role: 'assistant',
    isStreaming: true,
    isAggregated: true,
    originalMessageId: 'u1',
    conversationId: 'c1',
  });
});

test('the final chunk, which may be empty, ends the streaming', () => {
  expect(stateAfter(delta(0, 'Hello'), delta(5, '', { isFinal: true })).reply).toMatchObject({
    content: 'Hello',
    isStreaming: false,
  });
});

test('the final frame gives a reply its stored text, id and position, and keeps its key', () => {
  const streaming = stateAfter(userMessage('u1'), delta(0, 'Hel'));
  const state = applyFrame(streaming, final('Hello you', { truncated: true }));
  expect(state.reply).toBeNull();
  expect(state.messages.at(-1)).toMatchObject({
    key: streaming.reply?.key,
    id: 'a1',
    content: 'Hello you',
    isStreaming: false,
    truncated: true,
  });
  expect(state.lastStoredId).toBe('a1');
});

test('chunks after the end of a reply are ignored', () => {
  const state = stateAfter(delta(0, 'Hello'), final('Hello'), delta(0, 'Hel'), delta(5, 'x'));
  expect(state.reply).toBeNull();
  expect(state.gap).toBe(false);
  expect(texts(state)).toEqual(['Hello']);
});

test('a chunk for another message starts another reply and leaves the first as it was', () => {
  const state = stateAfter(delta(0, 'One'), delta(0, 'Two', { messageId: 'a2', replyTo: 'u2' }));
  expect(texts(state)).toEqual(['One']);
  expect(state.messages[0]?.isStreaming).toBe(false);
  expect(state.reply?.content).toBe('Two');
  // Its ending still finds it.
  const ended = applyFrame(state, final('One, whole'));
  expect(texts(ended)).toEqual(['One, whole']);
  expect(ended.reply?.content).toBe('Two');
});

test('a stopped reply stays with the text so far', () => {
  const stopped = frame('streaming_stopped', 'Hel', { messageId: 'a1', replyTo: 'u1' });
  const state = stateAfter(delta(0, 'Hel'), stopped);
  expect(state.reply).toBeNull();
  expect(texts(state)).toEqual(['Hel']);
});

test('a reply that is stopped before its first text leaves no message', () => {
  const state = stateAfter(frame('typing', '', { role: 'assistant', isTyping: true }), frame('streaming_stopped', ''));
  expect(state.isThinking).toBe(false);
  expect(state.messages).toEqual([]);
});

test('a reply that the reader stopped shows no more text until it ends', () => {
  const stopped = stopReply(stateAfter(delta(0, 'Hel')));
  expect(stopped.reply?.isStreaming).toBe(false);
  const later = applyFrame(stopped, delta(3, 'lo'));
  expect(later.reply).toMatchObject({ content: 'Hel', isStreaming: false });
  const ended = applyFrame(later, frame('streaming_stopped', 'Hello', { messageId: 'a1', replyTo: 'u1' }));
  expect(texts(ended)).toEqual(['Hello']);
});

test('a silent reply stops streaming and keeps its text', () => {
  const silent = finishIdleReply(stateAfter(delta(0, 'Hel')));
  expect(silent.reply).toMatchObject({ content: 'Hel', isStreaming: false });
});

test('a silent reply stays above the messages sent after it', () => {
  const silent = finishIdleReply(stateAfter(userMessage('u1'), delta(0, 'Hel')));
  const state = applyFrame(silent, userMessage('u2', 'Are you there?'));
  expect(texts(state)).toEqual(['text of u1', 'Hel', 'Are you there?']);
});

test('a reply keeps its text if its final frame has none', () => {
  expect(texts(stateAfter(delta(0, 'Hello'), final('')))).toEqual(['Hello']);
});

test('a failed reply shows the fallback text as an assistant message', () => {
  for (const content of ['', AI_ERROR_TEXT]) {
    const state = stateAfter(frame('ai_error', content, { messageId: 'e1', error: { code: 'x', message: 'y' } }));
    expect(state.messages).toMatchObject([{ role: 'assistant', content: AI_ERROR_TEXT }]);
  }
});

test('a reply that arrives in one chunk may be typed out, unless it is history', () => {
  const fresh = frame('ai_response', 'Whole', { messageId: 'a1', responseType: 'safety' });
  const old = frame('ai_response', 'Old', { messageId: 'a0', isHistorical: true });
  expect(stateAfter(fresh).messages).toMatchObject([{ isFresh: true, responseType: 'safety' }]);
  expect(stateAfter(old).messages).toMatchObject([{ isFresh: false }]);
});

test('history that arrives does not end the reply in progress', () => {
  const state = stateAfter(delta(0, 'Hello'), frame('ai_response', 'Old', { messageId: 'a0', isHistorical: true }));
  expect(state.reply?.content).toBe('Hello');
  expect(texts(state)).toEqual(['Old']);
});
/** The same frames in chunks of any size, with repeats, end in the same text. */
test('a reply has the same text however its chunks are cut and repeated', () => {
  const text = 'A starling learns to speak by listening. 🐦 It has time.';
  for (let size = 1; size <= 12; size += 1) {
    const chunks = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
      delta(index * size, text.slice(index * size, (index + 1) * size)),
    );
    const repeated = chunks.flatMap((chunk, index) => [chunk, chunks[Math.floor(index / 2)]!]);
    const state = repeated.reduce(applyFrame, emptyChat('c1', READER));
    expect(state.gap).toBe(false);
    expect(state.reply?.content).toBe(text);
  }
});
