import { jest } from '@jest/globals';
import type { LogEntry } from '../messages/history.service.js';
import { encodeChunk, encodeEntry, encodeSoFar } from './bus-message.js';
import { ConversationChannel } from './conversation-channel.js';
import { EndOfTurn } from './end-of-turn.js';
import type { FrameBatch } from './frame-batch.js';
import type { ReplySnapshot, ReplySoFar } from './reply-so-far.js';

const CONVERSATION = 'a conversation';

function eventEntry(seq: number, event = 'renamed', messageId: string | null = null): LogEntry {
  return { kind: 'event', seq, event, messageId, changes: {}, createdAt: new Date(0) };
}

const channelMessage = (text: string) => Buffer.from(text);

function chunkOf(replyId: string, offset: number, content: string): Buffer {
  const frame = JSON.stringify({ content, metadata: { offset, reply_to: 'the question' } });
  return channelMessage(encodeChunk(replyId, 1, offset, offset + content.length, frame));
}

/** A channel that has shown number 1. The test answers its reads of the store. */
function channelOf(read: () => Promise<LogEntry[]>) {
  const faults: unknown[] = [];
  const shown: (number | null)[] = [];
  const sources = {
    history: {
      logAfter: async () => {
        const entries = await read();
        return { entries, upTo: entries.at(-1)?.seq ?? 0, isLast: true };
      },
      findRunning: async () => null,
    },
    writers: { find: () => null, ask: async () => undefined },
  };
  const channel = new ConversationChannel(CONVERSATION, sources, new EndOfTurn(), (error) => {
    faults.push(error);
    setTimeout(() => channel.reconcile(3), 100);
  });
  channel.subscribers.add({
    connectionId: 'a subscriber',
    isGone: false,
    deliver: ({ frames }: FrameBatch) => void shown.push(...frames.map(({ seq }) => seq)),
    drained: async () => undefined,
    end: () => undefined,
  });
  channel.startAt(1, null);
  const announce = (seq: number) => channel.receive(Buffer.from(encodeEntry(seq, null, `{"seq":${seq}}`)));
  return { channel, shown, faults, announce };
}

describe('an entry that the topic did not bring', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is read from the store', async () => {
    const { shown, announce } = channelOf(async () => [eventEntry(2), eventEntry(3)]);
    announce(3);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual([2, 3]);
  });

  it('is shown although it was stored after the store was read', async () => {
    const stored = [eventEntry(2), eventEntry(3)];
    let reads = 0;
    const { shown, announce } = channelOf(async () => {
      reads += 1;
      const found = [...stored];
      if (reads === 1) {
        // Two more entries are stored meanwhile, and the topic loses the first.
        stored.push(eventEntry(4), eventEntry(5));
        announce(5);
      }
      return found;
    });
    announce(3);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual([2, 3, 4, 5]);
  });

  it('is shown although the store failed at first', async () => {
    let reads = 0;
    const { shown, faults, announce } = channelOf(async () => {
      reads += 1;
      if (reads === 1) throw new Error('gone');
      return [eventEntry(2), eventEntry(3)];
    });
    announce(3);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(faults).toHaveLength(1);
    expect(shown).toEqual([2, 3]);
  });

  it('is skipped if it was removed before the next entry was announced', async () => {
    const { shown, announce } = channelOf(async () => [eventEntry(4)]);
    announce(4);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual([4]);
  });
});

describe('a reply to a changed message', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each(['message_deleted', 'message_edited'])('is no longer shown after the log entry %s', async (event) => {
    const { channel, announce } = channelOf(async () => [eventEntry(3, event, 'the question'), eventEntry(4)]);
    announce(2);
    channel.receive(chunkOf('a-reply', 0, 'Birds learn'));
    expect(channel.replySoFar()).not.toBeNull();
    announce(4);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(channel.replySoFar()).toBeNull();
  });

  it('is replaced by the reply to the new text', async () => {
    const { channel, announce } = channelOf(async () => [
      eventEntry(3, 'message_edited', 'the question'),
      eventEntry(4),
    ]);
    announce(2);
    channel.receive(chunkOf('a-reply', 0, 'Birds learn'));
    announce(4);
    await jest.advanceTimersByTimeAsync(1_000);
    channel.receive(chunkOf('another-reply', 0, 'Bees'));
    expect(channel.replySoFar()?.bytes.toString()).toContain('Bees');
  });
});

describe('a late chunk of a reply that has ended', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const ending = (seq: number) => channelMessage(encodeEntry(seq, 'a-reply', `{"seq":${seq}}`));

  it('is dropped if the ending was read from the store', async () => {
    const { channel, shown, announce } = channelOf(async () => [
      eventEntry(2),
      eventEntry(3, 'reply_stopped', 'the question'),
    ]);
    announce(3);
    await jest.advanceTimersByTimeAsync(1_000);
    channel.receive(chunkOf('a-reply', 0, 'Birds'));
    channel.receive(ending(3));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual([2, 3]);
    expect(channel.replySoFar()).toBeNull();
  });

  it('is checked with the store if the first snapshot has the whole reply', async () => {
    const { channel, shown } = channelOf(async () => []);
    channel.receive(chunkOf('a-reply', 0, 'Birds'));
    channel.receive(ending(1));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual([]);
    expect(channel.replySoFar()).toBeNull();
  });
});

describe('a subscriber that comes back in the middle of a reply', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const running = (text: string, fence = 1): ReplySnapshot => ({
    replyId: 'a-reply',
    assistantMessageId: 'the answer',
    replyTo: 'the question',
    fence,
    text,
  });
  const chunk = (offset: number, content: string, fence = 1) =>
    Buffer.from(encodeChunk('a-reply', fence, offset, offset + content.length, frameWith(offset, content)));
  const answer = (content: string) => Buffer.from(encodeSoFar('a-reply', 1, content.length, frameWith(0, content)));
  const frameWith = (offset: number, content: string) =>
    JSON.stringify({ content, metadata: { offset, reply_to: 'the question' } });

  /** A channel with one subscriber, whose snapshot has `atFirst`. A `writer` is on the same node. */
  function comeback(atFirst: ReplySnapshot, how: { writer?: ReplySoFar; stored?: () => ReplySnapshot | null } = {}) {
    const shown: [offset: number, content: string][] = [];
    const asked = jest.fn(async () => undefined);
    const read = jest.fn(async () => (how.stored ? how.stored() : atFirst));
    const sources = {
      history: { logAfter: async () => null, findRunning: read },
      writers: { find: () => how.writer ?? null, ask: asked },
    };
    const channel = new ConversationChannel(CONVERSATION, sources, new EndOfTurn(), () => undefined);
    channel.subscribers.add({
      connectionId: 'a subscriber',
      isGone: false,
      deliver: ({ frames }: FrameBatch) => {
        for (const { bytes } of frames) {
          const { content, metadata } = JSON.parse(bytes.toString()) as { content: string; metadata: Metadata };
          if (metadata) shown.push([metadata.offset, content]);
        }
      },
      drained: async () => undefined,
      end: () => undefined,
    });
    channel.startAt(1, atFirst);
    channel.noteRunning(1, atFirst);
    return { channel, shown, asked, read };
  }
  interface Metadata {
    offset: number;
  }

  it('gets the whole text from a writer on the same node, and no chunk twice', async () => {
    const { channel, shown, asked, read } = comeback(running('Bi'), { writer: running('Birds learn ') });
    expect(channel.replySoFar()?.bytes.toString()).toContain('Birds learn ');
    channel.receive(chunk(6, 'learn '));
    channel.receive(chunk(12, 'to sing'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(shown).toEqual([
      [0, 'Birds learn '],
      [12, 'to sing'],
    ]);
    expect(asked).not.toHaveBeenCalled();
    expect(read).not.toHaveBeenCalled();
  });

  it('gets the answer of a writer on another node, then held and later chunks', async () => {
    const { channel, shown, asked, read } = comeback(running('Bi'));
    channel.receive(chunk(6, 'learn '));
    channel.noteRunning(1, running('Bi'));
    await jest.advanceTimersByTimeAsync(5);
    expect(shown).toEqual([]);
    channel.receive(answer('Birds learn '));
    channel.receive(chunk(12, 'to sing'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(shown).toEqual([
      [0, 'Birds learn '],
      [12, 'to sing'],
    ]);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(read).not.toHaveBeenCalled();
  });

  it('gets the text of the store as soon as it reaches the held chunks, if no writer answers', async () => {
    let text = 'Birds ';
    const { channel, shown } = comeback(running('Bi'), { stored: () => running(text) });
    channel.receive(chunk(12, 'to '));
    channel.receive(chunk(15, 'sing'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual([]);
    text = 'Birds learn to ';
    await jest.advanceTimersByTimeAsync(200);
    channel.receive(chunk(19, ' a song'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(shown).toEqual([
      [0, 'Birds learn to sing'],
      [19, ' a song'],
    ]);
  });

  it('gets the text that a dead writer left in the store', async () => {
    const { shown } = comeback(running('Birds learn'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(shown).toEqual([[0, 'Birds learn']]);
  });

  it('gets the text of the store if no chunk closes the gap', async () => {
    const { channel, shown } = comeback(running('Birds'));
    channel.receive(chunk(100, 'to sing'));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(shown).toEqual([[0, 'Birds']]);
  });

  it('gets the text of the next writer if that took over meanwhile', async () => {
    const { channel, shown } = comeback(running('Birds learn'));
    channel.receive(chunk(0, 'Bees ', 2));
    channel.receive(answer('Birds learn'));
    channel.receive(chunk(5, 'dance', 2));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(shown).toEqual([
      [0, 'Bees '],
      [5, 'dance'],
    ]);
  });

  it('gets nothing of a reply that ends before the writer answers', async () => {
    const { channel, shown, read } = comeback(running('Bi'));
    channel.receive(Buffer.from(encodeEntry(2, 'a-reply', '{"seq":2}')));
    channel.receive(answer('Birds learn '));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(shown).toEqual([]);
    expect(channel.replySoFar()).toBeNull();
    expect(read).not.toHaveBeenCalled();
  });

  it('is not disturbed by payloads of an unknown version', async () => {
    const { channel, shown } = comeback(running('Bi'), { writer: running('Birds ') });
    channel.receive(Buffer.from('z something new\n{}'));
    channel.receive(chunk(6, 'sing'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(shown).toEqual([
      [0, 'Birds '],
      [6, 'sing'],
    ]);
  });
});
