import { randomFrom } from '../../test/faults/harness/random.js';
import { type Account, signInAs } from '../../test/support/accounts.js';
import {
  addPage,
  applyFrame,
  type ClientChat,
  type ClientMessage,
  chatMessage,
  emptyChat,
  readLiveFrame,
} from '../../test/support/client-chat.mjs';
import { graphql } from '../../test/support/graphql-client.js';
import { LiveClient, type ReceivedFrame } from '../../test/support/live-client.js';
import { useLiveStarling } from '../../test/support/live-starling.js';
import { until } from '../../test/support/wait.js';
import { liveFrame } from './live-frame.presenter.js';

const SEEDS = [1, 2, 3, 4];
const STEPS = 60;
/** A reply takes a chunk only when the test releases one. */
const GATE = '[[script:gate n=6]]';
const CHUNKS = 6;
const REACTIONS = ['like', 'love', 'laugh', 'wow'];

const MESSAGES = `query ($conversationId: ID!) {
  messages(conversationId: $conversationId, limit: 500) {
    items { id role content status clientMessageId replyTo reaction responseType truncated editedAt createdAt }
  }
}`;

type StoredMessage = Omit<ClientMessage, 'role' | 'timestamp' | 'originalMessageId'> & {
  role: string;
  createdAt: string;
  replyTo: string | null;
};

type Socket = LiveClient & { conversationId: string };

describe('frames applied to a snapshot', () => {
  const live = useLiveStarling();
  const { join, messagesOf, rest } = live;
  let moderator: Account;
  beforeAll(async () => {
    moderator = await signInAs(live.starling, 'moderator');
  });

  /** A snapshot as the client keeps it: all messages of the store. */
  async function snapshot(conversationId: string): Promise<ClientChat> {
    const { data } = await graphql(live.starling, MESSAGES, {
      token: live.parent.accessToken,
      variables: { conversationId },
    });
    const items: StoredMessage[] = data.messages.items;
    const page = items.map(({ createdAt, replyTo, ...message }) =>
      chatMessage({
        ...message,
        role: message.role.toLowerCase() as 'user' | 'assistant',
        status: message.status.toLowerCase(),
        reaction: message.reaction?.toLowerCase() ?? null,
        timestamp: createdAt,
        originalMessageId: replyTo,
      }),
    );
    return addPage(emptyChat(conversationId, live.parent.user.id), page);
  }

  function withFrames(chat: ClientChat, frames: readonly ReceivedFrame[]): ClientChat {
    return frames.reduce((state, frame) => {
      const read = readLiveFrame(liveFrame(frame as unknown as Parameters<typeof liveFrame>[0]));
      return read ? applyFrame(state, read) : state;
    }, chat);
  }

  /**
   * The part of a chat that two subscribers must agree on. A reply that was shown before the next question stays above it,
   * although the store may number it behind that question. A subscriber that was away gets no old ticks.
   */
  function comparable({ messages, reply, gap }: ClientChat, hasBeenAway: boolean) {
    return {
      gap,
      reply: reply && { content: reply.content, originalMessageId: reply.originalMessageId },
      questions: messages.filter(({ role }) => role === 'user').map(({ id }) => id),
      messages: messages
        .map(({ id, role, content, status, reaction, editedAt, originalMessageId, responseType, truncated }) => ({
          ...{ id, role, content, reaction, editedAt, originalMessageId, responseType, truncated },
          ...(hasBeenAway ? {} : { status: role === 'user' ? status : null }),
        }))
        .sort((one, other) => (one.id < other.id ? -1 : 1)),
    };
  }

  /** A subscriber that applies each frame to its first snapshot. */
  class Subscriber {
    hasBeenAway = false;
    private constructor(
      private socket: Socket,
      private before: ClientChat,
    ) {}

    static async enter(conversationId: string): Promise<Subscriber> {
      const socket = await join({ conversationId });
      return new Subscriber(socket, await snapshot(conversationId));
    }

    get chat(): ClientChat {
      return withFrames(this.before, this.socket.frames);
    }

    /** Loses the connection. */
    leave(): void {
      this.before = this.chat;
      this.socket.cut();
      this.hasBeenAway = true;
    }

    /** Comes back with its newest message, and gets what it missed. Without a message it reads the history again. */
    async comeBack(): Promise<void> {
      const { conversationId } = this.socket;
      const { lastStoredId } = this.before;
      this.socket = await join({ conversationId, ...(lastStoredId ? { after: lastStoredId } : {}) });
      if (!lastStoredId) this.before = await snapshot(conversationId);
    }

    close(): Promise<void> {
      return this.socket.close();
    }
  }

  /** A fresh snapshot over a connection of its own, with the running reply. */
  async function freshChat(conversationId: string): Promise<ClientChat> {
    const socket = await join({ conversationId });
    socket.send('ping');
    await socket.next('pong');
    const chat = withFrames(await snapshot(conversationId), socket.frames);
    await socket.close();
    return chat;
  }

  async function expectEqual(subscriber: Subscriber, conversationId: string): Promise<void> {
    const { hasBeenAway } = subscriber;
    const applied = () => comparable(subscriber.chat, hasBeenAway);
    await until(
      async () => {
        const fresh = comparable(await freshChat(conversationId), hasBeenAway);
        expect(applied()).toEqual(fresh);
        return true;
      },
      { what: 'the subscriber to see what a fresh snapshot shows' },
    );
  }

  /** One random operation on a conversation, over the API. */
  function operationsOf(conversationId: string, writer: Socket, random: () => number) {
    const path = `/conversations/${conversationId}/messages`;
    const { accessToken } = live.parent;
    const pick = <T>(values: readonly T[]): T | undefined => values[Math.floor(random() * values.length)];
    const some = async (role?: string) => {
      const rows: { id: string; message_role: string }[] = await messagesOf(conversationId);
      return pick(rows.filter(({ message_role: own }) => !role || own === role))?.id;
    };
    const onMessage = async (
      role: string | undefined,
      change: (messagePath: string) => Promise<{ status: number }>,
    ) => {
      const id = await some(role);
      if (id) expect((await change(`${path}/${id}`)).status).toBeLessThan(300);
    };
    const send = async () => {
      const id = writer.say(`question ${random()} ${GATE}`);
      await writer.has(({ metadata }) => metadata.client_message_id === id);
    };
    const release = async () => live.provider.release(1 + Math.floor(random() * 3));
    const stop = async () => writer.send('stop_streaming', 'STOP_STREAMING');
    const react = () =>
      onMessage(undefined, (message) => rest().put(`${message}/reaction`, { type: pick(REACTIONS) }, accessToken));
    const unreact = () => onMessage(undefined, (message) => rest().delete(`${message}/reaction`, accessToken));
    const edit = () =>
      onMessage('user', (message) => rest().patch(message, { content: `edited ${random()} ${GATE}` }, accessToken));
    const remove = () => onMessage('user', (message) => rest().delete(message, accessToken));
    const hide = () =>
      onMessage(undefined, async (message) => {
        const report = await rest().post(`${message}/report`, { reason: 'unkind' }, accessToken);
        const reportPath = `/moderation/reports/${report.body.id}`;
        await rest().get(reportPath, moderator.accessToken);
        const decide = (body: object) => rest().patch(reportPath, body, moderator.accessToken);
        const claim = await decide({ action: 'claim' });
        // A report of the same message may have been decided before.
        return claim.status === 409 ? { status: 204 } : decide({ action: 'decide', decision: 'hide' });
      });
    // Common ones more often.
    return [send, send, send, release, release, release, release, release, stop, react, unreact, edit, remove, hide];
  }

  it.each(SEEDS)('equal a fresh snapshot, at random points and at the end (seed %i)', async (seed) => {
    const random = randomFrom(seed);
    const writer = await join();
    const { conversationId } = writer;
    const operations = operationsOf(conversationId, writer, random);
    const subscriber = await Subscriber.enter(conversationId);
    // Half of the runs lose their connection now and then.
    const mayLeave = seed % 2 === 0;
    for (let step = 0; step < STEPS; step += 1) {
      const isAway = mayLeave && random() < 0.15;
      if (isAway) subscriber.leave();
      for (let count = isAway ? 4 : 1; count > 0; count -= 1) {
        await operations[Math.floor(random() * operations.length)]!();
      }
      if (isAway) await subscriber.comeBack();
      if (random() < 0.25) await expectEqual(subscriber, conversationId);
    }
    // Lets every open reply end.
    await until(async () => {
      live.provider.release(CHUNKS);
      const open = await live.starling.sql(
        `SELECT FROM replies WHERE conversation_id = $1 AND state IN ('waiting', 'running')`,
        [conversationId],
      );
      return open.length === 0;
    });
    await expectEqual(subscriber, conversationId);
    expect(writer.frames.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['user_message', 'assistant_delta', 'stream_final', 'conversation_event']),
    );
    await Promise.all([subscriber.close(), writer.close()]);
  });
});
