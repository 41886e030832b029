import { Args, ID, Mutation, Resolver, Subscription } from '@nestjs/graphql';
import type { ConversationType } from '../../contract/conversations.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { MessageType } from '../conversations/conversation.types.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { ConversationTypeEnum } from '../graphql/enums.js';
import { fieldError } from '../platform/errors/app-error.js';
import { isUuid } from '../platform/ids.js';
import { parse } from '../platform/validation/parse.js';
import { ChatService, outgoingMessage } from './chat.service.js';
import { LiveFrame, SendMessageInput } from './chat.types.js';
import { FrameSubscription } from './frame-subscription.js';
import { welcomeFrame } from './live/frames.js';
import { LiveFeed } from './live/live-feed.js';
import { liveFrame } from './live-frame.presenter.js';

/** Chat over GraphQL: the same service and the same live feed as the WebSocket (contract §5). */
@Resolver()
export class ChatResolver {
  constructor(
    private readonly chat: ChatService,
    private readonly conversations: ConversationsService,
    private readonly feed: LiveFeed,
  ) {}

  @Mutation(() => LiveFrame, { description: 'A new conversation; its welcome frame' })
  @RequirePermission('create_conversations')
  @RateLimit('new_conversations')
  @FreshSignIn('never')
  async startConversation(
    @CurrentActor() actor: Actor,
    @Args('type', { type: () => ConversationTypeEnum, nullable: true }) type: ConversationType | null,
  ): Promise<LiveFrame> {
    const { id } = await this.conversations.start(actor.userId, type ?? undefined);
    return liveFrame(welcomeFrame(id, actor.userId, false));
  }

  @Mutation(() => MessageType, { description: 'Stored once per clientMessageId, however often it is sent' })
  @RequirePermission('create_conversations')
  @RateLimit('messages')
  @FreshSignIn('never')
  async sendMessage(@CurrentActor() actor: Actor, @Args('input') input: SendMessageInput) {
    const conversationId = await this.conversations.requireOwned(actor.userId, input.conversationId);
    const { content, clientMessageId } = input;
    const { message } = await this.chat.send(
      actor,
      conversationId,
      parse(outgoingMessage, { content, clientMessageId }),
      'graphql',
    );
    return message;
  }

  @Mutation(() => Boolean)
  @RequirePermission('create_conversations')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async setTyping(
    @CurrentActor() actor: Actor,
    @Args('conversationId', { type: () => ID }) conversationId: string,
    @Args('isTyping', { type: () => Boolean }) isTyping: boolean,
  ): Promise<boolean> {
    await this.chat.setTyping(actor, conversationId, isTyping);
    return isTyping;
  }

  @Mutation(() => Boolean, { description: 'Ends the reply that runs; false where none did' })
  @RequirePermission('create_conversations')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async stopStreaming(
    @CurrentActor() actor: Actor,
    @Args('conversationId', { type: () => ID }) conversationId: string,
  ): Promise<boolean> {
    return this.chat.stop(actor, conversationId);
  }

  @Subscription(() => LiveFrame, {
    resolve: (frame: LiveFrame) => frame,
    description: "The WebSocket's frames, its catching up included",
  })
  @RequirePermission('view_conversations')
  async liveFrames(
    @CurrentActor() actor: Actor,
    @Args('conversationId', { type: () => ID }) conversationId: string,
    @Args('after', { type: () => ID, nullable: true }) after: string | null,
  ): Promise<FrameSubscription> {
    const id = await this.conversations.requireOwned(actor.userId, conversationId);
    if (after != null && !isUuid(after)) throw fieldError('after', 'A message id');
    return new FrameSubscription((reader) =>
      this.feed.open(reader, {
        conversationId: id,
        userId: actor.userId,
        isReconnection: true,
        after: after?.toLowerCase() ?? undefined,
      }),
    );
  }
}
