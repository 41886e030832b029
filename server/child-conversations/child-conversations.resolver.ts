import { Args, ID, Int, Query, Resolver, Subscription } from '@nestjs/graphql';
import type { ConversationSort, ConversationType } from '../../contract/conversations.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { toGraphql } from '../conversations/conversation.presenter.js';
import {
  ConversationChange,
  ConversationObject,
  ConversationPage,
  MessagePage,
} from '../conversations/conversation.types.js';
import { listArguments } from '../conversations/conversations.dto.js';
import { toGraphql as messageToGraphql } from '../conversations/message.presenter.js';
import { ArgWithDefault } from '../graphql/arg-with-default.js';
import { ConversationSortEnum, ConversationTypeEnum } from '../graphql/enums.js';
import { page } from '../graphql/page.js';
import { messagesLimit } from '../messages/messages.dto.js';
import { parse } from '../platform/validation/parse.js';
import { ChildConversationWatch } from './child-conversation-watch.js';
import { ChildConversationsService } from './child-conversations.service.js';

@Resolver()
export class ChildConversationsResolver {
  constructor(
    private readonly conversations: ChildConversationsService,
    private readonly watch: ChildConversationWatch,
  ) {}

  @Query(() => ConversationPage, {
    description: 'For guardians of the child. Where they may see topics only, nothing in it quotes the child.',
  })
  @RequirePermission('view_child_profiles')
  async childConversations(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID }) childId: string,
    @ArgWithDefault('limit', () => Int, 20) limit: number,
    @ArgWithDefault('offset', () => Int, 0) offset: number,
    @ArgWithDefault('includeArchived', () => Boolean, false) includeArchived: boolean,
    @Args('search', { type: () => String, nullable: true }) search: string | null,
    @ArgWithDefault('sortBy', () => ConversationSortEnum, 'recent') sortBy: ConversationSort,
    @Args('type', { type: () => ConversationTypeEnum, nullable: true }) type: ConversationType | null,
    @Args('tag', { type: () => String, nullable: true }) tag: string | null,
  ): Promise<ConversationPage> {
    const child = await this.conversations.requireChild(actor, childId);
    const checked = parse(listArguments, { limit, offset, search: search ?? '', tag: tag ?? null });
    const query = { ...checked, includeArchived, sortBy, type: type ?? null };
    const { items, total } = await this.conversations.list(child, query);
    return page(items.map(toGraphql), total, offset);
  }

  @Query(() => ConversationObject, { description: 'For guardians of the child, as in the list' })
  @RequirePermission('view_child_profiles')
  async childConversation(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID }) childId: string,
    @Args('id', { type: () => ID }) id: string,
  ): Promise<ConversationObject> {
    const child = await this.conversations.requireChild(actor, childId);
    return toGraphql(await this.conversations.get(child, id));
  }

  @Query(() => MessagePage, { description: 'For guardians of the child, who may read everything it writes' })
  @RequirePermission('view_child_profiles')
  async childMessages(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID }) childId: string,
    @Args('conversationId', { type: () => ID }) conversationId: string,
    @Args('before', { type: () => ID, nullable: true }) before: string | null,
    @ArgWithDefault('limit', () => Int, 50) limit: number,
  ): Promise<MessagePage> {
    const child = await this.conversations.requireChild(actor, childId);
    const conversation = await this.conversations.requireConversation(child, conversationId);
    const range = { ...parse(messagesLimit, { limit }), before: before ?? undefined };
    const { messages, hasMore } = await this.conversations.readPage(actor, conversation, range);
    return { items: messages.map(messageToGraphql), hasMore };
  }

  @Subscription(() => ConversationChange, {
    resolve: (change: ConversationChange) => change,
    description: "Changes of a child's conversations for its guardians. It ends when they may no longer read them.",
  })
  @RequirePermission('view_child_profiles')
  childConversationChanged(
    @CurrentActor() actor: Actor,
    @Args('childId', { type: () => ID }) childId: string,
  ): Promise<AsyncIterableIterator<ConversationChange>> {
    return this.watch.open(actor, childId);
  }
}
