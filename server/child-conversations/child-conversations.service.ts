import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import type { ConversationRef } from '../conversations/conversation.policy.js';
import type { ConversationRow, MessageRow } from '../conversations/conversation-rows.js';
import type { ListQuery } from '../conversations/conversations.service.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { type Guardianship, Guardianships } from '../households/guardianships.js';
import { MessagesService } from '../messages/messages.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { ConversationOpenings } from './conversation-openings.js';

/**
 * What guardians read of a child's conversations. Where they may see topics only, lists keep tags, counts and times, and
 * nothing quotes the child: no title, summary, message or search.
 */
@Injectable()
export class ChildConversationsService {
  constructor(
    private readonly guardianships: Guardianships,
    private readonly conversations: ConversationsService,
    private readonly messages: MessagesService,
    private readonly openings: ConversationOpenings,
  ) {}

  /** The actor's tie to a child whose conversations it may read. @throws AppError `child_not_found`, `forbidden` for a helper */
  requireChild(actor: Actor, childId: unknown): Promise<Guardianship> {
    return this.guardianships.require(actor, childId, 'read_conversations');
  }

  /** A conversation of the child that may be read in full. @throws AppError `conversation_not_found`, `transcript_topics` */
  async requireConversation(child: Guardianship, conversationId: unknown): Promise<ConversationRef> {
    const conversation = await this.conversations.authorize({ userId: child.childUserId }, 'open', conversationId);
    if (child.transcript !== 'full') throw new AppError('transcript_topics');
    return conversation;
  }

  /** @throws AppError `transcript_topics` for a search where topics alone may be seen */
  async list(child: Guardianship, query: ListQuery): Promise<{ items: ConversationRow[]; total: number }> {
    const { childUserId: userId, transcript } = child;
    if (transcript === 'full') return this.conversations.list({ userId }, query);
    if (query.search !== '') throw new AppError('transcript_topics');
    const { items, total } = await this.conversations.list({ userId }, query);
    return { items: items.map(withTopicsOnly), total };
  }

  /** One conversation as the list shows it. `null`: it does not exist. */
  async find(child: Guardianship, conversationId: string): Promise<ConversationRow | null> {
    const row = await this.conversations.find({ userId: child.childUserId }, conversationId);
    return row && (child.transcript === 'full' ? row : withTopicsOnly(row));
  }

  /** As `find`. @throws AppError `conversation_not_found` */
  async get(child: Guardianship, conversationId: string): Promise<ConversationRow> {
    const row = await this.find(child, conversationId);
    if (!row) throw new AppError('conversation_not_found');
    return row;
  }

  /** A page of messages. The first page of a conversation counts as its opening. @throws AppError `message_not_found` */
  async readPage(
    actor: Actor,
    conversation: ConversationRef,
    { limit, before }: { limit: number; before?: string | undefined },
  ): Promise<{ messages: MessageRow[]; hasMore: boolean }> {
    const page = await this.messages.readPage(conversation, limit, before);
    if (before === undefined) await this.openings.record(actor.userId, conversation);
    return page;
  }
}

function withTopicsOnly(row: ConversationRow): ConversationRow {
  return { ...row, title: null, summary: null, lastMessage: null, snippet: null };
}
