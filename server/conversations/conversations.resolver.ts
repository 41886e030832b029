import { Args, ID, Int, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import { z } from 'zod';
import type { ConversationSort, ConversationType, Reaction } from '../../contract/conversations.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { byIds, RateLimit } from '../access/rate-limit.decorator.js';
import { ArgWithDefault } from '../graphql/arg-with-default.js';
import { ConversationSortEnum, ConversationTypeEnum, ReactionEnum } from '../graphql/enums.js';
import { page } from '../graphql/page.js';
import { parse } from '../platform/validation/parse.js';
import {
  ConversationChange,
  ConversationObject,
  ConversationPage,
  MessagePage,
  MessageType,
  UpdateConversationInput,
} from './conversation.types.js';
import { ConversationWatch } from './conversation-watch.js';
import { idsInput, messageContent, restoreIds, searchText, updateConversationInput } from './conversations.dto.js';
import { ConversationsService } from './conversations.service.js';
import { MessagesService } from './messages.service.js';

const listArguments = z.object({
  limit: z.int().min(1).max(100),
  offset: z.int().min(0).max(1_000_000),
  search: searchText,
});
const messagesLimit = z.object({ limit: z.int().min(1).max(500) });

@Resolver(() => ConversationObject)
export class ConversationsResolver {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly messages: MessagesService,
    private readonly watch: ConversationWatch,
  ) {}

  @Query(() => ConversationPage, { name: 'conversations' })
  @RequirePermission('view_conversations')
  async list(
    @CurrentActor() actor: Actor,
    @ArgWithDefault('limit', () => Int, 20) limit: number,
    @ArgWithDefault('offset', () => Int, 0) offset: number,
    @ArgWithDefault('includeArchived', () => Boolean, false) includeArchived: boolean,
    @Args('search', { type: () => String, nullable: true }) search: string | null,
    @ArgWithDefault('sortBy', () => ConversationSortEnum, 'recent') sortBy: ConversationSort,
    @Args('type', { type: () => ConversationTypeEnum, nullable: true }) type: ConversationType | null,
  ): Promise<ConversationPage> {
    const checked = parse(listArguments, { limit, offset, search: search ?? '' });
    const { items, total } = await this.conversations.list(actor.userId, {
      ...checked,
      includeArchived,
      sortBy,
      type: type ?? null,
    });
    return page(items, total, offset);
  }

  @Query(() => ConversationObject, { name: 'conversation', nullable: true })
  @RequirePermission('view_conversations')
  async one(@CurrentActor() actor: Actor, @Args('id', { type: () => ID }) id: string) {
    return this.conversations.find(actor.userId, id);
  }

  @Query(() => MessagePage, { name: 'messages' })
  @RequirePermission('view_conversations')
  async history(
    @CurrentActor() actor: Actor,
    @Args('conversationId', { type: () => ID }) conversationId: string,
    @Args('before', { type: () => ID, nullable: true }) before: string | null,
    @ArgWithDefault('limit', () => Int, 50) limit: number,
  ): Promise<MessagePage> {
    const id = await this.conversations.requireOwned(actor.userId, conversationId);
    const checked = parse(messagesLimit, { limit });
    const { messages, hasMore } = await this.messages.page(actor.userId, id, checked.limit, before ?? undefined);
    return { items: messages, hasMore };
  }

  @Mutation(() => ConversationObject)
  @RequirePermission('create_conversations')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async updateConversation(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
    @Args('input') input: UpdateConversationInput,
  ) {
    const conversationId = await this.conversations.requireOwned(actor.userId, id);
    const patch = parse(updateConversationInput, { ...input });
    return this.conversations.update(actor.userId, conversationId, {
      title: patch.title,
      type: patch.type ?? undefined,
      isArchived: patch.isArchived ?? undefined,
      isPinned: patch.isPinned ?? undefined,
      tags: patch.tags ?? undefined,
    });
  }

  @Mutation(() => [ConversationObject], { description: 'Archives, pins or retypes many; answers those that exist' })
  @RequirePermission('create_conversations')
  @RateLimit(byIds('graphql_changes', 'ids'))
  @FreshSignIn('never')
  async updateConversations(
    @CurrentActor() actor: Actor,
    @Args('ids', { type: () => [ID] }) ids: string[],
    @Args('input') input: UpdateConversationInput,
  ) {
    const patch = parse(updateConversationInput, { ...input });
    return this.conversations.updateMany(actor.userId, parse(idsInput, ids), {
      isArchived: patch.isArchived ?? undefined,
      isPinned: patch.isPinned ?? undefined,
      type: patch.type ?? undefined,
      tags: patch.tags ?? undefined,
    });
  }

  @Mutation(() => Boolean)
  @RequirePermission('delete_conversations')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async deleteConversation(@CurrentActor() actor: Actor, @Args('id', { type: () => ID }) id: string) {
    await this.conversations.delete(actor.userId, id);
    return true;
  }

  @Mutation(() => Int, { description: 'Deletes many; answers how many there were' })
  @RequirePermission('delete_conversations')
  @RateLimit(byIds('graphql_changes', 'ids'))
  @FreshSignIn('never')
  async deleteConversations(@CurrentActor() actor: Actor, @Args('ids', { type: () => [ID] }) ids: string[]) {
    return this.conversations.deleteMany(actor.userId, parse(idsInput, ids));
  }

  @Mutation(() => Int, { description: 'Deletes many, with 10 seconds to take it back; answers how many' })
  @RequirePermission('delete_conversations')
  @RateLimit(byIds('graphql_changes', 'ids'))
  @FreshSignIn('never')
  async trashConversations(@CurrentActor() actor: Actor, @Args('ids', { type: () => [ID] }) ids: string[]) {
    return this.conversations.trash(actor.userId, parse(idsInput, ids));
  }

  @Mutation(() => [ID], { description: 'Clears the list, with 10 seconds to take it back; answers what was in it' })
  @RequirePermission('delete_conversations')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async trashListedConversations(
    @CurrentActor() actor: Actor,
    @Args('includeArchived', { type: () => Boolean, defaultValue: false }) includeArchived: boolean,
  ) {
    return this.conversations.trashListed(actor.userId, includeArchived);
  }

  @Mutation(() => Int, { description: 'Takes back what was trashed; answers how many came back' })
  @RequirePermission('delete_conversations')
  @RateLimit(byIds('graphql_changes', 'ids'))
  @FreshSignIn('never')
  async restoreConversations(@CurrentActor() actor: Actor, @Args('ids', { type: () => [ID] }) ids: string[]) {
    return this.conversations.restore(actor.userId, parse(restoreIds, ids));
  }

  @Mutation(() => Int)
  @RequirePermission('delete_conversations')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async clearConversations(
    @CurrentActor() actor: Actor,
    @ArgWithDefault('includeArchived', () => Boolean, false) includeArchived: boolean,
  ) {
    return this.conversations.clear(actor.userId, includeArchived);
  }

  @Mutation(() => ConversationObject)
  @RequirePermission('view_conversations')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async markRead(
    @CurrentActor() actor: Actor,
    @Args('conversationId', { type: () => ID }) conversationId: string,
    @Args('messageId', { type: () => ID }) messageId: string,
  ) {
    return this.conversations.markRead(actor.userId, conversationId, messageId);
  }

  @Mutation(() => MessageType, { description: 'Changes an own message; a new reply starts' })
  @RequirePermission('create_conversations')
  @RateLimit('messages')
  @FreshSignIn('never')
  async editMessage(
    @CurrentActor() actor: Actor,
    @Args('conversationId', { type: () => ID }) conversationId: string,
    @Args('messageId', { type: () => ID }) messageId: string,
    @Args('content', { type: () => String }) content: string,
  ) {
    await this.messages.requireOwn(actor.userId, conversationId, messageId);
    return this.messages.edit(actor.userId, conversationId, messageId, parse(messageContent, content));
  }

  @Mutation(() => Boolean, { description: 'Removes an own message and its reply' })
  @RequirePermission('create_conversations')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async deleteMessage(
    @CurrentActor() actor: Actor,
    @Args('conversationId', { type: () => ID }) conversationId: string,
    @Args('messageId', { type: () => ID }) messageId: string,
  ) {
    await this.messages.delete(actor.userId, conversationId, messageId);
    return true;
  }

  @Mutation(() => MessageType, { description: 'Sets a reaction; null takes it away' })
  @RequirePermission('view_conversations')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async reactToMessage(
    @CurrentActor() actor: Actor,
    @Args('conversationId', { type: () => ID }) conversationId: string,
    @Args('messageId', { type: () => ID }) messageId: string,
    @Args('type', { type: () => ReactionEnum, nullable: true }) type: Reaction | null,
  ) {
    return this.messages.react(actor.userId, conversationId, messageId, type ?? null);
  }

  @Subscription(() => ConversationChange, { resolve: (change: ConversationChange) => change })
  @RequirePermission('view_conversations')
  conversationChanged(@CurrentActor() actor: Actor) {
    return this.watch.open(actor.userId);
  }
}
