import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Reaction } from '../../contract/conversations.js';
import { AppError } from '../platform/errors/app-error.js';
import { Events } from '../platform/events.js';
import { existingId } from '../platform/validation/text.js';
import type { MessageRow, SaidMessage } from './conversation-rows.js';
import {
  ConversationChanged,
  type EventEntry,
  LogEntryWritten,
  MessageComing,
  MessageStatusChanged,
  MessageStored,
  RepliesWithdrawn,
} from './conversations.events.js';
import { ConversationsService } from './conversations.service.js';
import { HistoryRepository } from './history.repository.js';
import { type MessageChange, MessageChangesRepository } from './message-changes.repository.js';
import { MessageWriterRepository, type NewMessage, type StoredMessage } from './message-writer.repository.js';

export type { NewMessage } from './message-writer.repository.js';

/** A message that a moderator has hidden, and what its readers are to see of that. */
export interface HiddenMessage {
  conversationId: string;
  ownerId: string;
  entries: EventEntry[];
}

/** Messages of a user's own conversations: stored, read, changed. */
@Injectable()
export class MessagesService {
  /** Who on this node writes replies. */
  private replyOwner: string | null = null;

  constructor(
    private readonly conversations: ConversationsService,
    private readonly history: HistoryRepository,
    private readonly writer: MessageWriterRepository,
    private readonly changes: MessageChangesRepository,
    private readonly events: Events,
  ) {}

  /**
   * From now on replies to messages that this node stores are leased to `owner` in the same commit, where nothing else is
   * open in the conversation: whoever hears `MessageComing` has to write them. `null`: they wait to be claimed.
   */
  leaseRepliesTo(owner: string | null): void {
    this.replyOwner = owner;
  }

  /**
   * Stores a message once per client id and asks for a reply, in one commit. A repeat answers the first message,
   * whatever its text.
   * @throws AppError `conversation_not_found`
   */
  async store(input: NewMessage): Promise<{ message: MessageRow; repeated: boolean }> {
    const stored = this.storeAndTell(input);
    if (this.replyOwner) this.events.emit(new MessageComing(input, stored));
    return stored;
  }

  private async storeAndTell(input: NewMessage): Promise<StoredMessage> {
    const stored = await this.writer.store(input, this.replyOwner);
    if (!stored) throw new AppError('conversation_not_found');
    const { message, repeated, isFirst, lease } = stored;
    if (!repeated) {
      const { id, conversationId, userId } = message;
      this.events.emit(new MessageStored(message, lease !== null));
      if (lease) this.events.emit(new MessageStatusChanged(conversationId, userId, id, 'delivered'));
      this.events.emit(new ConversationChanged(conversationId, userId, isFirst ? 'created' : 'updated'));
    }
    return stored;
  }

  /**
   * The newest `limit` messages before the message `before`, ascending.
   * @throws AppError `conversation_not_found`, `message_not_found`
   */
  async page(userId: string, conversationId: string, limit: number, before?: string) {
    const id = await this.conversations.requireOwned(userId, conversationId);
    const beforeSeq = before === undefined ? null : (await this.require(id, before)).seq;
    return this.history.page(id, limit, beforeSeq);
  }

  /** All of a conversation's messages, ascending. @throws AppError `conversation_not_found` */
  async all(userId: string, conversationId: string): Promise<MessageRow[]> {
    const id = await this.conversations.requireOwned(userId, conversationId);
    return this.history.upTo(id, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  }

  /** @throws AppError `conversation_not_found`, `message_not_found` */
  async get(userId: string, conversationId: string, messageId: string): Promise<MessageRow> {
    return this.require(await this.conversations.requireOwned(userId, conversationId), messageId);
  }

  /**
   * What was said before this message, the newest `limit` messages, ascending, and the newest number then. `null` where
   * nobody is to answer it now: it is stored already, another reply is open, or the conversation is not its sender's.
   */
  async talkBefore(message: NewMessage, limit: number): Promise<{ lastSeq: number; talk: SaidMessage[] } | null> {
    return this.history.talkBefore(message, limit);
  }

  /** What was said up to and with `seq`, ascending, the newest `limit` messages: what a reply answers. */
  async talk(conversationId: string, seq: number, limit: number): Promise<SaidMessage[]> {
    return this.history.talk(conversationId, seq, limit);
  }

  /** The message and up to `around` neighbours on each side, for a moderator's excerpt. */
  async around(userId: string, conversationId: string, messageId: string, around: number): Promise<MessageRow[]> {
    const message = await this.get(userId, conversationId, messageId);
    const earlier = await this.history.upTo(message.conversationId, message.seq, around + 1);
    return [...earlier, ...(await this.history.messagesAfter(message.conversationId, message.seq, around))];
  }

  /** @throws AppError `conversation_not_found`, `message_not_found`, or `not_own_message` on the assistant's */
  async requireOwn(userId: string, conversationId: string, messageId: string): Promise<MessageRow> {
    const message = await this.get(userId, conversationId, messageId);
    if (message.role !== 'user') throw new AppError('not_own_message');
    return message;
  }

  /**
   * New text for an own message; what came after it goes and a new reply starts.
   * @throws AppError `not_own_message` on the assistant's
   */
  async edit(userId: string, conversationId: string, messageId: string, content: string): Promise<MessageRow> {
    const message = await this.requireOwn(userId, conversationId, messageId);
    const { message: edited } = this.announce(userId, await this.changes.edit(message, content));
    this.events.emit(new MessageStatusChanged(conversationId, userId, edited.id, 'sent'));
    this.events.emit(new RepliesWithdrawn(edited.conversationId, userId));
    return edited;
  }

  /** Removes an own message and its reply. @throws AppError `not_own_message` on the assistant's */
  async delete(userId: string, conversationId: string, messageId: string): Promise<void> {
    const message = await this.requireOwn(userId, conversationId, messageId);
    this.announce(userId, await this.changes.delete(message));
    this.events.emit(new RepliesWithdrawn(message.conversationId, userId));
  }

  async react(userId: string, conversationId: string, messageId: string, reaction: Reaction | null) {
    const message = await this.get(userId, conversationId, messageId);
    return this.announce(userId, await this.changes.react(message, reaction)).message;
  }

  /**
   * Hides a message on a moderator's decision, within that decision's transaction. `null` where the message is gone
   * already. Call `announceHidden` with the answer after the commit.
   */
  async hide(conversationId: string, messageId: string, manager: EntityManager): Promise<HiddenMessage | null> {
    const hidden = await this.changes.hide(conversationId, messageId, manager);
    return hidden && { conversationId, ...hidden };
  }

  announceHidden({ conversationId, ownerId, entries }: HiddenMessage): void {
    for (const entry of entries) this.events.emit(new LogEntryWritten(conversationId, ownerId, entry));
    this.events.emit(new ConversationChanged(conversationId, ownerId, 'updated'));
  }

  private announce(userId: string, change: MessageChange | null): MessageChange {
    if (!change) throw new AppError('message_not_found');
    const { message, withdrawn } = change;
    const { conversationId } = message;
    for (const entry of change.entries) {
      const endsReply = withdrawn !== null && withdrawn.messageId === entry.messageId ? withdrawn.replyId : null;
      this.events.emit(new LogEntryWritten(conversationId, userId, entry, endsReply));
    }
    this.events.emit(new ConversationChanged(conversationId, userId, 'updated'));
    return change;
  }

  private async require(conversationId: string, messageId: string): Promise<MessageRow> {
    const id = existingId(messageId);
    const message = id ? await this.history.findMessage(conversationId, id) : null;
    if (!message) throw new AppError('message_not_found');
    return message;
  }
}
