import type { RunningReply } from '../../conversations/history.service.js';
import { decode, encodeDelta } from './bus-message.js';
import { ReplyTail } from './reply-tail.js';

function piece(fence: number, offset: number, content: string) {
  const frame = JSON.stringify({ content, metadata: { offset, seq: 0, message_id: 'answer', reply_to: 'question' } });
  const message = decode(Buffer.from(encodeDelta('reply', fence, offset, offset + content.length, frame)));
  if (message.kind !== 'delta') throw new Error('A piece is a delta');
  return message;
}

const stored = (fence: number, text: string): RunningReply => ({
  replyId: 'reply',
  assistantMessageId: 'answer',
  replyTo: 'question',
  fence,
  text,
});

const textOf = (tail: ReplyTail) => {
  const snapshot = tail.snapshot('a talk');
  return snapshot && (JSON.parse(snapshot.bytes.toString()) as { content: string }).content;
};

describe('the running reply as a node knows it', () => {
  it('goes on from the store where that has more', () => {
    const tail = new ReplyTail();
    tail.take(piece(1, 0, 'Birds '));
    expect(tail.take(piece(1, 12, 'to sing'))).toBe('missing');
    expect(tail.adopt(stored(1, 'Birds learn to'))).toBe(true);
    expect(tail.take(piece(1, 12, 'to sing'))).toBe('deliver');
    expect(textOf(tail)).toBe('Birds learn to sing');
  });

  it('does not take the text of an earlier writer for that of the one who took over', () => {
    const tail = new ReplyTail();
    tail.take(piece(1, 0, 'Birds learn to sing'));
    tail.take(piece(2, 0, 'Bees '));
    expect(tail.adopt(stored(1, 'Birds learn to sing a song'))).toBe(false);
    expect(tail.take(piece(2, 5, 'dance'))).toBe('deliver');
    expect(textOf(tail)).toBe('Bees dance');
  });

  it('does not put the pieces of one writer behind the text of another', () => {
    const tail = new ReplyTail();
    tail.adopt(stored(1, 'Birds learn'));
    expect(tail.take(piece(2, 5, 'dance'))).toBe('missing');
    expect(textOf(tail)).toBe('Birds learn');
    tail.adopt(stored(2, 'Bees dance'));
    expect(textOf(tail)).toBe('Bees dance');
  });

  it('drops what a writer says that was taken over', () => {
    const tail = new ReplyTail();
    tail.take(piece(2, 0, 'Bees '));
    expect(tail.take(piece(1, 0, 'Birds'))).toBe('drop');
    expect(tail.adopt(stored(1, 'Birds learn to sing'))).toBe(false);
    expect(textOf(tail)).toBe('Bees ');
  });

  it('takes nothing more of a reply that ended', () => {
    const tail = new ReplyTail();
    tail.take(piece(1, 0, 'Birds'));
    tail.endAnswerTo('question');
    expect(tail.take(piece(1, 5, ' sing'))).toBe('drop');
    expect(tail.adopt(stored(1, 'Birds sing'))).toBe(false);
    expect(textOf(tail)).toBeNull();
  });
});
