import { applyFrame } from './apply-frame';
import { chatMessage } from './chat-message';
import type { ChatState } from './chat-state';
import { delta, final, frame, stateAfter, texts, userMessage } from './frame-builders';
import { setReplyAside } from './partial-reply';
import { stopReply } from './reply-frames';
import { addPage } from './stored-messages';

const aside = (state: ChatState) => setReplyAside(state);
const shown = (state: ChatState) => [...texts(state), ...(state.reply ? [state.reply.content] : [])];
const paused = () => aside(stateAfter(userMessage('u1', 'Hi'), delta(0, 'Hel')));

test('chunks after the pause form a new message until the stored reply replaces both', () => {
  const later = [delta(3, 'lo'), delta(5, ' you')].reduce(applyFrame, paused());
  expect(shown(later)).toEqual(['Hi', 'Hel', 'lo you']);
  expect(later.reply?.key).not.toBe(later.messages[1]?.key);
  expect(later).toMatchObject({ gap: false, lastStoredId: 'u1' });
  const ended = applyFrame(later, final('Hello you!'));
  expect(shown(ended)).toEqual(['Hi', 'Hello you!']);
  expect(ended.messages[1]).toMatchObject({ id: 'a1', isPartial: false, key: later.messages[1]?.key });
});

test('a snapshot adds only the text that was not shown before the pause', () => {
  expect(shown(applyFrame(paused(), delta(0, 'Hello')))).toEqual(['Hi', 'Hel', 'lo']);
  expect(shown(applyFrame(paused(), delta(0, 'Hel')))).toEqual(['Hi', 'Hel']);
});

test('a text that starts again on another node replaces the text before the pause', () => {
  expect(shown(applyFrame(paused(), delta(0, 'Good day')))).toEqual(['Hi', 'Good day']);
});

test('a chunk lost during the pause marks a gap', () => {
  expect(applyFrame(paused(), delta(7, 'you'))).toMatchObject({ gap: true, reply: null });
});

test('a reply may pause more than once', () => {
  const twice = applyFrame(aside(applyFrame(paused(), delta(3, 'lo'))), delta(5, '!'));
  expect(shown(twice)).toEqual(['Hi', 'Hel', 'lo', '!']);
  expect(new Set([...twice.messages.map(({ key }) => key), twice.reply?.key]).size).toBe(4);
  expect(shown(applyFrame(twice, final('')))).toEqual(['Hi', 'Hello!']);
});

test('history replaces the parts of a reply, and a stop that stored nothing removes them', () => {
  const stored = chatMessage({
    id: 'a1',
    role: 'assistant',
    content: 'Hello you',
    timestamp: '2030-01-01T00:00:00Z',
  });
  expect(shown(addPage(applyFrame(paused(), delta(3, 'lo')), [stored]))).toEqual(['Hi', 'Hello you']);
  const stopped = frame('streaming_stopped', '', { replyTo: 'u1' });
  expect(shown(applyFrame(paused(), stopped))).toEqual(['Hi']);
});

test('a reply that was stopped before the pause shows no more text', () => {
  const stopped = aside(stopReply(stateAfter(delta(0, 'Hel'))));
  expect(shown(applyFrame(stopped, delta(3, 'lo')))).toEqual(['Hel']);
});
