import { decode, encodeChunk, encodeSoFar, type ReplyChunk } from './bus-message.js';
import { ReplyBuffer } from './reply-buffer.js';
import type { ReplySnapshot } from './reply-so-far.js';

function decoded(payload: string): ReplyChunk {
  const message = decode(Buffer.from(payload));
  if (message.kind !== 'chunk') throw new Error('A chunk was expected');
  return message;
}

const frameOf = (offset: number, content: string) =>
  JSON.stringify({ content, metadata: { offset, seq: 0, message_id: 'answer', reply_to: 'question' } });
const chunk = (fence: number, offset: number, content: string, replyId = 'reply') =>
  decoded(encodeChunk(replyId, fence, offset, offset + content.length, frameOf(offset, content)));
const answer = (fence: number, content: string, replyId = 'reply') =>
  decoded(encodeSoFar(replyId, fence, content.length, frameOf(0, content)));

const stored = (fence: number, text: string, replyId = 'reply'): ReplySnapshot => ({
  replyId,
  assistantMessageId: 'answer',
  replyTo: 'question',
  fence,
  text,
});

const stoppedEntry = {
  kind: 'event' as const,
  seq: 2,
  event: 'reply_stopped',
  messageId: 'question',
  changes: {},
  createdAt: new Date(0),
};

const contentOf = (bytes: Buffer) => (JSON.parse(bytes.toString()) as { content: string }).content;
const shown = (chunks: ReplyChunk[]) => chunks.map(({ frame }) => contentOf(frame));
const textOf = (buffer: ReplyBuffer) => {
  const snapshot = buffer.snapshot('a conversation');
  return snapshot && contentOf(snapshot.bytes);
};

describe('chunks behind a gap', () => {
  it('are held until the writer answers, and follow its text', () => {
    const buffer = new ReplyBuffer();
    buffer.expectReply(stored(1, 'Bi'));
    expect(buffer.appendChunk(chunk(1, 12, 'to '))).toEqual([]);
    expect(buffer.appendChunk(chunk(1, 15, 'sing'))).toEqual([]);
    expect(buffer.hasGap).toBe(true);
    expect(shown(buffer.appendChunk(answer(1, 'Birds learn ')))).toEqual(['Birds learn ', 'to ', 'sing']);
    expect(buffer.hasGap).toBe(false);
    expect(textOf(buffer)).toBe('Birds learn to sing');
  });

  it("become part of the store's text if that closes the gap", () => {
    const buffer = new ReplyBuffer();
    buffer.appendChunk(chunk(1, 0, 'Birds '));
    buffer.appendChunk(chunk(1, 12, 'to sing'));
    expect(buffer.closesGap(stored(1, 'Birds l'))).toBe(false);
    expect(buffer.closesGap(stored(1, 'Birds learn to'))).toBe(true);
    expect(buffer.adoptText(stored(1, 'Birds learn to'), false)).toBe(true);
    expect(textOf(buffer)).toBe('Birds learn to sing');
  });

  it('are not appended to the text of another writer', () => {
    const buffer = new ReplyBuffer();
    buffer.expectReply(stored(1, ''));
    buffer.adoptText(stored(1, 'Birds learn'), false);
    buffer.appendChunk(chunk(2, 5, 'dance'));
    expect(buffer.closesGap(stored(1, 'Birds learn'))).toBe(false);
    expect(textOf(buffer)).toBe('Birds learn');
    buffer.adoptText(stored(2, 'Bees '), false);
    expect(textOf(buffer)).toBe('Bees dance');
  });

  it('are bounded: only the newest stay', () => {
    const buffer = new ReplyBuffer();
    buffer.expectReply(stored(1, ''));
    const content = 'x'.repeat(1_000);
    for (let n = 1; n <= 1_000; n += 1) buffer.appendChunk(chunk(1, n * 1_000, content));
    const connected = buffer.appendChunk(answer(1, 'x'.repeat(900_000)));
    expect(connected.map(({ end }) => end)).toEqual([
      900_000,
      ...Array.from({ length: 101 }, (_, n) => 901_000 + n * 1_000),
    ]);
    expect(buffer.hasGap).toBe(false);
  });
});

describe('text that is known', () => {
  it('is not shown again when its chunks come late', () => {
    const buffer = new ReplyBuffer();
    buffer.expectReply(stored(1, ''));
    expect(buffer.adoptText({ ...stored(1, 'Birds learn '), seq: 1 }, true)).toBe(true);
    expect(buffer.appendChunk(chunk(1, 0, 'Birds '))).toEqual([]);
    expect(buffer.appendChunk(chunk(1, 6, 'learn '))).toEqual([]);
    expect(shown(buffer.appendChunk(chunk(1, 12, 'to sing')))).toEqual(['to sing']);
    expect(textOf(buffer)).toBe('Birds learn to sing');
  });

  it('is not shown again when the writer answers another node', () => {
    const buffer = new ReplyBuffer();
    buffer.appendChunk(chunk(1, 0, 'Birds '));
    buffer.appendChunk(chunk(1, 6, 'learn '));
    expect(buffer.appendChunk(answer(1, 'Birds learn '))).toEqual([]);
    expect(shown(buffer.appendChunk(chunk(1, 12, '')))).toEqual(['']);
  });

  it('may be incomplete if it comes from the store, and is complete if it comes from the writer', () => {
    const fromStore = new ReplyBuffer();
    fromStore.expectReply(stored(1, 'Birds'));
    fromStore.adoptText(stored(1, 'Birds'), false);
    expect(fromStore.lacks(stored(1, 'Birds'))).toBe(true);
    fromStore.appendChunk(chunk(1, 5, ' sing'));
    expect(fromStore.lacks(stored(1, 'Birds'))).toBe(false);
    expect(fromStore.lacks(stored(1, 'Birds sing a song'))).toBe(true);
  });
});

describe('a later writer', () => {
  it('replaces the text of the earlier writer, whose chunks are dropped', () => {
    const buffer = new ReplyBuffer();
    buffer.appendChunk(chunk(1, 0, 'Birds learn to sing'));
    buffer.appendChunk(chunk(2, 0, 'Bees '));
    expect(buffer.appendChunk(chunk(1, 19, ' a song'))).toEqual([]);
    expect(buffer.appendChunk(answer(1, 'Birds learn to sing a song'))).toEqual([]);
    expect(buffer.adoptText(stored(1, 'Birds learn to sing a song'), false)).toBe(false);
    expect(shown(buffer.appendChunk(chunk(2, 5, 'dance')))).toEqual(['dance']);
    expect(textOf(buffer)).toBe('Bees dance');
  });
});

describe('a reply that has ended', () => {
  it('is not begun again by late chunks, held chunks or answers', () => {
    const buffer = new ReplyBuffer();
    buffer.appendChunk(chunk(1, 0, 'Birds'));
    buffer.appendChunk(chunk(1, 9, ' learn'));
    buffer.endByEntry(stoppedEntry);
    expect(buffer.hasGap).toBe(false);
    expect(buffer.appendChunk(chunk(1, 5, ' sing'))).toEqual([]);
    expect(buffer.appendChunk(answer(1, 'Birds sing'))).toEqual([]);
    expect(buffer.expectReply(stored(1, 'Birds sing'))).toEqual([]);
    expect(buffer.adoptText(stored(1, 'Birds sing'), false)).toBe(false);
    expect(textOf(buffer)).toBeNull();
  });

  it('is not begun again by the answer to another node', () => {
    const buffer = new ReplyBuffer();
    buffer.appendChunk(chunk(1, 0, 'Bees', 'the-next-reply'));
    expect(buffer.appendChunk(answer(1, 'Birds sing'))).toEqual([]);
    expect(textOf(buffer)).toBe('Bees');
  });
});
