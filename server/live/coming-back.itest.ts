import { GraphqlSocket } from '../../test/support/graphql-client.js';
import { LiveClient } from '../../test/support/live-client.js';
import { useLiveStarling } from '../../test/support/live-starling.js';
import type { StarlingNode } from '../../test/support/starling.js';
import { until } from '../../test/support/wait.js';
import type { Bus } from '../bus/bus.js';
import { REPLY_TEXTS_TOPIC } from '../bus/topics.js';

const COMEBACKS = 20;
const CHUNKS = 120;
const REPLY = `[[script:pieces n=${CHUNKS} delayMs=25]]`;
const LIVE_FRAMES = `subscription ($id: ID!) {
  liveFrames(conversationId: $id) { type content metadata { offset replyTo } }
}`;

/** The part of a frame that both transports have. */
interface ShownFrame {
  type: string;
  content: string;
  metadata: { offset?: number | null };
}

/** A subscriber of either transport. */
interface Comeback {
  frames(): ShownFrame[];
  close(): Promise<void>;
}

describe('coming back in the middle of a reply, with no other subscriber on the node', () => {
  const live = useLiveStarling();
  let other: StarlingNode;
  beforeAll(async () => {
    other = await live.starling.startNode();
  });

  const nodes: Record<string, () => StarlingNode> = {
    'the same node': () => live.starling,
    'another node': () => other,
  };

  async function overSocket(node: StarlingNode, conversationId: string): Promise<Comeback> {
    const client = await LiveClient.open(node, { token: live.parent.accessToken, conversationId });
    return { frames: () => client.frames, close: () => client.close() };
  }

  async function overGraphql(node: StarlingNode, conversationId: string): Promise<Comeback> {
    const socket = GraphqlSocket.signedIn(node, live.parent.accessToken);
    const subscription = socket.subscribe<{ liveFrames: ShownFrame }>(LIVE_FRAMES, { id: conversationId });
    return { frames: () => subscription.items.map(({ liveFrames }) => liveFrames), close: () => socket.close() };
  }

  /** Asks a question and leaves when the reply has come up to `chunk`. @returns the text that was shown by then */
  async function leaveAt(chunk: number, question = REPLY): Promise<{ conversationId: string; shown: string }> {
    const asker = await live.join();
    asker.say(question);
    await asker.has(({ type, content }) => type === 'assistant_delta' && content.includes(` ${chunk} `));
    const shown = asker.replyText();
    asker.cut();
    return { conversationId: asker.conversationId, shown };
  }

  /** Waits for the end of the reply, and returns all chunks before it. */
  async function untilEnd(subscriber: Comeback): Promise<{ deltas: ShownFrame[]; end: ShownFrame }> {
    const end = await until(() => subscriber.frames().find(({ type }) => type === 'stream_final'), {
      timeoutMs: 30_000,
    });
    return { deltas: subscriber.frames().filter(({ type }) => type === 'assistant_delta'), end };
  }

  /** Expects the whole text first, and then each chunk at the end of the one before. */
  function expectNoGap(deltas: ShownFrame[], shown: string, whole: string): void {
    expect(deltas[0]!.metadata.offset).toBe(0);
    expect(deltas[0]!.content.slice(0, shown.length)).toBe(shown);
    let text = '';
    for (const { content, metadata } of deltas) {
      expect(metadata.offset).toBe(text.length);
      text += content;
    }
    expect(text).toBe(whole);
  }

  it.each(Object.keys(nodes))('gets the whole text once, then every chunk live, on %s', async (where) => {
    const comeBack = async (index: number) => {
      // The rest of the reply takes at least a second and a half, so that it still runs when the subscriber is back.
      const { conversationId, shown } = await leaveAt(1 + Math.floor(Math.random() * (CHUNKS - 60)));
      const subscriber = await (index % 2 === 0 ? overSocket : overGraphql)(nodes[where]!(), conversationId);
      const { deltas, end } = await untilEnd(subscriber);
      expectNoGap(deltas, shown, end.content);
      expect(deltas.length).toBeGreaterThan(1);
      await subscriber.close();
    };
    await Promise.all(Array.from({ length: COMEBACKS }, (_, index) => comeBack(index)));
  });

  it.each(Object.keys(nodes))('gets a long reply of surrogate pairs, on %s', async (where) => {
    const text = '🐣🐥'.repeat(60);
    const { conversationId, shown } = await leaveAt(20, `[[script:pieces n=130 delayMs=10 text="${text}"]]`);
    const subscriber = await overSocket(nodes[where]!(), conversationId);
    const { deltas, end } = await untilEnd(subscriber);
    expect(end.content.length).toBeGreaterThan(31_000);
    expectNoGap(deltas, shown, end.content);
    await subscriber.close();
  });

  it('asks the writer once if several subscribers come back at the same moment', async () => {
    const { conversationId, shown } = await leaveAt(10);
    let questions = 0;
    const stopListening = await live.starling.app.get<Bus>('Bus').subscribe(REPLY_TEXTS_TOPIC, (payload) => {
      if (payload.toString() === conversationId) questions += 1;
    });
    const subscribers = await Promise.all(Array.from({ length: 6 }, () => overSocket(other, conversationId)));
    for (const subscriber of subscribers) {
      const { deltas, end } = await untilEnd(subscriber);
      expectNoGap(deltas, shown, end.content);
      await subscriber.close();
    }
    expect(questions).toBe(1);
    stopListening();
  });

  it('gets nothing of a reply that was stopped before', async () => {
    const { conversationId, shown } = await leaveAt(5);
    const stopper = await live.join({ conversationId });
    stopper.send('stop_streaming', 'STOP_STREAMING');
    const stopped = await stopper.next('streaming_stopped');
    expect(stopped.content.slice(0, shown.length)).toBe(shown);
    const late = await LiveClient.join(other, { token: live.parent.accessToken, conversationId });
    late.send('ping');
    await late.next('pong');
    // The title of the conversation may come in between.
    const types = late.frames.map(({ type }) => type).filter((type) => type !== 'conversation_event');
    expect(types).toEqual(['welcome', 'pong']);
    await Promise.all([late.close(), stopper.close()]);
  });

  it('gets the reply to the new text of an edited message, and nothing of the old reply', async () => {
    const { conversationId } = await leaveAt(5);
    const [question] = (await live.messagesOf(conversationId)) as { id: string }[];
    const path = `/conversations/${conversationId}/messages/${question!.id}`;
    const subscribing = overSocket(other, conversationId);
    const edited = live
      .rest()
      .patch(path, { content: 'Better [[script:pieces n=5 text=new]]' }, live.parent.accessToken);
    expect((await edited).status).toBe(200);
    const subscriber = await subscribing;
    const { end } = await untilEnd(subscriber);
    expect(end.content).toBe('new 1 new 2 new 3 new 4 new 5 ');
    const lastAtStart = subscriber
      .frames()
      .findLast(({ type, metadata }) => type === 'assistant_delta' && metadata.offset === 0);
    expect(lastAtStart!.content).toContain('new 1');
    await subscriber.close();
  });
});
