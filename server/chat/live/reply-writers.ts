import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Bus } from '../../bus/bus.js';
import { conversationTopic, REPLY_TEXTS_TOPIC } from '../../bus/topics.js';
import { Config } from '../../platform/config/config.js';
import { encodeSoFar } from './bus-message.js';
import { soFarFrame } from './frames.js';
import type { ReplySoFar } from './reply-so-far.js';

/** What a writer has published so far; `null` where it may not speak for its reply any more. */
export type ReadSoFar = () => ReplySoFar | null;

/**
 * The replies that this node writes, for readers that come back in the middle of one. Readers on this node look here;
 * other nodes ask over the bus, and the writer publishes all of it on the conversation's topic, where it stands in order
 * with the chunks before and after it.
 */
@Injectable()
export class ReplyWriters implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('ReplyWriters');
  private readonly writers = new Map<string, ReadSoFar>();
  /** Conversations that were asked about in this turn of the event loop: one answer serves all who asked. */
  private readonly asked = new Set<string>();
  private stopListening: (() => void) | null = null;

  constructor(
    private readonly config: Config,
    private readonly bus: Bus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role === 'gateway') return;
    this.stopListening = await this.bus.subscribe(REPLY_TEXTS_TOPIC, (payload) => this.noteAsked(payload.toString()));
  }

  onApplicationShutdown(): void {
    this.stopListening?.();
  }

  /** Registers the writer of a conversation's reply. @returns what takes it out again; safe to call twice. */
  add(conversationId: string, read: ReadSoFar): () => void {
    this.writers.set(conversationId, read);
    return () => {
      if (this.writers.get(conversationId) === read) this.writers.delete(conversationId);
    };
  }

  /** What this node has published of the reply that it writes in this conversation; `null` where it writes none. */
  find(conversationId: string): ReplySoFar | null {
    return this.writers.get(conversationId)?.() ?? null;
  }

  /**
   * Asks the writer, on whichever node it is, to publish all that it has published. No answer comes from a writer that
   * has died, lost its lease, or published nothing yet.
   * @throws AppError `unavailable` where the bus does not take the question
   */
  async ask(conversationId: string): Promise<void> {
    await this.bus.publish(REPLY_TEXTS_TOPIC, conversationId);
  }

  private noteAsked(conversationId: string): void {
    if (!this.writers.has(conversationId)) return;
    if (this.asked.size === 0) setImmediate(() => this.answerAll());
    this.asked.add(conversationId);
  }

  private answerAll(): void {
    for (const conversationId of this.asked) this.answer(conversationId);
    this.asked.clear();
  }

  private answer(conversationId: string): void {
    const reply = this.find(conversationId);
    if (!reply || reply.text === '') return;
    const frame = JSON.stringify(soFarFrame(conversationId, reply));
    this.bus
      .publish(conversationTopic(conversationId), encodeSoFar(reply.replyId, reply.fence, reply.text.length, frame))
      .catch((error: unknown) => this.logger.debug({ err: error }, 'An answer could not be carried; the store has it'));
  }
}
