import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ConversationType } from '../../contract/conversations.js';
import { AppError } from '../platform/errors/app-error.js';
import { Events } from '../platform/events.js';
import { newId } from '../platform/ids.js';
import { existingId } from '../platform/validation/text.js';
import { type ConversationAction, type ConversationActor, type ConversationRef, can } from './conversation.policy.js';
import { ConversationListsRepository, type ListQuery } from './conversation-lists.repository.js';
import type { ConversationRow } from './conversation-rows.js';
import {
  ConversationChanged,
  ConversationDeleted,
  type EventEntry,
  LogEntryWritten,
  RepliesCancelled,
} from './conversations.events.js';
import { type ConversationPatch, ConversationsRepository } from './conversations.repository.js';
import type { Description, LoggedDescription } from './description-changes.js';
import { type DescribedState, DescriptionsRepository } from './descriptions.repository.js';

export type { ListQuery } from './conversation-lists.repository.js';

/** How long the web client can undo a deletion. */
const UNDO_SECONDS = 10;

/**
 * Conversations of the actor who asks. The guard has checked the actor's permissions; the policy decides which
 * conversations the actor may use. Any other does not exist for the actor.
 */
@Injectable()
export class ConversationsService {
  constructor(
    private readonly conversations: ConversationsRepository,
    private readonly lists: ConversationListsRepository,
    private readonly descriptions: DescriptionsRepository,
    private readonly events: Events,
  ) {}

  /** The conversation, if the actor may use it so. @throws AppError `conversation_not_found` */
  async authorize(
    actor: ConversationActor,
    action: ConversationAction,
    conversationId: unknown,
  ): Promise<ConversationRef> {
    const id = existingId(conversationId);
    const conversation = id ? await this.conversations.findRef(id, actor) : null;
    if (!conversation || !can(actor, action, conversation)) throw new AppError('conversation_not_found');
    return conversation;
  }

  async create(actor: ConversationActor, type: ConversationType = 'casual'): Promise<ConversationRow> {
    return this.conversations.create(newId(), actor, type);
  }

  /** @throws AppError `conversation_not_found` */
  async get(actor: ConversationActor, conversationId: string): Promise<ConversationRow> {
    const conversation = await this.find(actor, conversationId);
    if (!conversation) throw new AppError('conversation_not_found');
    return conversation;
  }

  async find(actor: ConversationActor, conversationId: string): Promise<ConversationRow | null> {
    const id = existingId(conversationId);
    return id ? this.conversations.find(id, actor) : null;
  }

  /** @see ConversationsRepository.findChanged */
  findChanged(actor: ConversationActor, seconds: number, limit: number): Promise<string[]> {
    return this.conversations.findChanged(actor, seconds, limit);
  }

  async list(actor: ConversationActor, query: ListQuery): Promise<{ items: ConversationRow[]; total: number }> {
    return this.lists.findPage(actor, query);
  }

  /** The same page as the JSON text that REST answers with. */
  async listJson(actor: ConversationActor, query: ListQuery): Promise<{ body: string; total: number }> {
    return this.lists.findPageJson(actor, query);
  }

  /** @throws AppError `conversation_not_found` where it was deleted meanwhile */
  async update(
    actor: ConversationActor,
    conversation: ConversationRef,
    patch: ConversationPatch,
  ): Promise<ConversationRow> {
    const [updated] = await this.updateMany(actor, [conversation.id], patch);
    if (!updated) throw new AppError('conversation_not_found');
    return updated;
  }

  /** Applies one patch to many conversations. Returns those that are visible to the actor. */
  async updateMany(
    actor: ConversationActor,
    conversationIds: string[],
    patch: ConversationPatch,
  ): Promise<ConversationRow[]> {
    const ids = existingIds(conversationIds);
    for (const { conversation, entry } of await this.conversations.update(ids, actor, patch)) {
      this.announceUpdate(conversation, [entry]);
    }
    return this.conversations.findMany(ids, actor);
  }

  /**
   * Stores the title, summary, type and tags that the server made from this state. `false`: they were dropped.
   * @see DescriptionsRepository.describe
   */
  async describe(
    conversationId: string,
    description: Description,
    state: Pick<DescribedState, 'messageCount' | 'textsChangedAt'>,
  ): Promise<boolean> {
    const described = await this.descriptions.describe(conversationId, description, state);
    this.announceDescription(conversationId, described);
    return described !== null;
  }

  async describedState(conversationId: string): Promise<DescribedState | null> {
    return this.descriptions.describedState(conversationId);
  }

  /**
   * From now on, nothing outside of the conversation quotes it. Its owner may give it another title. Lists hear of it as
   * `kind`. `false`: it was private before, or it is gone, and nothing is announced.
   */
  async makePrivate(conversationId: string, kind: 'created' | 'updated' = 'updated'): Promise<boolean> {
    const described = await this.descriptions.makePrivate(conversationId);
    this.announceDescription(conversationId, described, kind);
    return described !== null;
  }

  /** @see ConversationsRepository.findQuotable */
  findQuotable(conversationIds: readonly (string | null)[]): Promise<Set<string>> {
    return this.conversations.findQuotable(conversationIds.filter((id) => id !== null));
  }

  /** @throws AppError `message_not_found`; `conversation_not_found` where it was deleted meanwhile */
  async markRead(
    actor: ConversationActor,
    { id, userId }: ConversationRef,
    messageId: string,
  ): Promise<ConversationRow> {
    const message = existingId(messageId);
    if (!message || !(await this.conversations.markRead(id, actor, message))) throw new AppError('message_not_found');
    this.events.emit(new ConversationChanged(id, userId, 'updated'));
    return this.get(actor, id);
  }

  /** @throws AppError `conversation_not_found` where it was deleted meanwhile */
  async delete(actor: ConversationActor, conversation: ConversationRef): Promise<void> {
    const deleted = await this.deleteMany(actor, [conversation.id]);
    if (deleted === 0) throw new AppError('conversation_not_found');
  }

  /** Deletes the conversations that the actor may delete. Returns how many. */
  async deleteMany(actor: ConversationActor, conversationIds: string[]): Promise<number> {
    const deleted = await this.conversations.delete(existingIds(conversationIds), actor);
    for (const conversation of deleted) this.announceDeletion(conversation);
    return deleted.length;
  }

  /** Deletes with undo: hidden at once, removed from the store after `UNDO_SECONDS`. Returns how many. */
  async moveToTrash(actor: ConversationActor, conversationIds: string[]): Promise<number> {
    const trashed = await this.conversations.moveToTrash(conversationIds, actor, UNDO_SECONDS);
    for (const conversation of trashed) this.announceDeletion(conversation);
    return trashed.length;
  }

  /** "Clear All" with undo. Returns the ids, for `restore`. */
  async moveListToTrash(actor: ConversationActor, includeArchived: boolean): Promise<string[]> {
    const ids = await this.conversations.findListedIds(actor, includeArchived);
    await this.moveToTrash(actor, ids);
    return ids;
  }

  /** Undoes `moveToTrash` while the time for it is not over. Returns how many came back. */
  async restore(actor: ConversationActor, conversationIds: string[]): Promise<number> {
    const restored = await this.conversations.restore(conversationIds, actor);
    for (const { id, userId } of restored) this.events.emit(new ConversationChanged(id, userId, 'created'));
    return restored.length;
  }

  /** Deletes a batch of conversations whose time for undo is over. Returns its size. */
  async emptyTrash(limit: number): Promise<number> {
    return this.conversations.emptyTrash(limit);
  }

  /** "Clear All": deletes what the list shows, archived ones only when asked. Returns how many. */
  async deleteListed(actor: ConversationActor, includeArchived: boolean): Promise<number> {
    return this.deleteMany(actor, await this.conversations.findListedIds(actor, includeArchived));
  }

  /** Retention: deletes a batch and returns its size. 0 days keep all but empty conversations. */
  async deleteUnused(days: number, limit: number): Promise<number> {
    const deleted = await this.conversations.deleteUnused(days, limit);
    for (const conversation of deleted) this.announceDeletion(conversation);
    return deleted.length;
  }

  /** What `deleteUnused` and `emptyTrash` would delete. */
  countUnused(days: number, manager: EntityManager): Promise<number> {
    return this.conversations.countUnused(days, manager);
  }

  countTrash(manager: EntityManager): Promise<number> {
    return this.conversations.countTrash(manager);
  }

  private announceDescription(
    id: string,
    described: LoggedDescription | null,
    kind: 'created' | 'updated' = 'updated',
  ): void {
    if (described) this.announceUpdate({ id, userId: described.userId }, described.entries, kind);
  }

  private announceUpdate(
    { id, userId }: ConversationRef,
    entries: EventEntry[],
    kind: 'created' | 'updated' = 'updated',
  ): void {
    for (const entry of entries) this.events.emit(new LogEntryWritten(id, userId, entry));
    this.events.emit(new ConversationChanged(id, userId, kind));
  }

  private announceDeletion({ id, userId }: ConversationRef): void {
    this.events.emit(new ConversationDeleted(id, userId));
    this.events.emit(new RepliesCancelled(id, userId));
    this.events.emit(new ConversationChanged(id, userId, 'deleted'));
  }
}

function existingIds(conversationIds: string[]): string[] {
  return conversationIds.map(existingId).filter((id) => id !== null);
}
