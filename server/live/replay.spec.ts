import { jest } from '@jest/globals';
import type { LogEntry, LogPage, Snapshot } from '../messages/history.service.js';
import { encodeChunk, encodeEntry, encodeEphemeral } from './bus-message.js';
import { ConversationChannel } from './conversation-channel.js';
import { EndOfTurn } from './end-of-turn.js';
import type { FrameBatch } from './frame-batch.js';
import { type FeedRequest, listenThenReplay } from './replay.js';
import { Subscription } from './subscription.js';

const REQUEST: FeedRequest = {
  conversationId: 'a conversation',
  userId: 'a parent',
  isReconnection: true,
  after: 'a message',
};

const entryOf = (seq: number): LogEntry => ({
  kind: 'event',
  seq,
  event: 'conversation_updated',
  messageId: null,
  changes: { seq },
  createdAt: new Date(0),
});
const entriesOf = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => entryOf(from + index));
const pageOf = (from: number, to: number, isLast = true): LogPage => ({
  entries: entriesOf(from, to),
  upTo: to,
  isLast,
});
const snapshotOf = (page: LogPage, running: Snapshot['running'] = null): Snapshot => ({
  ...page,
  lastSeq: page.upTo,
  running,
});
const announced = (seq: number) => {
  const frame = { type: 'conversation_event', content: '', metadata: { changes: { seq } } };
  return Buffer.from(encodeEntry(seq, null, JSON.stringify(frame)));
};
const typing = (n: number) => {
  const frame = { type: 'typing', content: `typing ${n}`, metadata: {} };
  return Buffer.from(encodeEphemeral(null, JSON.stringify(frame)));
};
const chunk = (offset: number, content: string) => {
  const frame = { type: 'assistant_delta', content, metadata: { offset, reply_to: 'a question' } };
  return Buffer.from(encodeChunk('a-reply', 1, offset, offset + content.length, JSON.stringify(frame)));
};
const endOfTurn = () => new Promise(setImmediate);

/** A conversation with one subscriber. The test answers the reads of the store. */
function conversation(store: {
  snapshot: () => Promise<Snapshot | null>;
  logAfter?: (seq: number) => Promise<LogPage | null>;
}) {
  const shown: (number | string)[] = [];
  const subscriber = {
    connectionId: 'a subscriber',
    isGone: false,
    deliver: ({ frames }: FrameBatch) => {
      for (const { bytes } of frames) {
        const { type, content, metadata } = JSON.parse(bytes.toString());
        shown.push(metadata.changes?.seq ?? (content || type));
      }
    },
    drained: async () => undefined,
    end: () => undefined,
  };
  const logAfter = jest.fn(async (_conversationId: string, seq: number) => store.logAfter?.(seq) ?? null);
  const history = { snapshot: store.snapshot, logAfter };
  const sources = {
    history: { logAfter, findRunning: async () => null },
    writers: { find: () => null, ask: async () => undefined },
  };
  const channel = new ConversationChannel(REQUEST.conversationId, sources, new EndOfTurn(), (error) => {
    throw error;
  });
  const subscription = new Subscription(subscriber, {
    leave: (leaving) => channel.subscribers.delete(leaving),
    replySoFar: () => channel.replySoFar(),
    whenReached: (seq, work) => channel.whenReached(seq, work),
  });
  const replay = (listening: Promise<unknown> = Promise.resolve()) =>
    listenThenReplay(subscription, { channel, listening, history }, REQUEST);
  return { shown, subscriber, channel, subscription, logAfter, replay };
}

describe('a subscription that listens, then replays', () => {
  it('gets the missed entries first, then the held frames, then live frames, each once', async () => {
    const { shown, channel, replay } = conversation({
      snapshot: async () => {
        // Entry 3 is in the snapshot already, entry 4 is not.
        for (const seq of [3, 4]) channel.receive(announced(seq));
        return snapshotOf(pageOf(1, 3));
      },
    });
    expect(await replay()).toBe(true);
    channel.receive(announced(5));
    await endOfTurn();
    expect(shown).toEqual(['welcome', 1, 2, 3, 4, 5]);
  });

  it('does not read the store before it listens', async () => {
    const listening = Promise.withResolvers<void>();
    const snapshot = jest.fn(async () => snapshotOf(pageOf(1, 1)));
    const { replay, shown } = conversation({ snapshot });
    const done = replay(listening.promise);
    await endOfTurn();
    expect(snapshot).not.toHaveBeenCalled();
    listening.resolve();
    expect(await done).toBe(true);
    expect(shown).toEqual(['welcome', 1]);
  });

  it('reads page after page until the last one', async () => {
    const pages: Record<number, LogPage> = { 2: pageOf(3, 4, false), 4: pageOf(5, 5) };
    const { shown, logAfter, replay } = conversation({
      snapshot: async () => ({ ...snapshotOf(pageOf(1, 2, false)), lastSeq: 5 }),
      logAfter: async (seq) => pages[seq]!,
    });
    expect(await replay()).toBe(true);
    expect(shown).toEqual(['welcome', 1, 2, 3, 4, 5]);
    expect(logAfter).toHaveBeenCalledTimes(2);
  });

  it('reads entries from the store if more came than it holds, and shows each once', async () => {
    const { shown, channel, replay, subscriber } = conversation({
      snapshot: async () => snapshotOf(pageOf(1, 1)),
      logAfter: async (seq) => pageOf(seq + 1, 301),
    });
    subscriber.drained = async () => {
      subscriber.drained = async () => undefined;
      for (let seq = 2; seq <= 301; seq += 1) channel.receive(announced(seq));
    };
    expect(await replay()).toBe(true);
    channel.receive(announced(302));
    await endOfTurn();
    expect(shown).toEqual(['welcome', ...Array.from({ length: 302 }, (_, index) => index + 1)]);
  });

  it('gets the running reply so far once, in place of the chunks that came during the replay', async () => {
    const running = {
      replyId: 'a-reply',
      assistantMessageId: 'an answer',
      replyTo: 'a question',
      fence: 1,
      text: 'Birds ',
    };
    const { shown, channel, replay } = conversation({
      snapshot: async () => {
        channel.receive(chunk(6, 'learn '));
        channel.receive(typing(1));
        return snapshotOf(pageOf(1, 1), running);
      },
    });
    channel.receive(chunk(0, 'Birds '));
    expect(await replay()).toBe(true);
    channel.receive(chunk(12, 'to sing'));
    await endOfTurn();
    expect(shown).toEqual(['welcome', 1, 'typing 1', 'Birds learn ', 'to sing']);
  });

  it('reads no more pages if the subscriber has gone', async () => {
    const { subscriber, logAfter, replay } = conversation({
      snapshot: async () => {
        subscriber.isGone = true;
        return snapshotOf(pageOf(1, 2, false));
      },
    });
    expect(await replay()).toBe(true);
    expect(logAfter).not.toHaveBeenCalled();
  });

  it.each([
    ['before the snapshot', async () => null, undefined],
    ['between two pages', async () => snapshotOf(pageOf(1, 2, false)), async () => null],
  ])('reports a conversation that was deleted %s', async (_when, snapshot, logAfter) => {
    const { replay } = conversation({ snapshot, ...(logAfter ? { logAfter } : {}) });
    expect(await replay()).toBe(false);
  });
});
