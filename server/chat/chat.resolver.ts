import { Args, ID, Mutation, Resolver, Subscription } from '@nestjs/graphql';
import type { ConversationType } from '../../contract/conversations.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import type { ConversationRef } from '../conversations/conversation.policy.js';
import { MessageObject } from '../conversations/conversation.types.js';
import { ConversationParam } from '../conversations/conversation-param.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { toGraphql } from '../conversations/message.presenter.js';
import { ConversationTypeEnum } from '../graphql/enums.js';
import { FrameSubscription } from '../live/frame-subscription.js';
import { welcomeFrame } from '../live/frames.js';
import { GuardianWatches } from '../live/guardian-watches.js';
import { LiveFeed } from '../live/live-feed.js';
import { liveFrame } from '../live/live-frame.presenter.js';
import { LiveFrame } from '../live/live-frame.types.js';
import { fieldError } from '../platform/errors/app-error.js';
import { isUuid } from '../platform/ids.js';
import { parse } from '../platform/validation/parse.js';
import { ChatService, outgoingMessage } from './chat.service.js';
import { SendMessageInput } from './chat.types.js';

/** Chat over GraphQL, with the same service and live feed as the WebSocket. */
@Resolver()
export class ChatResolver {
  constructor(
    private readonly chat: ChatService,
    private readonly conversations: ConversationsService,
    private readonly feed: LiveFeed,
    private readonly watches: GuardianWatches,
  ) {}

  @Mutation(() => LiveFrame, { description: 'Starts a conversation. Returns its welcome frame.' })
  @RequirePermission('create_conversations')
  @RateLimit('new_conversations')
  @FreshSignIn('never')
  async startConversation(
    @CurrentActor() actor: Actor,
    @Args('type', { type: () => ConversationTypeEnum, nullable: true }) type: ConversationType | null,
  ): Promise<LiveFrame> {
    const { id } = await this.conversations.create(actor, type ?? undefined);
    return liveFrame(welcomeFrame(id, actor.userId, false));
  }

  @Mutation(() => MessageObject, {
    description: 'Stores a message once per clientMessageId, however often it is sent.',
  })
  @RequirePermission('create_conversations')
  @RateLimit('messages')
  @FreshSignIn('never')
  async sendMessage(
    @CurrentActor() actor: Actor,
    @ConversationParam('write', 'input.conversationId') conversation: ConversationRef,
    @Args('input') { content, clientMessageId }: SendMessageInput,
  ): Promise<MessageObject> {
    const outgoing = parse(outgoingMessage, { content, clientMessageId });
    const { message } = await this.chat.send(actor, conversation.id, outgoing, 'graphql');
    return toGraphql(message);
  }

  @Mutation(() => Boolean)
  @RequirePermission('create_conversations')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async setTyping(
    @CurrentActor() actor: Actor,
    @Args('conversationId', { type: () => ID }) _conversationId: string,
    @ConversationParam('write', 'conversationId') conversation: ConversationRef,
    @Args('isTyping', { type: () => Boolean }) isTyping: boolean,
  ): Promise<boolean> {
    await this.chat.setTyping(actor, conversation, isTyping);
    return isTyping;
  }

  @Mutation(() => Boolean, { description: 'Stops the reply that is open; false where none is.' })
  @RequirePermission('create_conversations')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async stopStreaming(
    @Args('conversationId', { type: () => ID }) _conversationId: string,
    @ConversationParam('stop', 'conversationId') conversation: ConversationRef,
  ): Promise<boolean> {
    return this.chat.stop(conversation);
  }

  @Subscription(() => LiveFrame, {
    resolve: (frame: LiveFrame) => frame,
    description: 'The frames of the WebSocket, including what a reader missed.',
  })
  @RequirePermission('view_conversations')
  async liveFrames(
    @CurrentActor() actor: Actor,
    @Args('conversationId', { type: () => ID }) _conversationId: string,
    @ConversationParam('read', 'conversationId') conversation: ConversationRef,
    @Args('after', { type: () => ID, nullable: true }) after: string | null,
  ): Promise<FrameSubscription> {
    if (after != null && !isUuid(after)) throw fieldError('after', 'messageId');
    return new FrameSubscription(
      (subscriber) =>
        this.feed.open(subscriber, {
          conversationId: conversation.id,
          userId: actor.userId,
          isReconnection: true,
          after: after?.toLowerCase() ?? undefined,
          isWatching: conversation.isWards === true,
        }),
      (watcher) => this.watches.open(actor, conversation, watcher),
    );
  }
}
