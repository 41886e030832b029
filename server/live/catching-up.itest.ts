import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { buildLongConversation } from '../../test/factories/conversations.js';
import { registerParent } from '../../test/support/accounts.js';
import { ConversationModel } from '../../test/support/conversation-model.js';
import type { ReceivedFrame } from '../../test/support/live-client.js';
import { useLiveStarling } from '../../test/support/live-starling.js';
import { until } from '../../test/support/wait.js';
import type { HistoryRepository } from '../messages/history.repository.js';
import type { FrameBatch } from './frame-batch.js';
import type { LiveFeed } from './live-feed.js';
import type { Subscriber } from './subscriber.js';

/** A subscriber of the live feed. `take` decides when its connection has taken the delivered frames. */
class FakeSubscriber implements Subscriber {
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
  const feed = () => live.starling.app.get<LiveFeed>('LiveFeed');

  afterEach(() => {
    jest.restoreAllMocks();
  });

  /** A conversation with two messages and then so many events. */
  async function withEvents(events: number) {
    const conversationId = await buildLongConversation(live.starling, live.parent.user.id, { messages: 2 });
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

  it('reads a log of 20,000 entries page by page, as fast as the subscriber takes them', async () => {
    const { conversationId, after } = await withEvents(20_000);
    const history = live.starling.app.get<HistoryRepository>('HistoryRepository');
    const readPage = history.logAfter.bind(history);
    let read = 0;
    let mostUnsent = 0;
    const subscriber = new FakeSubscriber(async () => {
      mostUnsent = Math.max(mostUnsent, read - subscriber.frames.length);
    });
    const pages = jest.spyOn(history, 'logAfter').mockImplementation(async (id, seq) => {
      const page = await readPage(id, seq);
      read += page!.entries.length;
      return page;
    });
    const subscription = await feed().open(subscriber, requestOf(conversationId, after));
    const titles = subscriber.frames.flatMap(({ metadata }) => metadata.changes?.title ?? []);
    expect(titles).toEqual(Array.from({ length: 20_000 }, (_, index) => `title ${index + 1}`));
    expect(pages).toHaveBeenCalledTimes(100);
    expect(mostUnsent).toBeLessThanOrEqual(200);
    subscription!.leave();
  });

  it('stops reading when the subscriber has gone', async () => {
    const { conversationId, after } = await withEvents(1_000);
    const pages = jest.spyOn(live.starling.app.get<HistoryRepository>('HistoryRepository'), 'logAfter');
    const subscriber = new FakeSubscriber(async () => {
      subscriber.isGone = subscriber.frames.length >= 400;
    });
    await feed().open(subscriber, requestOf(conversationId, after));
    expect(subscriber.frames.length).toBeLessThan(500);
    expect(pages.mock.calls.length).toBeLessThan(3);
  });

  it('reads nothing for a subscriber that left while it waited for its turn', async () => {
    const { conversationId, after } = await withEvents(10);
    const gate = Promise.withResolvers<void>();
    const subscribers = Array.from({ length: 5 }, () => new FakeSubscriber(() => gate.promise));
    const snapshots = jest.spyOn(live.starling.app.get<HistoryRepository>('HistoryRepository'), 'snapshot');
    const opening = subscribers.map((subscriber) => feed().open(subscriber, requestOf(conversationId, after)));
    await until(() => snapshots.mock.calls.length === 4);
    subscribers[4]!.isGone = true;
    gate.resolve();
    for (const subscription of await Promise.all(opening)) subscription!.leave();
    expect(snapshots).toHaveBeenCalledTimes(4);
    expect(subscribers[4]!.frames).toEqual([]);
  });

  it('serves four subscribers of an account at once, and the others after them', async () => {
    const { conversationId, after } = await withEvents(10);
    const account = await registerParent(live.starling);
    const gates = Array.from({ length: 6 }, () => Promise.withResolvers<void>());
    const subscribers = gates.map(({ promise }) => new FakeSubscriber(() => promise));
    const opening = subscribers.map((subscriber) =>
      feed().open(subscriber, { ...requestOf(conversationId, after), userId: account.user.id }),
    );
    const snapshots = jest.spyOn(live.starling.app.get<HistoryRepository>('HistoryRepository'), 'snapshot');
    const begun = () => snapshots.mock.calls.length;
    await until(() => begun() === 4);
    // Another account does not wait.
    const other = new FakeSubscriber();
    (await feed().open(other, requestOf(conversationId, after)))!.leave();
    expect(other.frames).toHaveLength(12);
    expect(begun()).toBe(5);
    gates[2]!.resolve();
    await opening[2];
    await until(() => begun() === 6);
    for (const { resolve } of gates) resolve();
    for (const subscription of await Promise.all(opening)) subscription!.leave();
    expect(subscribers.map(({ frames }) => frames.length)).toEqual(gates.map(() => 12));
  });

  it('sends only the newest reaction to a message and the newest value of a field', async () => {
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
    // A subscriber that stays sees each of them.
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

  it('reads entries from the store if a slow subscriber has more than a subscription holds', async () => {
    const { conversationId, after } = await withEvents(1);
    const [message] = await messagesOf(conversationId);
    const path = `/conversations/${conversationId}`;
    const gate = Promise.withResolvers<void>();
    let isAsked = false;
    const subscriber = new FakeSubscriber(() => {
      isAsked = true;
      return gate.promise;
    });
    const changes = () => subscriber.frames.flatMap(({ metadata }) => (metadata.changes ? [metadata.changes] : []));
    const opening = feed().open(subscriber, requestOf(conversationId, after));
    // The first page has been read before anything more is written.
    await until(() => isAsked);
    const watcher = await join({ conversationId });
    const reacted = await rest().put(
      `${path}/messages/${message.id}/reaction`,
      { type: 'wow' },
      live.parent.accessToken,
    );
    expect(reacted.status).toBe(200);
    const retitle = (title: string) => rest().patch(path, { title }, live.parent.accessToken);
    // Counted where they arrive: a channel that reads them from the store gets only the newest of each field.
    const arrived = () => watcher.frames.filter(({ metadata }) => metadata.event === 'conversation_updated').length;
    while (arrived() <= 300) await Promise.all(Array.from({ length: 20 }, (_, n) => retitle(`old ${arrived()} ${n}`)));
    await retitle('new');
    await watcher.has(({ metadata }) => metadata.changes?.title === 'new');
    gate.resolve();
    const subscription = await opening;
    await until(() => changes().length === 3);
    expect(changes()).toEqual([{ title: 'title 1' }, { reaction: 'wow' }, { title: 'new' }]);
    await retitle('live');
    await until(() => changes().length === 4);
    expect(changes().at(-1)).toEqual({ title: 'live' });
    subscription!.leave();
    await watcher.close();
  });

  it.each([11, 12, 13, 14])(
    'brings an old snapshot up to date, whatever is written meanwhile (seed %i)',
    async (seed) => {
      const random = randomFrom(seed);
      const conversationId = await buildLongConversation(live.starling, live.parent.user.id, {
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
      /** Prefers newer messages, so that an edit does not remove all of them at once. */
      const some = (role?: string) => {
        const fitting = ids.filter((message) => !role || message.role === role);
        return fitting[Math.floor((1 - random() ** 3) * fitting.length)]!.id;
      };
      const said: string[] = [];
      const changes = [
        () => rest().put(`${path}/messages/${some()}/reaction`, { type: random() < 0.5 ? 'love' : 'wow' }, accessToken),
        () => rest().delete(`${path}/messages/${some()}/reaction`, accessToken),
        () => rest().patch(`${path}/messages/${some('user')}`, { content: `better ${random()}` }, accessToken),
        () => rest().delete(`${path}/messages/${some('user')}`, accessToken),
        () => rest().patch(path, { is_pinned: random() < 0.5 }, accessToken),
        () =>
          rest().patch(path, { title: `title ${random()}`, tags: [`tag ${Math.floor(random() * 10)}`] }, accessToken),
        async () => said.push(writer.say(`question ${random()}`)),
      ];
      const write = async (count: number) => {
        for (let n = 0; n < count; n += 1) await changes[Math.floor(random() * changes.length)]!();
      };

      await write(20);
      const history = live.starling.app.get<HistoryRepository>('HistoryRepository');
      const readPage = history.logAfter.bind(history);
      jest.spyOn(history, 'logAfter').mockImplementation(async (id, seq) => {
        if (id !== conversationId) return readPage(id, seq);
        await write(2);
        const page = await readPage(id, seq);
        // Not awaited, so that they are written while the page is sent.
        const writing = write(2);
        if (random() < 0.5) await writing;
        return page;
      });
      const subscriber = new FakeSubscriber(() => write(1));
      const subscription = await feed().open(
        subscriber,
        requestOf(conversationId, ids[Math.floor(random() * 200)]!.id),
      );
      jest.restoreAllMocks();
      await write(5);

      for (const id of said) await writer.has(({ metadata }) => metadata.client_message_id === id);
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
        for (const frame of subscriber.frames) model.apply(frame);
        return model.state;
      };
      await until(() => JSON.stringify(applied()) === JSON.stringify(stored)).catch(() => undefined);
      expect(applied()).toEqual(stored);
      subscription!.leave();
      await writer.close();
    },
  );
});

/** Numbers from 0 to 1, the same for each seed. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
