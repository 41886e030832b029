import { setImmediate } from 'node:timers/promises';
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
import { ReplyWriters } from '../chat/live/reply-writers.js';
import {
  LogEntryWritten,
  MessageComing,
  MessageStored,
  RepliesWithdrawn,
  ReplyStopRequested,
} from '../conversations/conversations.events.js';
import { MessagesService } from '../conversations/messages.service.js';
import { RepliesService, type ReplyLease } from '../conversations/replies.service.js';
import { Config } from '../platform/config/config.js';
import { Events } from '../platform/events.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { Tracing } from '../platform/tracing/tracing.js';
import { HeadStart } from './head-start.js';
import { CompanionProvider } from './providers/provider.js';
import { RunningReply } from './running-reply.js';
import { SafetyClassifier } from './safety-classifier.js';

/** How often the store is asked for replies that nobody writes (quality C7). */
const SWEEP_MS = 1_000;
const SWEEP_BATCH = 500;

/** `stopped` names the reply: a hint may come late, when the next one is being written. */
type Hint = { conversationId: string } & ({ why: 'waiting' | 'withdrawn' } | { why: 'stopped'; replyId: string });

/** A reply that this node may write, and what it has of it. */
interface Taken {
  lease: ReplyLease;
  headStart: HeadStart | null;
}

/** `again`: somebody asked meanwhile. */
interface Work {
  reply: RunningReply | null;
  again: boolean;
  done: Promise<void>;
}

/**
 * Answers messages: writes replies under their leases, one at a time in a conversation. A lease comes with the message
 * where this node stored it, else it is claimed. An account has at most five at once; then the oldest that waits is next.
 * Of that work it hears by events and hints; what got lost is found by the sweep, so a message that was acknowledged is
 * answered whatever dies.
 */
@Injectable()
export class Responder implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger('Responder');
  /** Conversations that this node works on. */
  private readonly working = new Map<string, Work>();
  /** Accounts whose waiting replies are about to be looked for. */
  private readonly freed = new Set<string>();
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
    private readonly writers: ReplyWriters,
    private readonly provider: CompanionProvider,
    private readonly safety: SafetyClassifier,
    private readonly tracing: Tracing,
    metrics: Metrics,
  ) {
    metrics.gauge('starling_replies_running', 'Conversations in which this node writes', () => this.working.size);
    this.takeovers = metrics.counter('starling_reply_takeovers_total', 'Replies that another node had begun');
  }

  async onApplicationBootstrap(): Promise<void> {
    this.closers.push(
      this.events.on(MessageComing, (coming) => this.prepare(coming)),
      this.events.on(MessageStored, ({ message: { conversationId }, isTaken }) => {
        if (!isTaken) this.announce({ conversationId, why: 'waiting' });
      }),
      this.events.on(LogEntryWritten, ({ conversationId, entry }) => {
        if (entry.event === 'message_edited') this.announce({ conversationId, why: 'waiting' });
      }),
      this.events.on(ReplyStopRequested, ({ conversationId, replyId }) =>
        this.announce({ conversationId, why: 'stopped', replyId }),
      ),
      this.events.on(RepliesWithdrawn, ({ conversationId, userId }) => {
        this.announce({ conversationId, why: 'withdrawn' });
        void this.wakeNext(userId);
      }),
    );
    if (this.config.role === 'gateway') return;
    this.closers.push(
      await this.bus.subscribe(REPLIES_TOPIC, (payload) => this.take(JSON.parse(payload.toString()) as Hint)),
    );
    this.messages.leaseRepliesTo(this.config.nodeId);
    this.sweep = setInterval(() => void this.findAbandoned(), SWEEP_MS);
    this.sweep.unref();
  }

  /** A draining node gives its leases up at once, so that another goes on without waiting for their end. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isDraining = true;
    this.messages.leaseRepliesTo(null);
    if (this.sweep) clearInterval(this.sweep);
    const left = [...this.working.values()];
    for (const { reply } of left) reply?.interrupt('draining');
    await Promise.allSettled(left.map(({ done }) => done));
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

  private take(hint: Hint): void {
    const reply = this.working.get(hint.conversationId)?.reply;
    if (hint.why === 'stopped' && reply?.id === hint.replyId) reply.interrupt('stopped');
    if (hint.why === 'withdrawn') reply?.recheck();
    this.wake(hint.conversationId);
  }

  private wake(conversationId: string): void {
    if (this.isDraining) return;
    const work = this.working.get(conversationId);
    if (work) work.again = true;
    else this.begin(conversationId, null);
  }

  /** Begins a reply while its message is being stored. */
  private async prepare({ message, stored }: MessageComing): Promise<void> {
    const headStart = new HeadStart(message, this.messages, { provider: this.provider, safety: this.safety });
    const lease = await stored.then(
      (outcome) => outcome.lease,
      () => null,
    );
    if (lease) this.begin(message.conversationId, { lease, headStart });
    else headStart.drop();
  }

  /** Works on a conversation: on the reply that this node has taken already, then on what it can claim. */
  private begin(conversationId: string, taken: Taken | null): void {
    const work: Work = { reply: null, again: false, done: Promise.resolve() };
    this.working.set(conversationId, work);
    work.done = this.work(conversationId, work, taken).finally(() => {
      if (this.working.get(conversationId) === work) this.working.delete(conversationId);
    });
  }

  /** Writes what is open in a conversation, one after the other. */
  private async work(conversationId: string, work: Work, first: Taken | null): Promise<void> {
    try {
      for (let taken = first; ; taken = null) {
        work.again = false;
        // Where a message has come with its lease meanwhile, its own work looks for more.
        if (!taken && (this.isDraining || this.working.get(conversationId) !== work)) return;
        const askedAt = performance.now();
        taken ??= await this.claim(conversationId);
        if (taken) await this.write(work, taken, askedAt);
        // After a reply, `wakeNext` has asked the store what comes next, here too.
        if (!work.again) return;
      }
    } catch (error) {
      this.logger.warn({ err: error, conversationId }, 'A reply could not be written now; the sweep tries again');
    }
  }

  private async claim(conversationId: string): Promise<Taken | null> {
    const lease = await this.replies.claim(conversationId, this.config.nodeId);
    return lease && { lease, headStart: null };
  }

  private async write(work: Work, { lease, headStart }: Taken, askedAt: number): Promise<void> {
    if (lease.fence > 1) this.takeovers.inc();
    const trace = this.tracing.reply(lease, askedAt);
    const reply = new RunningReply(lease, headStart, trace, {
      messages: this.messages,
      replies: this.replies,
      publisher: this.publisher,
      writers: this.writers,
      provider: this.provider,
      safety: this.safety,
      events: this.events,
      replyTimeoutSeconds: this.config.replyTimeoutSeconds,
    });
    work.reply = reply;
    if (this.isDraining) reply.interrupt('draining');
    try {
      await trace.run(() => reply.run());
    } finally {
      work.reply = null;
    }
    if (this.isDraining) this.hint({ conversationId: lease.conversationId, why: 'waiting' });
    else await this.wakeNext(lease.userId);
  }

  /**
   * A reply has ended or is gone: what waited behind it or for its account's slot begins, here or where replies are
   * written. A list that is cleared tells of many at once and is looked at once.
   */
  private async wakeNext(userId: string): Promise<void> {
    if (this.freed.has(userId)) return;
    this.freed.add(userId);
    await setImmediate();
    this.freed.delete(userId);
    try {
      for (const conversationId of await this.replies.findNext(userId)) {
        this.announce({ conversationId, why: 'waiting' });
      }
    } catch (error) {
      this.logger.debug({ err: error }, 'What waits could not be looked for; the sweep makes up for it');
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
