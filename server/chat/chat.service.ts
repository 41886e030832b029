import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CLIENT_MESSAGE_ID_MAX_LENGTH } from '../../contract/conversations.js';
import type { Actor } from '../access/actor.js';
import { isChildStarter } from '../children/child-starters.js';
import { UsageMeter } from '../controls/usage-meter.js';
import type { ConversationRef } from '../conversations/conversation.policy.js';
import type { ConversationRow, MessageRow } from '../conversations/conversation-rows.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { ChildMessages, type ReviewedMessage } from '../escalation/child-messages.js';
import { ConversationPublisher } from '../live/conversation-publisher.js';
import { messageContent } from '../messages/messages.dto.js';
import { MessagesService, type NewMessage } from '../messages/messages.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { isUuid, newId } from '../platform/ids.js';
import { Tracing } from '../platform/tracing/tracing.js';
import { exactText } from '../platform/validation/text.js';
import { RepliesService } from '../replies/replies.service.js';
import { fixedTextVerdict } from '../safety/safety-verdict.js';

/** A message as either transport receives it. */
export const outgoingMessage = z.object({
  content: messageContent,
  clientMessageId: exactText(CLIENT_MESSAGE_ID_MAX_LENGTH),
});

/**
 * Sends, stops, signals typing and marks as read, for sockets and GraphQL alike. The transport has checked permissions and
 * rate limits, and that the actor may use the conversation.
 */
@Injectable()
export class ChatService {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly messages: MessagesService,
    private readonly replies: RepliesService,
    private readonly publisher: ConversationPublisher,
    private readonly meter: UsageMeter,
    private readonly children: ChildMessages,
    private readonly tracing: Tracing,
  ) {}

  /**
   * Stores the message and asks for a reply. Every reader of the conversation gets the acknowledgement. A repeat changes
   * nothing and returns the first message. The storing statement checks that the actor may write.
   * A child's message is reviewed first, and then decided by the child's rules, which never stand before a safety answer.
   * @throws AppError `conversation_not_found`, `unavailable`, and the codes of the rules
   */
  async send(
    actor: Actor,
    conversationId: string,
    message: z.output<typeof outgoingMessage>,
    transport: 'websocket' | 'graphql',
  ): Promise<{ message: MessageRow; repeated: boolean }> {
    const id = newId();
    const input = { id, conversationId, userId: actor.userId, ...message };
    const reviewed = actor.role === 'device' ? await this.children.review(input) : null;
    // Its answer is on its way to the screens of the child, and nowhere else.
    if (reviewed?.sealed) return { message: reviewed.sealed, repeated: false };
    await this.admit(actor, input, reviewed);
    const trace = this.tracing.message(id, {
      'starling.conversation_id': conversationId,
      'starling.transport': transport,
    });
    return trace.run(async () => {
      const storing = trace.child('message.store');
      const stored = await storing.run(() => this.messages.storeMessage(input, reviewed?.verdict));
      trace.note({ 'starling.repeated': stored.repeated });
      if (reviewed && !stored.repeated) this.children.escalate(stored.message, reviewed.verdict);
      return stored;
    });
  }

  private async admit(
    actor: Actor,
    { content, conversationId, clientMessageId }: NewMessage,
    reviewed: ReviewedMessage | null,
  ): Promise<void> {
    const question = `${conversationId} ${clientMessageId}`;
    try {
      await this.meter.admit(actor, { area: 'chat', hasOwnWords: !isChildStarter(content), question });
    } catch (error) {
      const isRefusal = error instanceof AppError && error.status === 403;
      if (!isRefusal || fixedTextVerdict(reviewed?.verdict ?? null) === null) throw error;
    }
  }

  /** Stops the reply that is open. `false`: none is. */
  async stop(conversation: ConversationRef): Promise<boolean> {
    return this.replies.stop(conversation.id);
  }

  async setTyping(actor: Actor, conversation: ConversationRef, isTyping: boolean, connectionId: string | null = null) {
    await this.publisher.publishTyping(conversation.id, actor, isTyping, connectionId);
  }

  /** @throws AppError `message_not_found` */
  async markRead(actor: Actor, conversation: ConversationRef, messageId: string): Promise<ConversationRow> {
    if (actor.role === 'device' && isUuid(messageId) && (await this.children.isSealed(conversation.id, messageId))) {
      return this.conversations.get(actor, conversation.id);
    }
    return this.conversations.markRead(actor, conversation, messageId);
  }
}
