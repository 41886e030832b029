import { AI_ERROR_TEXT } from '../../contract/errors';
import {
  addPage,
  applyFrame,
  applyMessage,
  type ChatState,
  emptyChat,
  finishIdleReply,
  stopReply,
} from './apply-frame';
import { type ChatMessage, chatMessage } from './chat-message';
import type { LiveFrame, LiveFrameMetadata } from './live-frame';
import { setReplyAside } from './partial-reply';

const READER = 'reader';
let clock = 0;

/** A frame of the conversation `c1`, each a second after the one before. */
function frame(type: string, content = '', metadata: LiveFrameMetadata = {}, rest: Partial<LiveFrame> = {}): LiveFrame {
  clock += 1;
  return {
    type,
    content,
    conversationId: 'c1',
    userId: READER,
    timestamp: new Date(clock * 1000).toISOString(),
    metadata,
    ...rest,
  };
}

const delta = (offset: number, content: string, metadata: LiveFrameMetadata = {}) =>
  frame('assistant_delta', content, { role: 'assistant', offset, messageId: 'a1', replyTo: 'u1', ...metadata });
const userMessage = (id: string, content = `text of ${id}`, metadata: LiveFrameMetadata = {}) =>
  frame('user_message', content, { role: 'user', messageId: id, ...metadata });
const final = (content: string, metadata: LiveFrameMetadata = {}) =>
  frame('stream_final', content, { role: 'assistant', messageId: 'a1', replyTo: 'u1', ...metadata });

function talkOf(...frames: LiveFrame[]): ChatState {
  return frames.reduce(applyFrame, emptyChat('c1', READER));
}

const texts = (state: ChatState) => state.messages.map((message) => message.content);
const ids = (state: ChatState) => state.messages.map((message) => message.id);

describe('the offset rule', () => {
  const cases: [string, [number, string][], string][] = [
    [
      'joins pieces in order',
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

  test.each(cases)('%s', (_name, pieces, expected) => {
    const state = talkOf(...pieces.map(([offset, content]) => delta(offset, content)));
    expect(state.reply?.content).toBe(expected);
    expect(state.gap).toBe(false);
  });

  test('marks a hole and keeps the text until the snapshot mends it', () => {
    const holed = talkOf(delta(0, 'Hel'), delta(7, 'you'));
    expect(holed.gap).toBe(true);
    expect(holed.reply?.content).toBe('Hel');
    const mended = [frame('welcome', '', { isReconnection: true }), delta(0, 'Hello you')].reduce(applyFrame, holed);
    expect(mended.gap).toBe(false);
    expect(mended.reply?.content).toBe('Hello you');
  });

  test('marks a hole where the beginning of a reply was never seen', () => {
    const state = talkOf(delta(4, 'text'));
    expect(state.gap).toBe(true);
    expect(state.reply).toBeNull();
  });

  test('appends a piece that tells no offset', () => {
    const state = talkOf(delta(0, 'Hel'), delta(0, 'lo', { offset: undefined }));
    expect(state.reply?.content).toBe('Hello');
  });
});

describe('a reply', () => {
  test('is one message, marked streaming and aggregated while pieces arrive', () => {
    const state = talkOf(delta(0, 'Hel'), delta(3, 'lo'));
    expect(state.reply).toMatchObject({
      id: 'a1',
      role: 'assistant',
      isStreaming: true,
      isAggregated: true,
      originalMessageId: 'u1',
      conversationId: 'c1',
    });
  });

  test('stops streaming at the final piece, which may be empty', () => {
    expect(talkOf(delta(0, 'Hello'), delta(5, '', { isFinal: true })).reply).toMatchObject({
      content: 'Hello',
      isStreaming: false,
    });
  });

  test('takes the final text, its id and its place; the key stays', () => {
    const streaming = talkOf(userMessage('u1'), delta(0, 'Hel'));
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

  test('ignores pieces that come after its end', () => {
    const state = talkOf(delta(0, 'Hello'), final('Hello'), delta(0, 'Hel'), delta(5, 'x'));
    expect(state.reply).toBeNull();
    expect(state.gap).toBe(false);
    expect(texts(state)).toEqual(['Hello']);
  });

  test('of another message is another reply; the first stays as it was', () => {
    const state = talkOf(delta(0, 'One'), delta(0, 'Two', { messageId: 'a2', replyTo: 'u2' }));
    expect(texts(state)).toEqual(['One']);
    expect(state.messages[0]?.isStreaming).toBe(false);
    expect(state.reply?.content).toBe('Two');
    // Its ending still finds it.
    const ended = applyFrame(state, final('One, whole'));
    expect(texts(ended)).toEqual(['One, whole']);
    expect(ended.reply?.content).toBe('Two');
  });

  test('stays with what has come when it is stopped', () => {
    const stopped = frame('streaming_stopped', 'Hel', { messageId: 'a1', replyTo: 'u1' });
    const state = talkOf(delta(0, 'Hel'), stopped);
    expect(state.reply).toBeNull();
    expect(texts(state)).toEqual(['Hel']);
  });

  test('leaves no message when it is stopped before its first text', () => {
    const state = talkOf(frame('typing', '', { role: 'assistant', isTyping: true }), frame('streaming_stopped', ''));
    expect(state.isThinking).toBe(false);
    expect(state.messages).toEqual([]);
  });

  test('shows nothing more after the reader stopped it, until it ends', () => {
    const stopped = stopReply(talkOf(delta(0, 'Hel')));
    expect(stopped.reply?.isStreaming).toBe(false);
    const later = applyFrame(stopped, delta(3, 'lo'));
    expect(later.reply).toMatchObject({ content: 'Hel', isStreaming: false });
    const ended = applyFrame(later, frame('streaming_stopped', 'Hello', { messageId: 'a1', replyTo: 'u1' }));
    expect(texts(ended)).toEqual(['Hello']);
  });

  test('stands still after silence', () => {
    const silent = finishIdleReply(talkOf(delta(0, 'Hel')));
    expect(silent.reply).toMatchObject({ content: 'Hel', isStreaming: false });
  });

  describe('that was set aside after a silence', () => {
    const aside = (state: ChatState) => setReplyAside(state);
    const shown = (state: ChatState) => [...texts(state), ...(state.reply ? [state.reply.content] : [])];
    const broken = () => aside(talkOf(userMessage('u1', 'Hi'), delta(0, 'Hel')));

    test('takes later pieces as a new message, without a hole, until the stored reply has both', () => {
      const later = [delta(3, 'lo'), delta(5, ' you')].reduce(applyFrame, broken());
      expect(shown(later)).toEqual(['Hi', 'Hel', 'lo you']);
      expect(later.reply?.key).not.toBe(later.messages[1]?.key);
      expect(later).toMatchObject({ gap: false, lastStoredId: 'u1' });
      const ended = applyFrame(later, final('Hello you!'));
      expect(shown(ended)).toEqual(['Hi', 'Hello you!']);
      expect(ended.messages[1]).toMatchObject({ id: 'a1', isPartial: false, key: later.messages[1]?.key });
    });

    test('shows of a snapshot what was not shown yet, and nothing twice', () => {
      expect(shown(applyFrame(broken(), delta(0, 'Hello')))).toEqual(['Hi', 'Hel', 'lo']);
      expect(shown(applyFrame(broken(), delta(0, 'Hel')))).toEqual(['Hi', 'Hel']);
    });

    test('gives way where another writer began the text again', () => {
      expect(shown(applyFrame(broken(), delta(0, 'Good day')))).toEqual(['Hi', 'Good day']);
    });

    test('marks a hole where a piece was lost meanwhile', () => {
      expect(applyFrame(broken(), delta(7, 'you'))).toMatchObject({ gap: true, reply: null });
    });

    test('may break off more than once', () => {
      const twice = applyFrame(aside(applyFrame(broken(), delta(3, 'lo'))), delta(5, '!'));
      expect(shown(twice)).toEqual(['Hi', 'Hel', 'lo', '!']);
      expect(new Set([...twice.messages.map(({ key }) => key), twice.reply?.key]).size).toBe(4);
      expect(shown(applyFrame(twice, final('')))).toEqual(['Hi', 'Hello!']);
    });

    test('is found by the history and leaves with a stop that stored nothing', () => {
      const stored = chatMessage({
        id: 'a1',
        role: 'assistant',
        content: 'Hello you',
        timestamp: '2030-01-01T00:00:00Z',
      });
      expect(shown(addPage(applyFrame(broken(), delta(3, 'lo')), [stored]))).toEqual(['Hi', 'Hello you']);
      const stopped = frame('streaming_stopped', '', { replyTo: 'u1' });
      expect(shown(applyFrame(broken(), stopped))).toEqual(['Hi']);
    });

    test('shows nothing more once its reader has stopped it', () => {
      const stopped = aside(stopReply(talkOf(delta(0, 'Hel'))));
      expect(shown(applyFrame(stopped, delta(3, 'lo')))).toEqual(['Hel']);
    });
  });

  test('that fell silent stays above what is said after it', () => {
    const silent = finishIdleReply(talkOf(userMessage('u1'), delta(0, 'Hel')));
    const state = applyFrame(silent, userMessage('u2', 'Are you there?'));
    expect(texts(state)).toEqual(['text of u1', 'Hel', 'Are you there?']);
  });

  test('keeps its text where a final frame carries none', () => {
    expect(texts(talkOf(delta(0, 'Hello'), final('')))).toEqual(['Hello']);
  });

  test('that failed shows the fallback text as an assistant message', () => {
    for (const content of ['', AI_ERROR_TEXT]) {
      const state = talkOf(frame('ai_error', content, { messageId: 'e1', error: { code: 'x', message: 'y' } }));
      expect(state.messages).toMatchObject([{ role: 'assistant', content: AI_ERROR_TEXT }]);
    }
  });

  test('that came whole may be written out, unless it is history', () => {
    const fresh = frame('ai_response', 'Whole', { messageId: 'a1', responseType: 'safety' });
    const old = frame('ai_response', 'Old', { messageId: 'a0', isHistorical: true });
    expect(talkOf(fresh).messages).toMatchObject([{ isFresh: true, responseType: 'safety' }]);
    expect(talkOf(old).messages).toMatchObject([{ isFresh: false }]);
  });

  test('that ran meanwhile survives history that arrives', () => {
    const state = talkOf(delta(0, 'Hello'), frame('ai_response', 'Old', { messageId: 'a0', isHistorical: true }));
    expect(state.reply?.content).toBe('Hello');
    expect(texts(state)).toEqual(['Old']);
  });
});

describe('messages', () => {
  test('with the same id are one; the place and the highest status stay', () => {
    const state = talkOf(
      userMessage('u1', 'Hi', { status: 'read', clientMessageId: 'c-1' }),
      userMessage('u2'),
      userMessage('u1', 'Hi', { status: 'sent', clientMessageId: 'c-1' }),
    );
    expect(ids(state)).toEqual(['u1', 'u2']);
    expect(state.messages[0]).toMatchObject({ status: 'read', clientMessageId: 'c-1', key: 'c-1' });
  });

  test('equal in text, time and role are two where their ids differ', () => {
    const first = userMessage('u1', 'ok');
    const twin = { ...first, metadata: { ...first.metadata, messageId: 'u2' } };
    expect(ids(talkOf(first, twin))).toEqual(['u1', 'u2']);
  });

  test('without an id are told apart by time, role and text', () => {
    const first = frame('user_message', 'ok', { role: 'user' });
    const other = { ...first, content: 'no' };
    expect(texts(talkOf(first, first, other))).toEqual(['ok', 'no']);
  });

  test('from history find their place by time', () => {
    const early = frame('user_message', 'early', { messageId: 'u0', isHistorical: true });
    const state = talkOf(userMessage('u1'), early);
    expect(ids(state)).toEqual(['u0', 'u1']);
    expect(state.lastStoredId).toBe('u1');
  });

  test('keep reaction and edit when a frame repeats them', () => {
    const page = chatMessage({ id: 'u1', role: 'user', content: 'Hi', reaction: 'love', editedAt: 'then' });
    const state = applyFrame(addPage(emptyChat('c1', READER), [page]), userMessage('u1', 'Hi'));
    expect(state.messages).toMatchObject([{ reaction: 'love', editedAt: 'then' }]);
  });

  test('stored by their sending and told by a frame are one', () => {
    const sent = chatMessage({ id: 'u1', clientMessageId: 'c-1', role: 'user', content: 'Hi' });
    const state = applyFrame(applyMessage(emptyChat('c1', READER), sent), userMessage('u1', 'Hi'));
    expect(ids(state)).toEqual(['u1']);
  });

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
  test.each(dropped)('are not made of a %s', (_name, dropping) => {
    const state = talkOf(dropping);
    expect(state.messages).toEqual([]);
    expect(state.reply).toBeNull();
  });
});

describe('ticks', () => {
  test.each([
    [['sent', 'delivered', 'read'], 'read'],
    [['read', 'delivered'], 'read'],
    [['delivered', 'sent'], 'delivered'],
  ] as const)('%j end at %s: a status never falls', (statuses, expected) => {
    const frames = statuses.map((status) => frame('message_status', '', { messageId: 'u1', status }));
    expect(talkOf(userMessage('u1'), ...frames).messages[0]?.status).toBe(expected);
  });

  test('find a message by the id that its sender gave it', () => {
    const message = userMessage('u1', 'Hi', { clientMessageId: 'c-1' });
    const state = talkOf(message, frame('message_status', '', { clientMessageId: 'c-1', status: 'delivered' }));
    expect(state.messages[0]?.status).toBe('delivered');
  });
});

describe('a question', () => {
  const statusAfter = (answer: LiveFrame) =>
    talkOf(userMessage('u1', 'Hello?', { status: 'sent' }), answer).messages.find(({ id }) => id === 'u1')?.status;

  test('counts as read with the first text of its answer, also one that came while nobody was there', () => {
    expect(statusAfter(delta(0, 'Hel'))).toBe('read');
    expect(statusAfter(frame('ai_response', 'Hello', { messageId: 'a1', replyTo: 'u1', isHistorical: true }))).toBe(
      'read',
    );
  });

  test('does not where the answer failed', () => {
    expect(statusAfter(frame('ai_error', AI_ERROR_TEXT, { messageId: 'a1', replyTo: 'u1' }))).toBe('sent');
    const failed = { messageId: 'a1', replyTo: 'u1', responseType: 'error', isHistorical: true };
    expect(statusAfter(frame('ai_response', AI_ERROR_TEXT, failed))).toBe('sent');
  });
});

describe('typing', () => {
  const typing = (userId: string, username: string, isTyping = true) =>
    frame('typing', '', { role: 'user', isTyping, username }, { userId });

  test('adds and removes other users, each once', () => {
    const state = talkOf(typing('x', 'Ana'), typing('y', 'Ben'), typing('x', 'Ana'), typing('y', 'Ben', false));
    expect(state.typists).toEqual([{ userId: 'x', username: 'Ana' }]);
  });

  test('does not show the reader to themselves', () => {
    expect(talkOf(typing(READER, 'Me')).typists).toEqual([]);
  });

  test('of the assistant is thinking, which its first text ends', () => {
    const thinking = talkOf(frame('typing', '', { role: 'assistant', isTyping: true }));
    expect(thinking.isThinking).toBe(true);
    expect(applyFrame(thinking, delta(0, 'Hi')).isThinking).toBe(false);
  });

  test('is forgotten when the connection comes back', () => {
    expect(applyFrame(talkOf(typing('x', 'Ana')), frame('welcome')).typists).toEqual([]);
  });
});

describe('conversation events', () => {
  const event = (name: string, changes: Record<string, unknown> = {}, messageId?: string) =>
    frame('conversation_event', 'never shown', { event: name, changes, messageId });

  test('edit a message and drop the reply to its old words', () => {
    const talk = talkOf(userMessage('u1', 'Hi', { status: 'read' }), delta(0, 'Hel'));
    const state = applyFrame(talk, event('message_edited', { content: 'Hello', edited_at: 'now' }, 'u1'));
    expect(state.reply).toBeNull();
    expect(state.messages).toMatchObject([{ content: 'Hello', editedAt: 'now', status: 'sent' }]);
  });

  test('let the new reply to an edited message begin', () => {
    const talk = talkOf(userMessage('u1'), delta(0, 'Old'), final('Old'));
    const state = [
      event('message_deleted', { seq: 2 }, 'a1'),
      event('message_edited', { content: 'New words', edited_at: 'now' }, 'u1'),
      delta(0, 'New', { messageId: 'a2' }),
    ].reduce(applyFrame, talk);
    expect(texts(state)).toEqual(['New words']);
    expect(state.reply?.content).toBe('New');
  });

  test('put a notice in the place of a hidden answer and leave the rest', () => {
    const talk = talkOf(
      userMessage('u1'),
      final('Bad'),
      userMessage('u2'),
      delta(0, 'Hi', { messageId: 'a2', replyTo: 'u2' }),
    );
    const state = applyFrame(talk, event('message_edited', { content: 'Hidden by a moderator' }, 'a1'));
    expect(texts(state)).toEqual(['text of u1', 'Hidden by a moderator', 'text of u2']);
    expect(state.messages[1]?.editedAt).toBeNull();
    expect(state.reply?.content).toBe('Hi');
  });

  test('delete a message with its reply', () => {
    const talk = talkOf(userMessage('u1'), final('Answer'), userMessage('u2'));
    expect(ids(applyFrame(talk, event('message_deleted', {}, 'u1')))).toEqual(['u2']);
  });

  test('delete a message with the reply that is being written', () => {
    const talk = talkOf(userMessage('u1'), delta(0, 'Hel'));
    expect(applyFrame(talk, event('message_deleted', {}, 'u1')).reply).toBeNull();
  });

  test('set and take back a reaction', () => {
    const loved = applyFrame(talkOf(userMessage('u1')), event('reaction', { reaction: 'love' }, 'u1'));
    expect(loved.messages[0]?.reaction).toBe('love');
    expect(applyFrame(loved, event('reaction', { reaction: null }, 'u1')).messages[0]?.reaction).toBeNull();
  });

  test('tell the title, and the end', () => {
    expect(talkOf(event('title', { title: 'Bedtime' })).title).toBe('Bedtime');
    expect(talkOf(event('deleted')).isDeleted).toBe(true);
  });
});

describe('errors', () => {
  test('tell their text, else "Unknown error"', () => {
    expect(talkOf(frame('error', '', { error: { code: 'x', message: 'Too long' } })).error).toBe('Too long');
    expect(talkOf(frame('error')).error).toBe('Unknown error');
  });
});

describe('history', () => {
  const stored = (id: string, second: number): ChatMessage =>
    chatMessage({ id, role: 'user', content: id, timestamp: new Date(second * 1000).toISOString() });

  test('puts an older page before what is shown', () => {
    const newest = addPage(emptyChat('c1', READER), [stored('m3', 3), stored('m4', 4)]);
    const state = addPage(newest, [stored('m1', 1), stored('m2', 2)]);
    expect(ids(state)).toEqual(['m1', 'm2', 'm3', 'm4']);
    expect(state.lastStoredId).toBe('m4');
  });

  test('takes what arrived live while the page was on its way behind it', () => {
    const live = applyMessage(emptyChat('c1', READER), stored('m3', 3));
    expect(ids(addPage(live, [stored('m1', 1), stored('m2', 2)]))).toEqual(['m1', 'm2', 'm3']);
    expect(ids(addPage(live, [stored('m2', 2), stored('m3', 3)]))).toEqual(['m2', 'm3']);
  });

  test('that has an answer whole ends the one that seemed to be running', () => {
    const state = talkOf(userMessage('u1'), delta(0, 'Hel'));
    const answer = chatMessage({ id: 'a1', role: 'assistant', content: 'Hello', originalMessageId: 'u1' });
    const after = addPage(state, [chatMessage({ id: 'u1', role: 'user', content: 'Hi' }), answer]);
    expect(after.reply).toBeNull();
    expect(texts(after)).toContain('Hello');
  });

  test('without messages changes nothing', () => {
    const state = emptyChat('c1', READER);
    expect(addPage(state, [])).toBe(state);
  });
});

describe('the end of any story', () => {
  /** The same frames in pieces of any size, with repeats, end in the same text. */
  test('is the final text, however the pieces were cut and repeated', () => {
    const text = 'A starling learns to speak by listening. 🐦 It has time.';
    for (let size = 1; size <= 12; size += 1) {
      const pieces = Array.from({ length: Math.ceil(text.length / size) }, (_, index) =>
        delta(index * size, text.slice(index * size, (index + 1) * size)),
      );
      const repeated = pieces.flatMap((piece, index) => [piece, pieces[Math.floor(index / 2)]!]);
      const state = repeated.reduce(applyFrame, emptyChat('c1', READER));
      expect(state.gap).toBe(false);
      expect(state.reply?.content).toBe(text);
    }
  });
});
