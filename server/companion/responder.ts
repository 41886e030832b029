import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Bus } from '../bus/bus.js';
import { REPLIES_TOPIC } from '../bus/topics.js';
import { ConversationPublisher } from '../chat/live/conversation-publisher.js';
import { LogEntryWritten, MessageStored, ReplyInterrupted } from '../conversations/conversations.events.js';
import { MessagesService } from '../conversations/messages.service.js';
import { RepliesService } from '../conversations/replies.service.js';
import { Config } from '../platform/config/config.js';
import { Events } from '../platform/events.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { Tracing } from '../platform/tracing/tracing.js';
import { CompanionProvider } from './providers/provider.js';
import { RunningReply } from './running-reply.js';

/** How often the store is asked for replies that nobody writes (quality C7). */
const SWEEP_MS = 1_000;
const SWEEP_BATCH = 500;

type Hint = { conversationId: string; why: 'waiting' | 'stopped' | 'withdrawn' };

/**
 * Answers messages: takes a reply's lease and writes it, one reply at a time in a conversation. It hears of work by events
 * and hints; what got lost is found by the sweep, so a message that was acknowledged is answered whatever dies.
 */
@Injectable()
export class Responder implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger('Responder');
  /** Conversations that this node works on; `again`: somebody asked meanwhile. */
  private readonly working = new Map<string, { reply: RunningReply | null; again: boolean; done: Promise<void> }>();
  private readonly closers: (() => void)[] = [];
  private sweep: NodeJS.Timeout | null = null;
  private isDraining = false;
  private readonly takeovers: { inc(): void };

  constructor(
    private readonly config: Config,
    private readonly bus: Bus,
    private readonly events: Events,
    private readonly messages: MessagesService,
    private readonly replies: RepliesService,
    private readonly publisher: ConversationPublisher,
    private readonly provider: CompanionProvider,
    private readonly tracing: Tracing,
    metrics: Metrics,
  ) {
    metrics.gauge('starling_replies_running', 'Conversations in which this node writes', () => this.working.size);
    this.takeovers = metrics.counter('starling_reply_takeovers_total', 'Replies that another node had begun');
  }

  async onApplicationBootstrap(): Promise<void> {
    this.closers.push(
      this.events.on(MessageStored, ({ message }) =>
        this.announce({ conversationId: message.conversationId, why: 'waiting' }),
      ),
      this.events.on(LogEntryWritten, ({ conversationId, entry }) => {
        if (entry.event === 'message_edited') this.announce({ conversationId, why: 'waiting' });
      }),
      this.events.on(ReplyInterrupted, ({ conversationId, why }) => this.announce({ conversationId, why })),
    );
    if (this.config.role === 'gateway') return;
    this.closers.push(
      await this.bus.subscribe(REPLIES_TOPIC, (payload) => this.take(JSON.parse(payload.toString()) as Hint)),
    );
    this.sweep = setInterval(() => void this.findAbandoned(), SWEEP_MS);
    this.sweep.unref();
  }

  /** A draining node gives its leases up at once, so that another goes on without waiting for their end. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isDraining = true;
    if (this.sweep) clearInterval(this.sweep);
    const left = [...this.working];
    for (const [, { reply }] of left) reply?.interrupt('draining');
    await Promise.allSettled(left.map(([, { done }]) => done));
    for (const [conversationId] of left) this.hint({ conversationId, why: 'waiting' });
  }

  onApplicationShutdown(): void {
    for (const close of this.closers) close();
  }

  /** Here at once, elsewhere by the bus. A message that this node answers need not be told to the others. */
  private announce(hint: Hint): void {
    const isHere = this.config.role !== 'gateway' && !this.isDraining;
    if (isHere) this.take(hint);
    if (!isHere || hint.why !== 'waiting') this.hint(hint);
  }

  private hint(hint: Hint): void {
    this.bus.publish(REPLIES_TOPIC, JSON.stringify(hint)).catch((error: unknown) => {
      this.logger.debug({ err: error }, 'A hint could not be carried; the sweep makes up for it');
    });
  }

  private take({ conversationId, why }: Hint): void {
    const reply = this.working.get(conversationId)?.reply;
    if (why === 'stopped') reply?.interrupt('stopped');
    if (why === 'withdrawn') reply?.recheck();
    this.wake(conversationId);
  }

  private wake(conversationId: string): void {
    if (this.isDraining) return;
    const work = this.working.get(conversationId);
    if (work) {
      work.again = true;
      return;
    }
    const entry = { reply: null as RunningReply | null, again: false, done: Promise.resolve() };
    this.working.set(conversationId, entry);
    entry.done = this.work(conversationId, entry).finally(() => this.working.delete(conversationId));
  }

  /** Writes what is open in a conversation, one after the other. */
  private async work(conversationId: string, entry: { reply: RunningReply | null; again: boolean }): Promise<void> {
    try {
      do {
        entry.again = false;
        for (;;) {
          if (this.isDraining) return;
          const askedAt = performance.now();
          const lease = await this.replies.claim(conversationId, this.config.nodeId);
          if (!lease) break;
          if (lease.fence > 1) this.takeovers.inc();
          const trace = this.tracing.reply(lease, askedAt);
          const reply = new RunningReply(lease, trace, {
            messages: this.messages,
            replies: this.replies,
            publisher: this.publisher,
            provider: this.provider,
            events: this.events,
            replyTimeoutSeconds: this.config.replyTimeoutSeconds,
          });
          entry.reply = reply;
          if (this.isDraining) reply.interrupt('draining');
          await trace.run(() => reply.run());
          entry.reply = null;
        }
      } while (entry.again);
    } catch (error) {
      this.logger.warn({ err: error, conversationId }, 'A reply could not be written now; the sweep tries again');
    }
  }

  private async findAbandoned(): Promise<void> {
    try {
      for (const conversationId of await this.replies.findAbandoned(SWEEP_BATCH)) this.wake(conversationId);
    } catch (error) {
      this.logger.warn({ err: error }, 'Abandoned replies could not be looked for');
    }
  }
}
