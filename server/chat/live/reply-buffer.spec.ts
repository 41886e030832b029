import type { RunningReply } from '../../conversations/history.service.js';
import { type Delta, decode, encodeDelta, encodeSoFar } from './bus-message.js';
import { ReplyBuffer } from './reply-buffer.js';

function decoded(payload: string): Delta {
  const message = decode(Buffer.from(payload));
  if (message.kind !== 'delta') throw new Error('A chunk is a delta');
  return message;
}

const frameOf = (offset: number, content: string) =>
  JSON.stringify({ content, metadata: { offset, seq: 0, message_id: 'answer', reply_to: 'question' } });
const chunk = (fence: number, offset: number, content: string, replyId = 'reply') =>
  decoded(encodeDelta(replyId, fence, offset, offset + content.length, frameOf(offset, content)));
const answer = (fence: number, content: string, replyId = 'reply') =>
  decoded(encodeSoFar(replyId, fence, content.length, frameOf(0, content)));

const stored = (fence: number, text: string, replyId = 'reply'): RunningReply => ({
  replyId,
  assistantMessageId: 'answer',
  replyTo: 'question',
  fence,
  text,
});

const contentOf = (bytes: Buffer) => (JSON.parse(bytes.toString()) as { content: string }).content;
const shown = (chunks: Delta[]) => chunks.map(({ frame }) => contentOf(frame));
const textOf = (buffer: ReplyBuffer) => {
  const snapshot = buffer.snapshot('a talk');
  return snapshot && contentOf(snapshot.bytes);
};

describe('chunks with a gap before them', () => {
  it('are held until the writer answers, and follow its text', () => {
    const buffer = new ReplyBuffer();
    buffer.expect(stored(1, 'Bi'));
    expect(buffer.take(chunk(1, 12, 'to '))).toEqual([]);
    expect(buffer.take(chunk(1, 15, 'sing'))).toEqual([]);
    expect(buffer.hasGap).toBe(true);
    expect(shown(buffer.take(answer(1, 'Birds learn ')))).toEqual(['Birds learn ', 'to ', 'sing']);
    expect(buffer.hasGap).toBe(false);
    expect(textOf(buffer)).toBe('Birds learn to sing');
  });

  it('go into the text of the store where that closes the gap', () => {
    const buffer = new ReplyBuffer();
    buffer.take(chunk(1, 0, 'Birds '));
    buffer.take(chunk(1, 12, 'to sing'));
    expect(buffer.closesGap(stored(1, 'Birds l'))).toBe(false);
    expect(buffer.closesGap(stored(1, 'Birds learn to'))).toBe(true);
    expect(buffer.adopt(stored(1, 'Birds learn to'), false)).toBe(true);
    expect(textOf(buffer)).toBe('Birds learn to sing');
  });

  it('are not put behind the text of another writer', () => {
    const buffer = new ReplyBuffer();
    buffer.expect(stored(1, ''));
    buffer.adopt(stored(1, 'Birds learn'), false);
    buffer.take(chunk(2, 5, 'dance'));
    expect(buffer.closesGap(stored(1, 'Birds learn'))).toBe(false);
    expect(textOf(buffer)).toBe('Birds learn');
    buffer.adopt(stored(2, 'Bees '), false);
    expect(textOf(buffer)).toBe('Bees dance');
  });

  it('keep no more than a bounded size, the newest', () => {
    const buffer = new ReplyBuffer();
    buffer.expect(stored(1, ''));
    const content = 'x'.repeat(1_000);
    for (let n = 1; n <= 1_000; n += 1) buffer.take(chunk(1, n * 1_000, content));
    const connected = buffer.take(answer(1, 'x'.repeat(900_000)));
    expect(connected.map(({ end }) => end)).toEqual([
      900_000,
      ...Array.from({ length: 101 }, (_, n) => 901_000 + n * 1_000),
    ]);
    expect(buffer.hasGap).toBe(false);
  });
});

describe('what is known already', () => {
  it('is not shown again when its chunks come late', () => {
    const buffer = new ReplyBuffer();
    buffer.expect(stored(1, ''));
    expect(buffer.adopt({ ...stored(1, 'Birds learn '), seq: 1 }, true)).toBe(true);
    expect(buffer.take(chunk(1, 0, 'Birds '))).toEqual([]);
    expect(buffer.take(chunk(1, 6, 'learn '))).toEqual([]);
    expect(shown(buffer.take(chunk(1, 12, 'to sing')))).toEqual(['to sing']);
    expect(textOf(buffer)).toBe('Birds learn to sing');
  });

  it('is not shown again when the answer to another node comes by', () => {
    const buffer = new ReplyBuffer();
    buffer.take(chunk(1, 0, 'Birds '));
    buffer.take(chunk(1, 6, 'learn '));
    expect(buffer.take(answer(1, 'Birds learn '))).toEqual([]);
    expect(shown(buffer.take(chunk(1, 12, '')))).toEqual(['']);
  });

  it('lacks nothing once the writer has spoken, and something after the store alone did', () => {
    const fromStore = new ReplyBuffer();
    fromStore.expect(stored(1, 'Birds'));
    fromStore.adopt(stored(1, 'Birds'), false);
    expect(fromStore.lacks(stored(1, 'Birds'))).toBe(true);
    fromStore.take(chunk(1, 5, ' sing'));
    expect(fromStore.lacks(stored(1, 'Birds'))).toBe(false);
    expect(fromStore.lacks(stored(1, 'Birds sing a song'))).toBe(true);
  });
});

describe('another writer', () => {
  it('replaces the text of the one before, which is not taken any more', () => {
    const buffer = new ReplyBuffer();
    buffer.take(chunk(1, 0, 'Birds learn to sing'));
    buffer.take(chunk(2, 0, 'Bees '));
    expect(buffer.take(chunk(1, 19, ' a song'))).toEqual([]);
    expect(buffer.take(answer(1, 'Birds learn to sing a song'))).toEqual([]);
    expect(buffer.adopt(stored(1, 'Birds learn to sing a song'), false)).toBe(false);
    expect(shown(buffer.take(chunk(2, 5, 'dance')))).toEqual(['dance']);
    expect(textOf(buffer)).toBe('Bees dance');
  });
});

describe('a reply that ended', () => {
  it('is not begun again by late chunks, held ones or answers', () => {
    const buffer = new ReplyBuffer();
    buffer.take(chunk(1, 0, 'Birds'));
    buffer.take(chunk(1, 9, ' learn'));
    buffer.endAnswerTo('question');
    expect(buffer.hasGap).toBe(false);
    expect(buffer.take(chunk(1, 5, ' sing'))).toEqual([]);
    expect(buffer.take(answer(1, 'Birds sing'))).toEqual([]);
    expect(buffer.expect(stored(1, 'Birds sing'))).toEqual([]);
    expect(buffer.adopt(stored(1, 'Birds sing'), false)).toBe(false);
    expect(textOf(buffer)).toBeNull();
  });

  it('is not begun by the answer that another node had asked for', () => {
    const buffer = new ReplyBuffer();
    buffer.take(chunk(1, 0, 'Bees', 'the-next-reply'));
    expect(buffer.take(answer(1, 'Birds sing'))).toEqual([]);
    expect(textOf(buffer)).toBe('Bees');
  });
});
