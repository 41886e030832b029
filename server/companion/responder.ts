import { setImmediate } from 'node:timers/promises';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Bus } from '../bus/bus.js';
import { REPLIES_TOPIC, type ReplySignal } from '../bus/topics.js';
import { ChildAudiences } from '../children/child-audiences.js';
import { AnswerTime } from '../controls/answer-time.js';
import {
  LogEntryWritten,
  MessageStored,
  RepliesCancelled,
  ReplyQueued,
  ReplyStopRequested,
} from '../conversations/conversations.events.js';
import { ConversationPublisher } from '../live/conversation-publisher.js';
import { ReplyWriters } from '../live/reply-writers.js';
import { MessagesService, type NewMessage, type StoredMessage } from '../messages/messages.service.js';
import { Config } from '../platform/config/config.js';
import { Events } from '../platform/events.js';
import { OnEveryNode } from '../platform/jobs/periodic-task.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { Tracing } from '../platform/tracing/tracing.js';
import { RepliesService, type ReplyLease } from '../replies/replies.service.js';
import { HeldMessages } from '../requests/held-messages.js';
import { BlockedReplies } from '../safety/blocked-replies.js';
import { HouseholdHelp } from '../safety/household-help.js';
import { SafetyClassifier } from '../safety/safety-classifier.js';
import type { SafetyVerdict } from '../safety/safety-verdict.js';
import { type ClaimedReply, ConversationWorker, type WorkerContext } from './conversation-worker.js';
import { PrefetchedReply } from './prefetched-reply.js';
import { CompanionProvider } from './providers/provider.js';
import { SentenceReview } from './release/sentence-review.js';

const SWEEP_BATCH = 500;

/**
 * Starts a worker for each conversation with a reply to write. A reply's lease comes with its message if this node stored
 * the message; otherwise a worker claims it. An account has at most five running replies; the oldest waiting one is next.
 * Events and signals start the workers. A sweep finds what a lost signal missed, so each acknowledged message gets its
 * reply, whichever node dies.
 */
@Injectable()
export class Responder implements OnApplicationBootstrap, BeforeApplicationShutdown, OnApplicationShutdown {
  private readonly logger = new Logger('Responder');
  private readonly workers = new Map<string, ConversationWorker>();
  /** Accounts whose waiting replies will be looked up next. */
  private readonly accountsToCheck = new Set<string>();
  /** The query that will take these accounts, and the query that was started last. */
  private nextLook: Promise<void> | null = null;
  private latestLook: Promise<void> = Promise.resolve();
  private readonly closers: (() => void)[] = [];
  private readonly draining = new AbortController();
  private readonly takeovers: { inc(): void };
  private readonly context: WorkerContext;

  constructor(
    private readonly config: Config,
    private readonly bus: Bus,
    private readonly events: Events,
    private readonly messages: MessagesService,
    private readonly replies: RepliesService,
    publisher: ConversationPublisher,
    writers: ReplyWriters,
    provider: CompanionProvider,
    safety: SafetyClassifier,
    audiences: ChildAudiences,
    held: HeldMessages,
    answerTime: AnswerTime,
    review: SentenceReview,
    blockedReplies: BlockedReplies,
    help: HouseholdHelp,
    tracing: Tracing,
    metrics: Metrics,
  ) {
    metrics.gauge('starling_replies_running', 'Conversations in which this node writes', () => this.workers.size);
    this.takeovers = metrics.counter('starling_reply_takeovers_total', 'Replies that another node had begun');
    const { replyTimeoutSeconds } = config;
    const draining = this.draining.signal;
    this.context = {
      tools: {
        messages,
        replies,
        publisher,
        writers,
        provider,
        safety,
        audiences,
        held,
        answerTime,
        review,
        blockedReplies,
        help,
        events,
        replyTimeoutSeconds,
        draining,
      },
      tracing,
      claimReply: (conversationId) => this.claimReply(conversationId),
      onReplyEnded: (lease) => this.onReplyEnded(lease),
    };
  }

  async onApplicationBootstrap(): Promise<void> {
    this.closers.push(
      this.events.on(MessageStored, ({ message: { conversationId }, isTaken }) => {
        if (!isTaken) this.announce({ conversationId, why: 'waiting' });
      }),
      this.events.on(LogEntryWritten, ({ conversationId, entry }) => {
        if (entry.event === 'message_edited') this.announce({ conversationId, why: 'waiting' });
      }),
      this.events.on(ReplyQueued, ({ conversationId }) => this.announce({ conversationId, why: 'waiting' })),
      this.events.on(ReplyStopRequested, ({ conversationId, replyId }) =>
        this.announce({ conversationId, why: 'stopped', replyId }),
      ),
      this.events.on(RepliesCancelled, ({ conversationId, userId }) => {
        this.announce({ conversationId, why: 'withdrawn' });
        void this.announceNext(userId);
      }),
    );
    if (this.config.role === 'gateway') return;
    this.closers.push(await this.bus.subscribe(REPLIES_TOPIC, (signal) => this.receive(signal)));
    this.messages.leaseRepliesTo({
      leaseOwner: this.config.nodeId,
      startReply: (message, stored, verdict) => void this.prepareReply(message, stored, verdict),
    });
  }

  /** Releases the leases of a draining node at once, so that other nodes need not wait until they expire. */
  async beforeApplicationShutdown(): Promise<void> {
    this.draining.abort();
    this.messages.leaseRepliesTo(null);
    const workers = [...this.workers.values()];
    for (const worker of workers) worker.drain();
    await Promise.allSettled(workers.map(({ finished }) => finished));
  }

  onApplicationShutdown(): void {
    for (const close of this.closers) close();
  }

  /** Calls the provider while the message is being stored, and writes the reply if its lease comes with the message. */
  async prepareReply(
    message: NewMessage,
    stored: Promise<StoredMessage>,
    verdict: Promise<SafetyVerdict>,
  ): Promise<void> {
    const { provider, audiences, held, answerTime } = this.context.tools;
    const companion = { provider, audiences, held, answerTime, safety: { review: () => verdict } };
    const prefetched = new PrefetchedReply(message, this.messages, companion);
    const lease = await stored.then(
      (outcome) => outcome.lease,
      () => null,
    );
    if (lease) this.startWorker(message.conversationId, { lease, prefetched, claimStartedAt: performance.now() });
    else prefetched.discard();
  }

  /** Handles a signal here and publishes it. Other nodes need not hear of a reply that waits if this node can write it. */
  private announce(signal: ReplySignal): void {
    const writesHere = this.config.role !== 'gateway' && !this.draining.signal.aborted;
    if (writesHere) this.receive(signal);
    if (!writesHere || signal.why !== 'waiting') this.publish(signal);
  }

  private publish(signal: ReplySignal): void {
    this.bus.publish(REPLIES_TOPIC, signal).catch((error: unknown) => {
      this.logger.debug({ err: error }, 'A reply signal could not be published. The sweep makes up for it');
    });
  }

  private receive(signal: ReplySignal): void {
    const worker = this.workers.get(signal.conversationId);
    if (worker) worker.receive(signal);
    else this.wakeWorker(signal.conversationId);
  }

  private wakeWorker(conversationId: string): void {
    if (this.draining.signal.aborted) return;
    const worker = this.workers.get(conversationId);
    if (worker) worker.wake();
    else this.startWorker(conversationId, null);
  }

  /** A lease that came with a message starts a worker at once, even if the last worker has not quite ended. */
  private startWorker(conversationId: string, claimed: ClaimedReply | null): void {
    const worker = new ConversationWorker(conversationId, this.context);
    this.workers.get(conversationId)?.replace();
    this.workers.set(conversationId, worker);
    worker.start(claimed);
    void worker.finished.then(() => {
      if (this.workers.get(conversationId) === worker) this.workers.delete(conversationId);
    });
  }

  private async claimReply(conversationId: string): Promise<ReplyLease | null> {
    const lease = await this.replies.claim(conversationId, this.config.nodeId);
    if (lease && lease.fence > 1) this.takeovers.inc();
    return lease;
  }

  private async onReplyEnded({ conversationId, userId }: ReplyLease): Promise<void> {
    if (this.draining.signal.aborted) this.publish({ conversationId, why: 'waiting' });
    else await this.announceNext(userId);
  }

  /**
   * Announces the replies of an account that waited behind one that has ended or was removed. One look at a time takes all
   * accounts that have come up meanwhile: clearing a list removes many replies at once, and on a busy node many end.
   */
  private announceNext(userId: string): Promise<void> {
    this.accountsToCheck.add(userId);
    if (!this.nextLook) {
      this.nextLook = this.lookUpNext(this.latestLook);
      this.latestLook = this.nextLook;
    }
    return this.nextLook;
  }

  private async lookUpNext(latest: Promise<void>): Promise<void> {
    await latest;
    await setImmediate();
    const userIds = [...this.accountsToCheck];
    this.accountsToCheck.clear();
    this.nextLook = null;
    try {
      for (const conversationId of await this.replies.findNext(userIds)) {
        this.announce({ conversationId, why: 'waiting' });
      }
    } catch (error) {
      this.logger.debug({ err: error }, 'Waiting replies could not be looked up. The sweep makes up for it');
    }
  }

  /** Wakes workers for replies that no node is writing. */
  @OnEveryNode({ name: 'find-abandoned-replies', everyMs: 1_000, timeoutMs: 10_000 })
  async wakeAbandoned(): Promise<void> {
    if (this.config.role === 'gateway' || this.draining.signal.aborted) return;
    for (const conversationId of await this.replies.findAbandoned(SWEEP_BATCH)) this.wakeWorker(conversationId);
  }
}
