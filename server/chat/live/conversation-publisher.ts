import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import type { ServerFrame } from '../../../contract/frames.js';
import { Bus } from '../../bus/bus.js';
import { conversationTopic } from '../../bus/topics.js';
import {
  ConversationDeleted,
  LogEntryWritten,
  MessageStatusChanged,
  MessageStored,
  ReplyEnded,
} from '../../conversations/conversations.events.js';
import { Events } from '../../platform/events.js';
import { encodeDeleted, encodeDelta, encodePassing, encodeStored } from './bus-message.js';
import {
  deletedFrame,
  deltaFrame,
  endingFrame,
  eventFrame,
  statusFrame,
  stoppedFrame,
  typingFrame,
  userMessageFrame,
} from './frames.js';
import { LiveFeed } from './live-feed.js';

export interface Piece {
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
 * Puts on a conversation's topic whatever is shown in it, once committed. A topic that cannot be reached loses nothing
 * that is stored: readers on this node are brought up to date from the store, those on others by their own gap.
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
      const stored = this.publishStored(conversationId, message.seq, userMessageFrame(message));
      await Promise.all([
        stored,
        this.publishPassing(conversationId, null, statusFrame(conversationId, message.id, 'sent')),
      ]);
    });
    this.events.on(ReplyEnded, ({ conversationId, seq, message, replyId, replyTo }) =>
      this.publishStored(
        conversationId,
        seq,
        message ? endingFrame(message) : stoppedFrame(conversationId, replyTo, new Date()),
        replyId,
      ),
    );
    this.events.on(LogEntryWritten, ({ conversationId, entry, endsReply }) =>
      this.publishStored(conversationId, entry.seq, eventFrame(conversationId, entry), endsReply),
    );
    this.events.on(MessageStatusChanged, ({ conversationId, messageId, status }) =>
      this.publishPassing(conversationId, null, statusFrame(conversationId, messageId, status)),
    );
    this.events.on(ConversationDeleted, ({ conversationId }) =>
      this.publish(conversationId, encodeDeleted(JSON.stringify(deletedFrame(conversationId)))),
    );
  }

  /** A piece of a reply. One that cannot be carried is made up for by the offsets: nobody waits for it. */
  publishPiece(piece: Piece): void {
    const { conversationId, replyId, fence, offset, content } = piece;
    const frame = JSON.stringify(deltaFrame(conversationId, piece, piece));
    this.bus
      .publish(conversationTopic(conversationId), encodeDelta(replyId, fence, offset, offset + content.length, frame))
      .catch((error: unknown) => this.logger.debug({ err: error }, 'A piece could not be carried'));
  }

  /** Somebody types, or Starling begins or ends thinking (`who` null). Not stored. */
  async publishTyping(
    conversationId: string,
    who: { userId: string; username: string } | null,
    isTyping: boolean,
    except: string | null = null,
  ): Promise<void> {
    await this.publishPassing(conversationId, except, typingFrame(conversationId, who, isTyping));
  }

  private async publishPassing(conversationId: string, except: string | null, frame: ServerFrame): Promise<void> {
    try {
      await this.bus.publish(conversationTopic(conversationId), encodePassing(except, JSON.stringify(frame)));
    } catch (error) {
      this.logger.debug({ err: error }, 'A passing frame could not be carried');
    }
  }

  private async publishStored(
    conversationId: string,
    seq: number,
    frame: ServerFrame,
    endsReply: string | null = null,
  ): Promise<void> {
    await this.publish(conversationId, encodeStored(seq, endsReply, JSON.stringify(frame)));
  }

  private async publish(conversationId: string, payload: string): Promise<void> {
    try {
      await this.bus.publish(conversationTopic(conversationId), payload);
    } catch (error) {
      this.logger.warn({ err: error, conversationId }, 'The bus is out of reach; readers here go by the store');
      await this.feed.reconcile([conversationId]);
    }
  }
}
