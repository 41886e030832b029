import { jest } from '@jest/globals';
import type { HistoryService, LogEntry } from '../../conversations/history.service.js';
import { encodeDelta, encodeStored } from './bus-message.js';
import { ConversationChannel } from './conversation-channel.js';
import { EndOfTurn } from './end-of-turn.js';
import type { FrameBatch } from './reader.js';

const CONVERSATION = 'a talk';

function eventEntry(seq: number, event = 'renamed', messageId: string | null = null): LogEntry {
  return { kind: 'event', seq, event, messageId, changes: {}, createdAt: new Date(0) };
}

const channelMessage = (text: string) => Buffer.from(text);

function piece(replyId: string, offset: number, content: string): Buffer {
  const frame = JSON.stringify({ content, metadata: { offset, reply_to: 'the question' } });
  return channelMessage(encodeDelta(replyId, 1, offset, offset + content.length, frame));
}

/** A channel that has handed out number 1, on a store whose reads the test answers. */
function channelOf(read: () => Promise<LogEntry[]>) {
  const faults: unknown[] = [];
  const told: (number | null)[] = [];
  const history = { logAfter: read, findRunning: async () => null } as Partial<HistoryService> as HistoryService;
  const channel = new ConversationChannel(CONVERSATION, history, new EndOfTurn(), (error) => {
    faults.push(error);
    setTimeout(() => channel.reconcile(3), 100);
  });
  channel.readers.add({
    connectionId: 'a reader',
    deliver: ({ frames }: FrameBatch) => void told.push(...frames.map(({ seq }) => seq)),
    drained: async () => undefined,
    end: () => undefined,
  });
  channel.startAt(1, null);
  const announce = (seq: number) => channel.receive(Buffer.from(encodeStored(seq, null, `{"seq":${seq}}`)));
  return { channel, told, faults, announce };
}

describe('a number that was not announced', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('is read from the store', async () => {
    const { told, announce } = channelOf(async () => [eventEntry(2), eventEntry(3)]);
    announce(3);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([2, 3]);
  });

  it('is not skipped when it was stored after the store was read', async () => {
    const stored = [eventEntry(2), eventEntry(3)];
    let reads = 0;
    const { told, announce } = channelOf(async () => {
      reads += 1;
      const found = [...stored];
      if (reads === 1) {
        // Two more meanwhile, and the announcement of the first is lost.
        stored.push(eventEntry(4), eventEntry(5));
        announce(5);
      }
      return found;
    });
    announce(3);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([2, 3, 4, 5]);
  });

  it('is not skipped when the store does not answer', async () => {
    let reads = 0;
    const { told, faults, announce } = channelOf(async () => {
      reads += 1;
      if (reads === 1) throw new Error('gone');
      return [eventEntry(2), eventEntry(3)];
    });
    announce(3);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(faults).toHaveLength(1);
    expect(told).toEqual([2, 3]);
  });

  it('is skipped when its entry was removed before the next was announced', async () => {
    const { told, announce } = channelOf(async () => [eventEntry(4)]);
    announce(4);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([4]);
  });
});

describe('a reply whose message was changed', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it.each(['message_deleted', 'message_edited'])('is not shown any more once the log says %s', async (event) => {
    const { channel, announce } = channelOf(async () => [eventEntry(3, event, 'the question'), eventEntry(4)]);
    announce(2);
    channel.receive(piece('a-reply', 0, 'Birds learn'));
    expect(channel.tail.reaches({ fence: 1, length: 11 })).toBe(true);
    announce(4);
    await jest.advanceTimersByTimeAsync(1_000);
    expect(channel.tail.snapshot(CONVERSATION)).toBeNull();
  });

  it('gives way to the answer to its new text', async () => {
    const { channel, announce } = channelOf(async () => [
      eventEntry(3, 'message_edited', 'the question'),
      eventEntry(4),
    ]);
    announce(2);
    channel.receive(piece('a-reply', 0, 'Birds learn'));
    announce(4);
    await jest.advanceTimersByTimeAsync(1_000);
    channel.receive(piece('another-reply', 0, 'Bees'));
    expect(channel.tail.reaches({ fence: 1, length: 4 })).toBe(true);
  });
});

describe('news of a reply that has ended', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  const ending = (seq: number) => channelMessage(encodeStored(seq, 'a-reply', `{"seq":${seq}}`));

  it('comes too late where the end was read from the store', async () => {
    const { channel, told, announce } = channelOf(async () => [
      eventEntry(2),
      eventEntry(3, 'reply_stopped', 'the question'),
    ]);
    announce(3);
    await jest.advanceTimersByTimeAsync(1_000);
    channel.receive(piece('a-reply', 0, 'Birds'));
    channel.receive(ending(3));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([2, 3]);
    expect(channel.tail.snapshot(CONVERSATION)).toBeNull();
  });

  it('is asked about where the first reader found it whole', async () => {
    const { channel, told } = channelOf(async () => []);
    channel.receive(piece('a-reply', 0, 'Birds'));
    channel.receive(ending(1));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(told).toEqual([]);
    expect(channel.tail.snapshot(CONVERSATION)).toBeNull();
  });
});
