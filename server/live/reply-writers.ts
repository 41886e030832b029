import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { Bus } from '../bus/bus.js';
import { conversationTopic, REPLY_TEXTS_TOPIC } from '../bus/topics.js';
import { Config } from '../platform/config/config.js';
import { encodeSoFar } from './bus-message.js';
import { soFarFrame } from './frames.js';
import type { ReplySoFar } from './reply-so-far.js';

/** Returns the text that a writer has published; `null` if its lease may have ended. */
export type ReadSoFar = () => ReplySoFar | null;

/**
 * The replies that this node writes, for subscribers that come back in the middle of one. Channels of this node read them
 * here. Other nodes ask over the bus; the writer then publishes its whole text on the conversation's topic, in order with
 * the chunks before and after it.
 */
@Injectable()
export class ReplyWriters implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('ReplyWriters');
  private readonly writers = new Map<string, ReadSoFar>();
  /** Conversations that nodes asked about in this turn of the event loop. They share one answer. */
  private readonly asked = new Set<string>();
  private stopListening: (() => void) | null = null;

  constructor(
    private readonly config: Config,
    private readonly bus: Bus,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role === 'gateway') return;
    this.stopListening = await this.bus.subscribe(REPLY_TEXTS_TOPIC, (conversationId) =>
      this.noteAsked(conversationId),
    );
  }

  onApplicationShutdown(): void {
    this.stopListening?.();
  }

  /** Registers the writer of a conversation's reply. @returns a function that removes it; safe to call twice. */
  add(conversationId: string, read: ReadSoFar): () => void {
    this.writers.set(conversationId, read);
    return () => {
      if (this.writers.get(conversationId) === read) this.writers.delete(conversationId);
    };
  }

  /** The text that this node has published of a conversation's reply; `null` if it writes none. */
  find(conversationId: string): ReplySoFar | null {
    return this.writers.get(conversationId)?.() ?? null;
  }

  /**
   * Asks the writer, on any node, to publish its whole text again. A writer that has died, lost its lease or published
   * nothing does not answer.
   * @throws AppError `unavailable` if the bus is down
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
      .catch((error: unknown) =>
        this.logger.debug({ err: error }, 'A reply so far could not be published. The store has it'),
      );
  }
}
