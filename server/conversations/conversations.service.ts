import { Injectable } from '@nestjs/common';
import type { ConversationType } from '../../contract/conversations.js';
import { AppError } from '../platform/errors/app-error.js';
import { Events } from '../platform/events.js';
import { newId } from '../platform/ids.js';
import { existingId } from '../platform/validation/text.js';
import { ConversationListsRepository, type ListQuery } from './conversation-lists.repository.js';
import type { ConversationRow } from './conversation-rows.js';
import {
  ConversationChanged,
  ConversationDeleted,
  type EventEntry,
  LogEntryWritten,
  RepliesWithdrawn,
} from './conversations.events.js';
import { type ConversationPatch, ConversationsRepository, type Description } from './conversations.repository.js';

/** How long a deletion in the web client can be taken back. */
const UNDO_SECONDS = 10;

/**
 * A user's conversations. Whoever asks gets their own alone: another's does not exist (contract §3).
 * Permissions have been checked by the guard.
 */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly lists: ConversationListsRepository,
    private readonly events: Events,
  ) {}

  async start(userId: string, type: ConversationType = 'casual'): Promise<ConversationRow> {
    return this.conversations.create(newId(), userId, type);
  }

  /** @throws AppError `conversation_not_found` */
  async get(userId: string, conversationId: string): Promise<ConversationRow> {
    const conversation = await this.find(userId, conversationId);
    if (!conversation) throw new AppError('conversation_not_found');
    return conversation;
  }

  async find(userId: string, conversationId: string): Promise<ConversationRow | null> {
    const id = existingId(conversationId);
    return id ? this.conversations.find(id, userId) : null;
  }

  /** @see ConversationsRepository.findChanged */
  findChanged(userId: string, seconds: number, limit: number): Promise<string[]> {
    return this.conversations.findChanged(userId, seconds, limit);
  }

  /** The id in the database's spelling. @throws AppError `conversation_not_found` */
  async requireOwned(userId: string, conversationId: string): Promise<string> {
    const id = existingId(conversationId);
    if (!id || !(await this.conversations.exists(id, userId))) throw new AppError('conversation_not_found');
    return id;
  }

  async list(userId: string, query: ListQuery): Promise<{ items: ConversationRow[]; total: number }> {
    return this.lists.rows(userId, query);
  }

  /** The same page as the text that REST answers. */
  async listJson(userId: string, query: ListQuery): Promise<{ body: string; total: number }> {
    return this.lists.json(userId, query);
  }

  /** @throws AppError `conversation_not_found` */
  async update(userId: string, conversationId: string, patch: ConversationPatch): Promise<ConversationRow> {
    const [updated] = await this.updateMany(userId, [conversationId], patch);
    if (!updated) throw new AppError('conversation_not_found');
    return updated;
  }

  /** One change of many. Answers those of `conversationIds` that are the user's. */
  async updateMany(userId: string, conversationIds: string[], patch: ConversationPatch): Promise<ConversationRow[]> {
    const ids = conversationIds.map(existingId).filter((id) => id !== null);
    for (const { conversationId, entry } of await this.conversations.update(ids, userId, patch)) {
      this.announce(conversationId, userId, [entry]);
    }
    return this.conversations.findMany(ids, userId);
  }

  /** Title, summary, type and tags by the server itself (contract §6). */
  async describe(conversationId: string, description: Description, messageCount: number): Promise<void> {
    const described = await this.conversations.describe(conversationId, description, messageCount);
    if (described) this.announce(conversationId, described.userId, described.entries);
  }

  async describedState(conversationId: string) {
    return this.conversations.describedState(conversationId);
  }

  /** @throws AppError `conversation_not_found`, `message_not_found` */
  async markRead(userId: string, conversationId: string, messageId: string): Promise<ConversationRow> {
    const id = await this.requireOwned(userId, conversationId);
    const message = existingId(messageId);
    if (!message || !(await this.conversations.markRead(id, userId, message))) {
      throw new AppError('message_not_found');
    }
    this.events.emit(new ConversationChanged(id, userId, 'updated'));
    return this.get(userId, id);
  }

  /** @throws AppError `conversation_not_found` */
  async delete(userId: string, conversationId: string): Promise<void> {
    const id = existingId(conversationId);
    const deleted = id ? await this.remove(userId, [id]) : 0;
    if (deleted === 0) throw new AppError('conversation_not_found');
  }

  /** Those of `conversationIds` that are the user's. Answers how many went. */
  async deleteMany(userId: string, conversationIds: string[]): Promise<number> {
    return this.remove(
      userId,
      conversationIds.map(existingId).filter((id) => id !== null),
    );
  }

  /** Deletes with a way back: gone for every reader now, from the store after `UNDO_SECONDS`. Answers how many. */
  async trash(userId: string, conversationIds: string[]): Promise<number> {
    const trashed = await this.conversations.trash(userId, conversationIds, UNDO_SECONDS);
    for (const id of trashed) this.announceDeletion(id, userId);
    return trashed.length;
  }

  /** Clear All with a way back. Answers the ids, for `restore`. */
  async trashListed(userId: string, includeArchived: boolean): Promise<string[]> {
    const ids = await this.conversations.listedIds(userId, includeArchived);
    await this.trash(userId, ids);
    return ids;
  }

  /** Takes back what was trashed, while that is still possible. Answers how many came back. */
  async restore(userId: string, conversationIds: string[]): Promise<number> {
    const restored = await this.conversations.restore(userId, conversationIds);
    for (const id of restored) this.events.emit(new ConversationChanged(id, userId, 'created'));
    return restored.length;
  }

  /** Carries out deletions whose way back has ended: a batch, and answers its size. */
  async emptyTrash(limit: number): Promise<number> {
    return this.conversations.emptyTrash(limit);
  }

  /** Clear All: what the list shows; archived ones only when asked. Answers how many went. */
  async clear(userId: string, includeArchived: boolean): Promise<number> {
    return this.remove(userId, await this.conversations.listedIds(userId, includeArchived));
  }

  /** Retention (quality C32): deletes a batch and answers its size. 0 days keep all but empty ones. */
  async deleteUnused(days: number, limit: number): Promise<number> {
    const deleted = await this.conversations.deleteUnused(days, limit);
    for (const { id, userId } of deleted) this.announceDeletion(id, userId);
    return deleted.length;
  }

  async exportOf(userId: string) {
    return this.conversations.exportOf(userId);
  }

  private async remove(userId: string, ids: string[]): Promise<number> {
    const deleted = await this.conversations.delete(userId, ids);
    for (const id of deleted) this.announceDeletion(id, userId);
    return deleted.length;
  }

  private announce(id: string, userId: string, entries: EventEntry[]): void {
    for (const entry of entries) this.events.emit(new LogEntryWritten(id, userId, entry));
    this.events.emit(new ConversationChanged(id, userId, 'updated'));
  }

  private announceDeletion(id: string, userId: string): void {
    this.events.emit(new ConversationDeleted(id, userId));
    this.events.emit(new RepliesWithdrawn(id, userId));
    this.events.emit(new ConversationChanged(id, userId, 'deleted'));
  }
}
