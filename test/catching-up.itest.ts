import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { LiveFeed } from '../server/chat/live/live-feed.js';
import type { FrameBatch, Reader } from '../server/chat/live/reader.js';
import { HistoryRepository } from '../server/conversations/history.repository.js';
import { registerParent } from './support/accounts.js';
import { ConversationModel } from './support/conversation-model.js';
import { insertTalk } from './support/conversation-rows.js';
import type { ReceivedFrame } from './support/live-client.js';
import { useLiveStarling } from './support/live-starling.js';
import { until } from './support/wait.js';

/** A reader of the live feed whose connection takes what `take` says. */
class PlayedReader implements Reader {
  readonly connectionId = randomUUID();
  readonly frames: ReceivedFrame[] = [];
  isGone = false;

  constructor(private readonly take: () => Promise<void> = async () => undefined) {}

  deliver(batch: FrameBatch): void {
    for (const { bytes } of batch.frames) this.frames.push(JSON.parse(bytes.toString()) as ReceivedFrame);
  }

  drained(): Promise<void> {
    return this.take();
  }

  end(): void {
    this.isGone = true;
  }
}

describe('catching up', () => {
  const live = useLiveStarling();
  const { join, messagesOf, rest } = live;
  const feed = () => live.starling.app.get(LiveFeed);

  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** A conversation with two messages and so many events behind them. */
  async function withEvents(events: number) {
    const conversationId = await insertTalk(live.starling, live.parent.user.id, { messages: 2 });
    await live.starling.sql(
      `INSERT INTO conversation_events (conversation_id, seq, event, changes)
       SELECT $1, 2 + n, 'conversation_updated', jsonb_build_object('title', 'title ' || n)
         FROM generate_series(1, $2::int) n`,
      [conversationId, events],
    );
    await live.starling.sql('UPDATE conversations SET last_seq = 2 + $2::int WHERE id = $1', [conversationId, events]);
    const [first] = await messagesOf(conversationId);
    return { conversationId, after: (first as { id: string }).id };
  }

  const requestOf = (conversationId: string, after: string) => ({
    conversationId,
    after,
    userId: live.parent.user.id,
    isReconnection: true,
  });

  it('reads a log of 20,000 entries page by page, as fast as its reader takes it', async () => {
    const { conversationId, after } = await withEvents(20_000);
    const history = live.starling.app.get(HistoryRepository);
    const readPage = history.logAfter.bind(history);
    let read = 0;
    let mostUnsent = 0;
    const reader = new PlayedReader(async () => {
      mostUnsent = Math.max(mostUnsent, read - reader.frames.length);
    });
    const pages = jest.spyOn(history, 'logAfter').mockImplementation(async (id, seq) => {
      const page = await readPage(id, seq);
      read += page!.entries.length;
      return page;
    });
    const place = await feed().open(reader, requestOf(conversationId, after));
    const titles = reader.frames.flatMap(({ metadata }) => metadata.changes?.title ?? []);
    expect(titles).toEqual(Array.from({ length: 20_000 }, (_, index) => `title ${index + 1}`));
    expect(pages).toHaveBeenCalledTimes(100);
    expect(mostUnsent).toBeLessThanOrEqual(200);
    place!.leave();
  });

  it('stops reading where its reader has gone', async () => {
    const { conversationId, after } = await withEvents(1_000);
    const pages = jest.spyOn(live.starling.app.get(HistoryRepository), 'logAfter');
    const reader = new PlayedReader(async () => {
      reader.isGone = reader.frames.length >= 400;
    });
    await feed().open(reader, requestOf(conversationId, after));
    expect(reader.frames.length).toBeLessThan(500);
    expect(pages.mock.calls.length).toBeLessThan(3);
  });

  it('reads nothing for a reader that left while it waited for its turn', async () => {
    const { conversationId, after } = await withEvents(10);
    const gate = Promise.withResolvers<void>();
    const readers = Array.from({ length: 5 }, () => new PlayedReader(() => gate.promise));
    const snapshots = jest.spyOn(live.starling.app.get(HistoryRepository), 'snapshot');
    const opening = readers.map((reader) => feed().open(reader, requestOf(conversationId, after)));
    await until(() => snapshots.mock.calls.length === 4);
    readers[4]!.isGone = true;
    gate.resolve();
    for (const place of await Promise.all(opening)) place!.leave();
    expect(snapshots).toHaveBeenCalledTimes(4);
    expect(readers[4]!.frames).toEqual([]);
  });

  it('serves four readers of an account at once, and the others after them', async () => {
    const { conversationId, after } = await withEvents(10);
    const account = await registerParent(live.starling);
    const gates = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
    const readers = gates.map(({ promise }) => new PlayedReader(() => promise));
    const opening = readers.map((reader) =>
      feed().open(reader, { ...requestOf(conversationId, after), userId: account.user.id }),
    );
    const snapshots = jest.spyOn(live.starling.app.get(HistoryRepository), 'snapshot');
    const begun = () => snapshots.mock.calls.length;
    await until(() => begun() === 4);
    // Another account does not wait.
    const other = new PlayedReader();
    (await feed().open(other, requestOf(conversationId, after)))!.leave();
    expect(other.frames).toHaveLength(12);
    expect(begun()).toBe(5);
    gates[2]!.resolve();
    await opening[2];
    await until(() => begun() === 6);
    for (const { resolve } of gates) resolve();
    for (const place of await Promise.all(opening)) place!.leave();
    expect(readers.map(({ frames }) => frames.length)).toEqual(gates.map(() => 12));
  });

  it('brings the newest reaction to a message and the newest value of a field, not the ones before', async () => {
    const client = await join();
    const { conversationId } = client;
    const final = await client.ask('one');
    await client.has((frame) => frame.metadata.event === 'conversation_updated');
    const call = async (path: string, body: object, method: 'put' | 'patch') =>
      expect(
        (await rest()[method](`/conversations/${conversationId}${path}`, body, live.parent.accessToken)).status,
      ).toBe(200);
    await call('', { title: 'Birds', tags: ['singing'] }, 'patch');
    for (let round = 0; round < 5; round += 1) {
      for (const type of ['like', 'love']) {
        await call(`/messages/${final.metadata.message_id}/reaction`, { type }, 'put');
        await call('', { is_pinned: type === 'like' }, 'patch');
      }
    }
    // The reader that stays sees each of them.
    const seen = () => client.frames.filter(({ metadata }) => metadata.event === 'reaction');
    await until(() => seen().length === 10);
    await client.close();
    const back = await join({ conversationId, after: final.metadata.reply_to });
    await back.has(({ metadata }) => metadata.changes?.is_pinned !== undefined);
    const changes = back.frames
      .filter(({ metadata }) => ['reaction', 'conversation_updated'].includes(metadata.event as string))
      .map(({ metadata }) => metadata.changes as Record<string, unknown>);
    expect(changes.slice(-3)).toEqual([
      { title: 'Birds', tags: ['singing'] },
      { reaction: 'love' },
      { is_pinned: false },
    ]);
    expect(changes.length).toBeLessThanOrEqual(4);
    await back.close();
  });

  it('reads from the store what is more than it holds for a reader that takes nothing', async () => {
    const { conversationId, after } = await withEvents(1);
    const [message] = await messagesOf(conversationId);
    const path = `/conversations/${conversationId}`;
    const gate = Promise.withResolvers<void>();
    let isAsked = false;
    const reader = new PlayedReader(() => {
      isAsked = true;
      return gate.promise;
    });
    const changes = () => reader.frames.flatMap(({ metadata }) => (metadata.changes ? [metadata.changes] : []));
    const opening = feed().open(reader, requestOf(conversationId, after));
    // Its first page has been read before anything more is written.
    await until(() => isAsked);
    const watcher = await join({ conversationId });
    const reacted = await rest().put(
      `${path}/messages/${message.id}/reaction`,
      { type: 'wow' },
      live.parent.accessToken,
    );
    expect(reacted.status).toBe(200);
    const retitle = (title: string) => rest().patch(path, { title }, live.parent.accessToken);
    for (let n = 0; n < 15; n += 1) await Promise.all(Array.from({ length: 20 }, (_, m) => retitle(`old ${n} ${m}`)));
    await retitle('new');
    await watcher.has(({ metadata }) => metadata.changes?.title === 'new');
    gate.resolve();
    const place = await opening;
    await until(() => changes().length === 3);
    expect(changes()).toEqual([{ title: 'title 1' }, { reaction: 'wow' }, { title: 'new' }]);
    await retitle('live');
    await until(() => changes().length === 4);
    expect(changes().at(-1)).toEqual({ title: 'live' });
    place!.leave();
    await watcher.close();
  });

  it.each([11, 12, 13, 14])(
    'brings an old snapshot to what is stored, whatever is written meanwhile (seed %i)',
    async (seed) => {
      const random = randomFrom(seed);
      const conversationId = await insertTalk(live.starling, live.parent.user.id, {
        messages: 480,
        padding: 'x'.repeat(1_000),
      });
      const { accessToken } = live.parent;
      const path = `/conversations/${conversationId}`;
      const fresh = async () => {
        const [conversation, messages] = await Promise.all([
          rest().get(path, accessToken),
          rest().get(`${path}/messages?limit=500`, accessToken),
        ]);
        return ConversationModel.of(conversation.body, messages.body);
      };
      const writer = await join({ conversationId });
      const old = await fresh();
      const ids = old.state.messages.map(({ id, role }) => ({ id, role }));
      /** Newer messages are changed more often, so that an edit does not take all of them away at once. */
      const some = (role?: string) => {
        const fitting = ids.filter((message) => !role || message.role === role);
        return fitting[Math.floor((1 - random() ** 3) * fitting.length)]!.id;
      };
      const changes = [
        () => rest().put(`${path}/messages/${some()}/reaction`, { type: random() < 0.5 ? 'love' : 'wow' }, accessToken),
        () => rest().delete(`${path}/messages/${some()}/reaction`, accessToken),
        () => rest().patch(`${path}/messages/${some('user')}`, { content: `better ${random()}` }, accessToken),
        () => rest().delete(`${path}/messages/${some('user')}`, accessToken),
        () => rest().patch(path, { is_pinned: random() < 0.5 }, accessToken),
        () =>
          rest().patch(path, { title: `title ${random()}`, tags: [`tag ${Math.floor(random() * 10)}`] }, accessToken),
        async () => writer.say(`question ${random()}`),
      ];
      const write = async (count: number) => {
        for (let n = 0; n < count; n += 1) await changes[Math.floor(random() * changes.length)]!();
      };

      await write(20);
      const history = live.starling.app.get(HistoryRepository);
      const readPage = history.logAfter.bind(history);
      jest.spyOn(history, 'logAfter').mockImplementation(async (id, seq) => {
        if (id !== conversationId) return readPage(id, seq);
        await write(2);
        const page = await readPage(id, seq);
        // Not waited for: they are written while the page is sent.
        const writing = write(2);
        if (random() < 0.5) await writing;
        return page;
      });
      const reader = new PlayedReader(() => write(1));
      const place = await feed().open(reader, requestOf(conversationId, ids[Math.floor(random() * 200)]!.id));
      jest.restoreAllMocks();
      await write(5);

      await until(
        async () => {
          const open = await live.starling.sql(
            `SELECT FROM replies WHERE conversation_id = $1 AND state IN ('waiting', 'running')`,
            [conversationId],
          );
          return open.length === 0;
        },
        { timeoutMs: 30_000 },
      );
      const stored = (await fresh()).state;
      const applied = () => {
        const model = old.copy();
        for (const frame of reader.frames) model.apply(frame);
        return model.state;
      };
      await until(() => JSON.stringify(applied()) === JSON.stringify(stored)).catch(() => undefined);
      expect(applied()).toEqual(stored);
      place!.leave();
      await writer.close();
    },
  );
});

/** Numbers from 0 to 1, the same for the same seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
