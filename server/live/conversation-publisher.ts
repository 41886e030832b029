import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ServerFrame } from '../../contract/frames.js';
import { Bus } from '../bus/bus.js';
import { conversationTopic } from '../bus/topics.js';
import type { MessageRow } from '../conversations/conversation-rows.js';
import {
  ConversationDeleted,
  LogEntryWritten,
  MessageStatusChanged,
  MessageStored,
  ReplyEnded,
} from '../conversations/conversations.events.js';
import { Events } from '../platform/events.js';
import { encodeChunk, encodeDeleted, encodeEntry, encodeEphemeral, encodeForOwner } from './bus-message.js';
import {
  deletedFrame,
  deltaFrame,
  endingFrame,
  eventFrame,
  presenceFrame,
  statusFrame,
  stoppedFrame,
  typingFrame,
  userMessageFrame,
} from './frames.js';
import { LiveFeed } from './live-feed.js';

/** A chunk of a reply, as its writer publishes it. */
export interface PublishedChunk {
  conversationId: string;
  replyId: string;
  assistantMessageId: string;
  replyTo: string;
  fence: number;
  content: string;
  offset: number;
  seq: number;
  isFinal: boolean;
}

/**
 * Publishes the frames of a conversation on its topic, after their commit. If the bus is down, no stored frame is lost:
 * subscribers of this node are brought up to date from the store, those of other nodes by their own `onGap`.
 */
@Injectable()
export class ConversationPublisher implements OnModuleInit {
  private readonly logger = new Logger('ConversationPublisher');

  constructor(
    private readonly bus: Bus,
    private readonly events: Events,
    private readonly feed: LiveFeed,
  ) {}

  onModuleInit(): void {
    this.events.on(MessageStored, async ({ message }) => {
      const { conversationId } = message;
      const stored = this.publishEntry(conversationId, message.seq, userMessageFrame(message));
      await Promise.all([
        stored,
        this.publishEphemeral(conversationId, null, statusFrame(conversationId, message.id, 'sent')),
      ]);
    });
    this.events.on(ReplyEnded, ({ conversationId, seq, message, replyId, replyTo }) =>
      this.publishEntry(
        conversationId,
        seq,
        message ? endingFrame(message) : stoppedFrame(conversationId, replyTo, new Date()),
        replyId,
      ),
    );
    this.events.on(LogEntryWritten, ({ conversationId, entry, endsReply }) =>
      this.publishEntry(conversationId, entry.seq, eventFrame(conversationId, entry), endsReply),
    );
    this.events.on(MessageStatusChanged, ({ conversationId, messageId, status }) =>
      this.publishEphemeral(conversationId, null, statusFrame(conversationId, messageId, status)),
    );
    this.events.on(ConversationDeleted, ({ conversationId }) =>
      this.publish(conversationId, encodeDeleted(JSON.stringify(deletedFrame(conversationId)))),
    );
  }

  /** Publishes a chunk of a reply without waiting. The offsets of later chunks reveal a lost one. */
  publishChunk(chunk: PublishedChunk): void {
    const { conversationId, replyId, fence, offset, content } = chunk;
    const frame = JSON.stringify(deltaFrame(conversationId, chunk, chunk));
    this.bus
      .publish(conversationTopic(conversationId), encodeChunk(replyId, fence, offset, offset + content.length, frame))
      .catch((error: unknown) => this.logger.debug({ err: error }, 'A chunk could not be published'));
  }

  /** A user types, or Starling thinks (`who` is null). Not stored. */
  async publishTyping(
    conversationId: string,
    who: { userId: string; username: string } | null,
    isTyping: boolean,
    except: string | null = null,
  ): Promise<void> {
    await this.publishEphemeral(conversationId, except, typingFrame(conversationId, who, isTyping));
  }

  /** Tells the owner of the conversation that a grown-up reads along, or no longer does. Not stored. */
  async publishPresence(conversationId: string, readerId: string, isReading: boolean): Promise<void> {
    await this.publishUnstored(
      conversationId,
      encodeForOwner(JSON.stringify(presenceFrame(conversationId, readerId, isReading))),
    );
  }

  /**
   * Shows the owner a message and its answer that are sealed. Those who watch get nothing, and nothing of it can be read
   * again: if the bus is down, the sockets of this node alone get it.
   */
  async publishSealed(message: MessageRow, answer: MessageRow): Promise<void> {
    const { conversationId } = message;
    const frames = [userMessageFrame(message), statusFrame(conversationId, message.id, 'read'), endingFrame(answer)];
    for (const payload of frames.map((frame) => encodeForOwner(JSON.stringify(frame)))) {
      try {
        await this.bus.publish(conversationTopic(conversationId), payload);
      } catch (error) {
        this.logger.warn({ err: error }, 'The bus is down. A sealed exchange reaches the sockets of this node alone');
        this.feed.deliverHere(conversationId, payload);
      }
    }
  }

  private async publishEphemeral(conversationId: string, except: string | null, frame: ServerFrame): Promise<void> {
    await this.publishUnstored(conversationId, encodeEphemeral(except, JSON.stringify(frame)));
  }

  private async publishUnstored(conversationId: string, payload: string): Promise<void> {
    try {
      await this.bus.publish(conversationTopic(conversationId), payload);
    } catch (error) {
      this.logger.debug({ err: error }, 'An ephemeral frame could not be published');
    }
  }

  private async publishEntry(
    conversationId: string,
    seq: number,
    frame: ServerFrame,
    endsReply: string | null = null,
  ): Promise<void> {
    await this.publish(conversationId, encodeEntry(seq, endsReply, JSON.stringify(frame)));
  }

  private async publish(conversationId: string, payload: string): Promise<void> {
    try {
      await this.bus.publish(conversationTopic(conversationId), payload);
    } catch (error) {
      this.logger.warn(
        { err: error, conversationId },
        'The bus is down. Subscribers of this node are served from the store',
      );
      await this.feed.reconcile([conversationId]);
    }
  }
}
