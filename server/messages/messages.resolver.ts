import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Reaction } from '../../contract/conversations.js';
import { CurrentActor, RefuseDevices, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import type { ConversationRef } from '../conversations/conversation.policy.js';
import { MessageObject, MessagePage } from '../conversations/conversation.types.js';
import { ConversationParam } from '../conversations/conversation-param.js';
import type { MessageRow } from '../conversations/conversation-rows.js';
import { toGraphql } from '../conversations/message.presenter.js';
import { ArgWithDefault } from '../graphql/arg-with-default.js';
import { ReactionEnum } from '../graphql/enums.js';
import { AppError } from '../platform/errors/app-error.js';
import { parse } from '../platform/validation/parse.js';
import { MessageParam } from './message-param.js';
import { messageContent, messagesLimit } from './messages.dto.js';
import { MessagesService } from './messages.service.js';

@Resolver(() => MessageObject)
export class MessagesResolver {
  constructor(private readonly messages: MessagesService) {}

  @Query(() => MessagePage, { name: 'messages' })
  @RequirePermission('view_conversations')
  async page(
    @Args('conversationId', { type: () => ID }) _conversationId: string,
    @ConversationParam('open', 'conversationId') conversation: ConversationRef,
    @Args('before', { type: () => ID, nullable: true }) before: string | null,
    @ArgWithDefault('limit', () => Int, 50) limit: number,
  ): Promise<MessagePage> {
    const checked = parse(messagesLimit, { limit });
    const { messages, hasMore } = await this.messages.readPage(conversation, checked.limit, before ?? undefined);
    return { items: messages.map(toGraphql), hasMore };
  }

  @Mutation(() => MessageObject, { description: 'Changes a message of the user. A new reply starts.' })
  @RequirePermission('create_conversations')
  @RefuseDevices()
  @RateLimit('messages')
  @FreshSignIn('never')
  async editMessage(
    @Args('conversationId', { type: () => ID }) _conversationId: string,
    @Args('messageId', { type: () => ID }) _messageId: string,
    @MessageParam('edit', 'conversationId') message: MessageRow,
    @Args('content', { type: () => String }) content: string,
  ): Promise<MessageObject> {
    return toGraphql(await this.messages.edit(message, parse(messageContent, content, 'content')));
  }

  @Mutation(() => Boolean, { description: 'Deletes a message of the user and its reply.' })
  @RequirePermission('create_conversations')
  @RefuseDevices()
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async deleteMessage(
    @Args('conversationId', { type: () => ID }) _conversationId: string,
    @Args('messageId', { type: () => ID }) _messageId: string,
    @MessageParam('edit', 'conversationId') message: MessageRow,
  ): Promise<true> {
    await this.messages.delete(message);
    return true;
  }

  @Mutation(() => MessageObject, { description: 'Sets a reaction; null removes it.' })
  @RequirePermission('view_conversations')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async reactToMessage(
    @CurrentActor() actor: Actor,
    @Args('conversationId', { type: () => ID }) _conversationId: string,
    @Args('messageId', { type: () => ID }) _messageId: string,
    @MessageParam('react', 'conversationId') message: MessageRow,
    @Args('type', { type: () => ReactionEnum, nullable: true }) type: Reaction | null,
  ): Promise<MessageObject> {
    // Over REST the removal is a call of its own, which refuses devices.
    if (type == null && actor.role === 'device') throw new AppError('forbidden');
    return toGraphql(await this.messages.react(message, type ?? null));
  }
}
