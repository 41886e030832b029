import { Injectable, Logger } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Reaction, WithheldResponseType } from '../../contract/conversations.js';
import type { ConversationActor, ConversationRef } from '../conversations/conversation.policy.js';
import { lockForModeration } from '../conversations/conversation-log.js';
import type { HistoryMessage, MessageRow } from '../conversations/conversation-rows.js';
import {
  ConversationChanged,
  DescriptionCleared,
  type EventEntry,
  LogEntryWritten,
  MessageStatusChanged,
  MessageStored,
  RepliesCancelled,
  ReplyQueued,
} from '../conversations/conversations.events.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { Events } from '../platform/events.js';
import { existingId } from '../platform/validation/text.js';
import { fixedTextVerdict, type SafetyVerdict } from '../safety/safety-verdict.js';
import { HistoryRepository } from './history.repository.js';
import { CONVERSATION_ACTION, canEdit, type MessageAction } from './message.policy.js';
import { type MessageChange, MessageChangesRepository } from './message-changes.repository.js';
import { MessageReview } from './message-review.js';
import { MessageWriterRepository, type NewMessage, type StoredMessage } from './message-writer.repository.js';

export type { NewMessage, StoredMessage } from './message-writer.repository.js';

/** Writes replies on this node. The companion implements it and passes itself to `leaseRepliesTo`. */
export interface ReplyStarter {
  readonly leaseOwner: string;
  /**
   * Called while the message is being stored, so that its reply can be prepared. `stored` settles after `MessageStored`.
   * If it holds a lease, the starter must write the reply.
   */
  startReply(message: NewMessage, stored: Promise<StoredMessage>, verdict: Promise<SafetyVerdict>): void;
}

/** A message that a moderator has hidden or shown again, and the log entries that announce it. */
export interface VisibilityChange {
  conversationId: string;
  ownerId: string;
  entries: EventEntry[];
}

/** Stores, reads and changes messages. */
@Injectable()
export class MessagesService {
  private readonly logger = new Logger('Messages');
  private replyStarter: ReplyStarter | null = null;

  constructor(
    private readonly conversations: ConversationsService,
    private readonly history: HistoryRepository,
    private readonly writer: MessageWriterRepository,
    private readonly changes: MessageChangesRepository,
    private readonly reviews: MessageReview,
    private readonly events: Events,
  ) {}

  /**
   * From now on, a message that this node stores leases its reply to `starter` in the same commit, unless another reply is
   * open in the conversation. With `null`, replies wait for a node that claims them.
   */
  leaseRepliesTo(starter: ReplyStarter | null): void {
    this.replyStarter = starter;
  }

  /**
   * Stores a message once per client id and asks for a reply, in one commit. A repeat returns the first message, whatever
   * its text. `reviewed`: the verdict, where the message had to be reviewed before.
   * @throws AppError `conversation_not_found`
   */
  async storeMessage(input: NewMessage, reviewed?: SafetyVerdict): Promise<{ message: MessageRow; repeated: boolean }> {
    const starter = this.replyStarter;
    const verdict = reviewed === undefined ? this.review(input) : Promise.resolve(reviewed);
    const stored = this.storeAndAnnounce(input, starter, verdict);
    starter?.startReply(input, stored, verdict);
    return stored;
  }

  private async storeAndAnnounce(
    input: NewMessage,
    starter: ReplyStarter | null,
    verdict: Promise<SafetyVerdict>,
  ): Promise<StoredMessage> {
    const stored = await this.writer.store(input, starter?.leaseOwner ?? null);
    if (!stored) throw new AppError('conversation_not_found');
    const { message, repeated, isFirst, lease } = stored;
    if (!repeated) {
      const { id, conversationId, userId } = message;
      this.events.emit(new MessageStored(message, lease !== null));
      if (lease) this.events.emit(new MessageStatusChanged(conversationId, userId, id, 'delivered'));
      void this.announceInLists(message, isFirst ? 'created' : 'updated', verdict);
    }
    return stored;
  }

  /** Lists hear of a message once it is checked: a conversation that gets a safety answer is private by then. */
  private async announceInLists(
    { conversationId, userId }: MessageRow,
    kind: 'created' | 'updated',
    verdict: Promise<SafetyVerdict>,
  ): Promise<void> {
    try {
      // A text that could not be checked in time may get another verdict when it is answered. The answer decides.
      const unsafe = fixedTextVerdict(await verdict);
      if (unsafe && unsafe !== 'unchecked' && (await this.conversations.makePrivate(conversationId, kind))) return;
    } catch (error) {
      this.logger.warn({ err: error, conversationId }, 'A conversation becomes private only with its safety answer');
    }
    this.events.emit(new ConversationChanged(conversationId, userId, kind));
  }

  private review(message: Parameters<MessageReview['review']>[0]): Promise<SafetyVerdict> {
    const verdict = this.reviews.review(message);
    // Those who await the verdict handle its failure.
    verdict.catch(() => undefined);
    return verdict;
  }

  /**
   * The message, if the actor may use it so.
   * @throws AppError `conversation_not_found`, `message_not_found`, `not_own_message`
   */
  async authorize(
    actor: ConversationActor,
    action: MessageAction,
    conversationId: unknown,
    messageId: unknown,
  ): Promise<MessageRow> {
    const conversation = await this.conversations.authorize(actor, CONVERSATION_ACTION[action], conversationId);
    const message = await this.getMessage(conversation.id, messageId);
    if (action === 'edit' && !canEdit(message)) throw new AppError('not_own_message');
    return message;
  }

  /** The newest `limit` messages before the message `before`, ascending. @throws AppError `message_not_found` */
  async readPage(conversation: ConversationRef, limit: number, before?: string) {
    const beforeSeq = before === undefined ? null : (await this.getMessage(conversation.id, before)).seq;
    return this.history.page(conversation.id, limit, beforeSeq);
  }

  /** All messages, ascending. */
  async readAll(conversation: ConversationRef): Promise<MessageRow[]> {
    return this.history.messagesUpTo(conversation.id, Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);
  }

  /**
   * The newest `limit` messages before this one, ascending, and the newest number of the log. `null` where no reply may
   * start now: the message is a repeat, another reply is open, or the conversation is not its sender's.
   */
  async historyBefore(
    message: NewMessage,
    limit: number,
  ): Promise<{ lastSeq: number; history: HistoryMessage[] } | null> {
    return this.history.historyBefore(message, limit);
  }

  /** The newest `limit` messages up to and including `seq`, ascending. */
  async historyUpTo(conversationId: string, seq: number, limit: number): Promise<HistoryMessage[]> {
    return this.history.historyUpTo(conversationId, seq, limit);
  }

  /**
   * The message and up to `neighbours` on each side, for a moderator's excerpt.
   * @throws AppError `conversation_not_found`, `message_not_found`
   */
  async around(
    actor: ConversationActor,
    conversationId: string,
    messageId: string,
    neighbours: number,
  ): Promise<MessageRow[]> {
    const message = await this.authorize(actor, 'read', conversationId, messageId);
    const earlier = await this.history.messagesUpTo(message.conversationId, message.seq, neighbours + 1);
    return [...earlier, ...(await this.history.messagesAfter(message.conversationId, message.seq, neighbours))];
  }

  /** Replaces the text, deletes every later message and starts a new reply. @throws AppError `message_not_found` */
  async edit(message: MessageRow, content: string): Promise<MessageRow> {
    const verdict = this.review({ ...message, content });
    const { message: edited } = this.announceChange(await this.changes.edit(message, content), verdict);
    const { id, conversationId, userId } = edited;
    this.events.emit(new MessageStatusChanged(conversationId, userId, id, 'sent'));
    this.events.emit(new RepliesCancelled(conversationId, userId));
    return edited;
  }

  /** Deletes a message and its reply. @throws AppError `message_not_found` */
  async delete(message: MessageRow): Promise<void> {
    this.announceChange(await this.changes.delete(message));
    this.events.emit(new RepliesCancelled(message.conversationId, message.userId));
  }

  /** @throws AppError `message_not_found` */
  async react(message: MessageRow, reaction: Reaction | null): Promise<MessageRow> {
    return this.announceChange(await this.changes.react(message, reaction)).message;
  }

  /** @see HistoryRepository.textsOf */
  textsOf(messageIds: readonly string[]): Promise<Map<string, string>> {
    return this.history.textsOf(messageIds);
  }

  /** @see HistoryRepository.unansweredQuestions */
  unansweredQuestions(conversationId: string): Promise<string[]> {
    return this.history.unansweredQuestions(conversationId);
  }

  /**
   * Takes a placeholder away and queues the reply that replaces it, within the caller's transaction. Readers hear of it
   * after the commit. `false`: the placeholder is gone.
   */
  async replacePlaceholder(
    message: { conversationId: string; messageId: string },
    responseType: WithheldResponseType,
    manager: EntityManager,
  ): Promise<boolean> {
    const replaced = await this.changes.replaceAnswer(message, responseType, manager);
    if (!replaced) return false;
    const { conversationId } = message;
    for (const entry of replaced.entries) {
      this.events.emitAfterCommit(manager, new LogEntryWritten(conversationId, replaced.ownerId, entry));
    }
    this.events.emitAfterCommit(manager, new ConversationChanged(conversationId, replaced.ownerId, 'updated'));
    this.events.emitAfterCommit(manager, new ReplyQueued(conversationId));
    return true;
  }

  /** Locks a conversation before another change of the same transaction, in the order in which every writer locks. */
  async lockForModeration(conversationId: string, manager: EntityManager): Promise<void> {
    await lockForModeration(manager, conversationId);
  }

  /**
   * Hides a message, or shows it again, within the transaction of a moderator's decision. `null` where the message is gone.
   * Call `announceVisibility` with the result after the commit.
   */
  async setHidden(
    conversationId: string,
    messageId: string,
    isHidden: boolean,
    manager: EntityManager,
  ): Promise<VisibilityChange | null> {
    const changed = await this.changes.setHidden(conversationId, messageId, isHidden, manager);
    return changed && { conversationId, ...changed };
  }

  announceVisibility({ conversationId, ownerId, entries }: VisibilityChange): void {
    for (const entry of entries) this.events.emit(new LogEntryWritten(conversationId, ownerId, entry));
    this.events.emit(new ConversationChanged(conversationId, ownerId, 'updated'));
    this.events.emit(new DescriptionCleared(conversationId));
  }

  private announceChange(
    change: MessageChange | null,
    verdict: Promise<SafetyVerdict> = Promise.resolve(null),
  ): MessageChange {
    if (!change) throw new AppError('message_not_found');
    const { message, cancelled } = change;
    const { conversationId, userId } = message;
    for (const entry of change.entries) {
      const endsReply = cancelled !== null && cancelled.messageId === entry.messageId ? cancelled.replyId : null;
      this.events.emit(new LogEntryWritten(conversationId, userId, entry, endsReply));
    }
    void this.announceInLists(message, 'updated', verdict);
    return change;
  }

  private async getMessage(conversationId: string, messageId: unknown): Promise<MessageRow> {
    const id = existingId(messageId);
    const message = id ? await this.history.findMessage(conversationId, id) : null;
    if (!message) throw new AppError('message_not_found');
    return message;
  }
}
