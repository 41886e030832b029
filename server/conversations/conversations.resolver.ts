import { Args, ID, Int, Mutation, Query, Resolver, Subscription } from '@nestjs/graphql';
import type { ConversationSort, ConversationType } from '../../contract/conversations.js';
import { CurrentActor, RefuseDevices, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { byIds, RateLimit } from '../access/rate-limit.decorator.js';
import { ArgWithDefault } from '../graphql/arg-with-default.js';
import { ConversationSortEnum, ConversationTypeEnum } from '../graphql/enums.js';
import { page } from '../graphql/page.js';
import { parse } from '../platform/validation/parse.js';
import type { ConversationRef } from './conversation.policy.js';
import { toGraphql } from './conversation.presenter.js';
import {
  ConversationChange,
  ConversationObject,
  ConversationPage,
  UpdateConversationInput,
} from './conversation.types.js';
import { ConversationParam } from './conversation-param.js';
import { ConversationWatch } from './conversation-watch.js';
import { idsInput, listArguments, restoreIds, updateConversationInput } from './conversations.dto.js';
import { ConversationsService } from './conversations.service.js';

@Resolver(() => ConversationObject)
export class ConversationsResolver {
  constructor(
    private readonly conversations: ConversationsService,
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
    @Args('tag', { type: () => String, nullable: true }) tag: string | null,
  ): Promise<ConversationPage> {
    const checked = parse(listArguments, { limit, offset, search: search ?? '', tag: tag ?? null });
    const query = { ...checked, includeArchived, sortBy, type: type ?? null };
    const { items, total } = await this.conversations.list(actor, query);
    return page(items.map(toGraphql), total, offset);
  }

  @Query(() => ConversationObject, { name: 'conversation', nullable: true })
  @RequirePermission('view_conversations')
  async one(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<ConversationObject | null> {
    const conversation = await this.conversations.find(actor, id);
    return conversation && toGraphql(conversation);
  }

  @Mutation(() => ConversationObject)
  @RequirePermission('create_conversations')
  @RefuseDevices()
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async updateConversation(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) _id: string,
    @ConversationParam('write') conversation: ConversationRef,
    @Args('input') input: UpdateConversationInput,
  ): Promise<ConversationObject> {
    const patch = parse(updateConversationInput, { ...input });
    const updated = await this.conversations.update(actor, conversation, {
      title: patch.title,
      type: patch.type ?? undefined,
      isArchived: patch.isArchived ?? undefined,
      isPinned: patch.isPinned ?? undefined,
      tags: patch.tags ?? undefined,
    });
    return toGraphql(updated);
  }

  @Mutation(() => [ConversationObject], {
    description: 'Archives, pins, tags or changes the type of many conversations. Returns those that exist.',
  })
  @RequirePermission('create_conversations')
  @RefuseDevices()
  @RateLimit(byIds('graphql_changes', 'ids'))
  @FreshSignIn('never')
  async updateConversations(
    @CurrentActor() actor: Actor,
    @Args('ids', { type: () => [ID] }) ids: string[],
    @Args('input') input: UpdateConversationInput,
  ): Promise<ConversationObject[]> {
    const patch = parse(updateConversationInput, { ...input });
    const updated = await this.conversations.updateMany(actor, parse(idsInput, ids, 'ids'), {
      isArchived: patch.isArchived ?? undefined,
      isPinned: patch.isPinned ?? undefined,
      type: patch.type ?? undefined,
      tags: patch.tags ?? undefined,
    });
    return updated.map(toGraphql);
  }

  @Mutation(() => Boolean)
  @RequirePermission('delete_conversations')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async deleteConversation(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) _id: string,
    @ConversationParam('delete') conversation: ConversationRef,
  ): Promise<true> {
    await this.conversations.delete(actor, conversation);
    return true;
  }

  @Mutation(() => Int, { description: 'Deletes many conversations. Returns how many there were.' })
  @RequirePermission('delete_conversations')
  @RateLimit(byIds('graphql_changes', 'ids'))
  @FreshSignIn('never')
  async deleteConversations(@CurrentActor() actor: Actor, @Args('ids', { type: () => [ID] }) ids: string[]) {
    return this.conversations.deleteMany(actor, parse(idsInput, ids, 'ids'));
  }

  @Mutation(() => Int, { description: 'Deletes many conversations, with 10 seconds to undo it. Returns how many.' })
  @RequirePermission('delete_conversations')
  @RateLimit(byIds('graphql_changes', 'ids'))
  @FreshSignIn('never')
  async trashConversations(@CurrentActor() actor: Actor, @Args('ids', { type: () => [ID] }) ids: string[]) {
    return this.conversations.moveToTrash(actor, parse(idsInput, ids, 'ids'));
  }

  @Mutation(() => [ID], { description: 'Clears the list, with 10 seconds to undo it. Returns the ids it held.' })
  @RequirePermission('delete_conversations')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async trashListedConversations(
    @CurrentActor() actor: Actor,
    @Args('includeArchived', { type: () => Boolean, defaultValue: false }) includeArchived: boolean,
  ) {
    return this.conversations.moveListToTrash(actor, includeArchived);
  }

  @Mutation(() => Int, { description: 'Restores conversations from the trash. Returns how many came back.' })
  @RequirePermission('delete_conversations')
  @RateLimit(byIds('graphql_changes', 'ids'))
  @FreshSignIn('never')
  async restoreConversations(@CurrentActor() actor: Actor, @Args('ids', { type: () => [ID] }) ids: string[]) {
    return this.conversations.restore(actor, parse(restoreIds, ids, 'ids'));
  }

  @Mutation(() => Int)
  @RequirePermission('delete_conversations')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async clearConversations(
    @CurrentActor() actor: Actor,
    @ArgWithDefault('includeArchived', () => Boolean, false) includeArchived: boolean,
  ) {
    return this.conversations.deleteListed(actor, includeArchived);
  }

  @Mutation(() => ConversationObject)
  @RequirePermission('view_conversations')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async markRead(
    @CurrentActor() actor: Actor,
    @Args('conversationId', { type: () => ID }) _conversationId: string,
    @ConversationParam('write', 'conversationId') conversation: ConversationRef,
    @Args('messageId', { type: () => ID }) messageId: string,
  ): Promise<ConversationObject> {
    return toGraphql(await this.conversations.markRead(actor, conversation, messageId));
  }

  @Subscription(() => ConversationChange, { resolve: (change: ConversationChange) => change })
  @RequirePermission('view_conversations')
  conversationChanged(@CurrentActor() actor: Actor) {
    return this.watch.open(actor);
  }
}
