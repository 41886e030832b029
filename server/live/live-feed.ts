import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { Bus } from '../bus/bus.js';
import { conversationTopic } from '../bus/topics.js';
import { HistoryService } from '../messages/history.service.js';
import { CatchUps } from './catch-ups.js';
import { ConversationChannel } from './conversation-channel.js';
import { EndOfTurn } from './end-of-turn.js';
import { type FeedRequest, listenThenReplay } from './replay.js';
import { ReplyWriters } from './reply-writers.js';
import type { Subscriber } from './subscriber.js';
import { Subscription } from './subscription.js';

/** So many conversations are read in one query. */
const RECONCILE_BATCH = 500;
const RETRY_MS = 1_000;

interface OpenChannel {
  channel: ConversationChannel;
  /** Resolves when the channel receives its topic. */
  listening: Promise<() => void>;
}

/**
 * Shows each conversation as one order of frames, stored and live, to sockets and subscriptions alike. It keeps one
 * channel per conversation that has a subscriber on this node. See "The way of a message" in docs/architecture.md.
 */
@Injectable()
export class LiveFeed implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('LiveFeed');
  private readonly channels = new Map<string, OpenChannel>();
  private readonly endOfTurn = new EndOfTurn();
  private stopListening: (() => void) | null = null;
  private isReconciling = false;
  /** The bus reported a gap during a reconcile, which may have read the store before the gap. */
  private needsAnotherReconcile = false;

  constructor(
    private readonly bus: Bus,
    private readonly history: HistoryService,
    private readonly writers: ReplyWriters,
    private readonly catchUps: CatchUps,
  ) {}

  onModuleInit(): void {
    this.stopListening = this.bus.onGap(() => void this.reconcileAll());
  }

  onApplicationShutdown(): void {
    this.stopListening?.();
    for (const { channel } of this.channels.values()) channel.close();
  }

  /**
   * Sends a subscriber its `welcome`, the entries that it missed, and the running reply so far; then live frames.
   * @returns its subscription; `null` if the conversation is gone
   * @throws AppError `rate_limited` if too many subscribers of the account are catching up
   */
  async open(subscriber: Subscriber, request: FeedRequest): Promise<Subscription | null> {
    if (request.after === undefined) return this.subscribe(subscriber, request);
    const endTurn = await this.catchUps.enter(request.userId);
    try {
      return await this.subscribe(subscriber, request);
    } finally {
      endTurn();
    }
  }

  private async subscribe(subscriber: Subscriber, request: FeedRequest): Promise<Subscription | null> {
    const open = this.openChannel(request.conversationId);
    const { channel, listening } = open;
    const source = {
      leave: (leaving: Subscriber) => this.remove(leaving, open),
      replySoFar: () => channel.replySoFar(),
      whenReached: (seq: number, work: () => void) => channel.whenReached(seq, work),
    };
    const subscription = new Subscription(subscriber, source, request.isWatching);
    try {
      if (await listenThenReplay(subscription, { channel, listening, history: this.history }, request)) {
        return subscription;
      }
    } catch (error) {
      subscription.leave();
      throw error;
    }
    subscription.leave();
    return null;
  }

  /** Gives a payload of a conversation's topic to the subscribers of this node alone. */
  deliverHere(conversationId: string, payload: string): void {
    this.channels.get(conversationId)?.channel.receive(Buffer.from(payload));
  }

  /** Compares these conversations with the store, and shows the subscribers of this node what they missed. */
  async reconcile(conversationIds: string[]): Promise<void> {
    const open = conversationIds.filter((id) => this.channels.has(id));
    try {
      for (let start = 0; start < open.length; start += RECONCILE_BATCH) {
        const batch = open.slice(start, start + RECONCILE_BATCH);
        const lastSeqs = await this.history.lastSeqs(batch);
        for (const id of batch) this.channels.get(id)?.channel.reconcile(lastSeqs.get(id));
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'Subscribers could not be brought up to date. Trying again');
      setTimeout(() => void this.reconcile(open), RETRY_MS).unref();
    }
  }

  /** Reconciles every channel, one run at a time. */
  private async reconcileAll(): Promise<void> {
    this.needsAnotherReconcile = true;
    if (this.isReconciling) return;
    this.isReconciling = true;
    while (this.needsAnotherReconcile) {
      this.needsAnotherReconcile = false;
      await this.reconcile([...this.channels.keys()]);
    }
    this.isReconciling = false;
  }

  private openChannel(conversationId: string): OpenChannel {
    const existing = this.channels.get(conversationId);
    if (existing) return existing;
    const sources = { history: this.history, writers: this.writers };
    const channel = new ConversationChannel(conversationId, sources, this.endOfTurn, (error) => {
      this.logger.warn({ err: error }, 'A channel failed. Its subscribers are brought up to date');
      setTimeout(() => void this.reconcile([conversationId]), RETRY_MS).unref();
    });
    const listening = this.bus.subscribe(conversationTopic(conversationId), (payload) => channel.receive(payload));
    const open: OpenChannel = { channel, listening };
    this.channels.set(conversationId, open);
    return open;
  }

  private remove(subscription: Subscriber, open: OpenChannel): void {
    const { channel, listening } = open;
    channel.subscribers.delete(subscription);
    if (channel.subscribers.size > 0 || this.channels.get(channel.conversationId) !== open) return;
    this.channels.delete(channel.conversationId);
    channel.close();
    // A subscribe that failed has nothing to end, and its callers have the error.
    listening.then(
      (unsubscribe) => unsubscribe(),
      () => undefined,
    );
  }
}
