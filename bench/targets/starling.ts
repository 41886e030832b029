import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { NODE_FLAGS } from '../../test/support/node-flags.ts';
import { CHUNK_LENGTH, chunkText } from '../load/chunks.ts';
import type { Services } from '../load/services.ts';
import { liveFramesEntrance } from './live-frames.ts';
import { COLLECTING, type Program, startProgram, type Target, untilQuiet } from './target.ts';

/** Chunks of one reply before the next begins: replies of ordinary length. */
const CHUNKS_PER_REPLY = 200;
const PASSWORD = 'Kites-over-7-hills!';

/** The frame socket, or `liveFrames` over graphql-ws. */
export type Face = 'frames' | 'GraphQL';

/** Nodes of Starling with default settings and a signed-in account, without rate limits. */
export class Starling {
  private readonly services: Services;
  private readonly nodes: Program[];
  private readonly token: string;
  private readonly chunks: ChunkTemplates;

  private constructor(services: Services, nodes: Program[], token: string, chunks: ChunkTemplates) {
    this.services = services;
    this.nodes = nodes;
    this.token = token;
    this.chunks = chunks;
  }

  static async start(services: Services, count = 1): Promise<Starling> {
    const nodes: Program[] = [];
    // One after the other, because the first runs the migrations.
    for (let index = 0; index < count; index += 1) nodes.push(await startNode(services));
    const response = await fetch(`${nodes[0]!.url}/api/v1/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: `bench-${randomUUID()}@starling.test`, password: PASSWORD }),
    });
    const { data } = (await response.json()) as { data: { access_token: string } };
    // The safety thread reads its model after the start, beside the first questions.
    await Promise.all(nodes.map(({ child }) => untilQuiet(child.pid!)));
    return new Starling(services, nodes, data.access_token, await ChunkTemplates.of(services.build));
  }

  /** One node as a target. Stopping it stops all nodes. */
  node(index: number, face: Face): Target {
    const { child, url } = this.nodes[index]!;
    return {
      name: face === 'frames' ? 'Starling' : 'Starling GraphQL',
      url,
      pid: child.pid!,
      newConversation: () => this.newConversation(url),
      entrance: (id) =>
        face === 'frames'
          ? {
              kind: 'websocket',
              path: `/api/v1/conversations/ws?token=${this.token}&conversation_id=${id}`,
              steps: [{ until: '"welcome"' }],
            }
          : liveFramesEntrance(id, this.token, '"welcome"'),
      feed: async (id) => {
        const channel = await this.channelOf(id);
        // After an entry of the log, nodes show a new reply without asking the store whether it runs.
        this.services.publisher.publish(channel, this.chunks.firstEntry(id));
        return (n) => this.services.publisher.publish(channel, this.chunks.chunk(id, n));
      },
      stop: () => this.stop(),
    };
  }

  async stop(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.stop()));
  }

  private async newConversation(url: string): Promise<string> {
    const response = await fetch(`${url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${this.token}` },
      body: JSON.stringify({ query: 'mutation { startConversation { conversationId } }' }),
    });
    const { data } = (await response.json()) as { data: { startConversation: { conversationId: string } } };
    return data.startConversation.conversationId;
  }

  private async channelOf(id: string): Promise<string> {
    const [channel] = (await this.services.redis.pubsub('CHANNELS', `*conversation:${id}`)) as string[];
    if (!channel) throw new Error('This conversation has no reader');
    return channel;
  }
}

function startNode({ build, databaseUrl, redisUrl, providerUrl, core }: Services): Promise<Program> {
  return startProgram(
    [...NODE_FLAGS, ...COLLECTING, join(build, 'server/main.js')],
    {
      DATABASE_URL: databaseUrl,
      REDIS_URL: redisUrl,
      COMPANION_BASE_URL: providerUrl,
      COMPANION_TITLES: 'off',
      JWT_SECRET: 'a signing secret that only the bench knows',
      WAITLIST_ENABLED: 'false',
      RATE_LIMITS: 'off',
      // A soak outlasts the usual half hour.
      ACCESS_TOKEN_TTL: '86400',
      LOG_LEVEL: 'silent',
      PORT: '0',
    },
    /Starling is ready at (\S+)/,
    core,
  );
}

const CONVERSATION = '00000000-aaaa-4aaa-8aaa-000000000000';
const REPLY = '00000000-bbbb-4bbb-8bbb-000000000000';
const TEXT = chunkText(0);

type EncodeEntry = (seq: number, endsReply: string | null, frame: string) => string;

/** The payloads that a writing node publishes, split at the conversation, the reply and the text. */
class ChunkTemplates {
  private readonly templates: string[][];
  private readonly encodeEntry: EncodeEntry;

  private constructor(templates: string[][], encodeEntry: EncodeEntry) {
    this.templates = templates;
    this.encodeEntry = encodeEntry;
  }

  static async of(build: string): Promise<ChunkTemplates> {
    const { ConversationPublisher } = await import(join(build, 'server/live/conversation-publisher.js'));
    let payload = '';
    const bus = {
      publish: async (_topic: string, published: string | Buffer) => {
        payload = published.toString('latin1');
      },
    };
    const publisher = new ConversationPublisher(bus, {}, {});
    const templates = Array.from({ length: CHUNKS_PER_REPLY }, (_, seq) => {
      publisher.publishChunk({
        conversationId: CONVERSATION,
        replyId: REPLY,
        assistantMessageId: REPLY,
        replyTo: CONVERSATION,
        fence: 1,
        content: TEXT,
        offset: seq * CHUNK_LENGTH,
        seq,
        isFinal: false,
      });
      return payload.split(new RegExp(`(${CONVERSATION}|${REPLY}|${TEXT})`));
    });
    const { encodeEntry } = await import(join(build, 'server/live/bus-message.js'));
    return new ChunkTemplates(templates, encodeEntry);
  }

  /** The first entry of a new conversation's log. */
  firstEntry(conversationId: string): string {
    const frame = {
      type: 'conversation_event',
      content: '',
      conversation_id: conversationId,
      user_id: null,
      timestamp: new Date().toISOString(),
      metadata: { is_event: true, event: 'conversation_updated', changes: {} },
    };
    return this.encodeEntry(1, null, JSON.stringify(frame));
  }

  chunk(conversationId: string, n: number): string {
    const replyId = conversationId.slice(0, 24) + String(Math.floor(n / CHUNKS_PER_REPLY)).padStart(12, '0');
    let chunk = '';
    for (const part of this.templates[n % CHUNKS_PER_REPLY]!) {
      if (part === CONVERSATION) chunk += conversationId;
      else if (part === REPLY) chunk += replyId;
      else if (part === TEXT) chunk += chunkText(n);
      else chunk += part;
    }
    return chunk;
  }
}
