import { Injectable } from '@nestjs/common';
import { z } from 'zod';
import { CLIENT_MESSAGE_ID_MAX_LENGTH } from '../../contract/limits.js';
import type { Actor } from '../access/actor.js';
import type { ConversationRow, MessageRow } from '../conversations/conversation-rows.js';
import { messageContent } from '../conversations/conversations.dto.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { MessagesService } from '../conversations/messages.service.js';
import { RepliesService } from '../conversations/replies.service.js';
import { newId } from '../platform/ids.js';
import { Tracing } from '../platform/tracing/tracing.js';
import { exactText } from '../platform/validation/text.js';
import { ConversationPublisher } from './live/conversation-publisher.js';

/** A message as any transport hands it in. */
export const outgoingMessage = z.object({
  content: messageContent,
  clientMessageId: exactText(CLIENT_MESSAGE_ID_MAX_LENGTH),
});

/**
 * Sending, stopping, typing, reading: the same for sockets and GraphQL. Permissions and rate limits are checked by the
 * transport's guard, ownership here.
 */
@Injectable()
export class ChatService {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly messages: MessagesService,
    private readonly replies: RepliesService,
    private readonly publisher: ConversationPublisher,
    private readonly tracing: Tracing,
  ) {}

  /**
   * Stores the message and asks for a reply; the acknowledgement goes to every reader of the conversation. A repeat
   * changes nothing and answers the first message.
   * @throws AppError `conversation_not_found`, `unavailable`
   */
  async send(
    actor: Actor,
    conversationId: string,
    message: z.output<typeof outgoingMessage>,
    transport: 'websocket' | 'graphql',
  ): Promise<{ message: MessageRow; repeated: boolean }> {
    const id = newId();
    const trace = this.tracing.message(id, {
      'starling.conversation_id': conversationId,
      'starling.transport': transport,
    });
    return trace.run(async () => {
      const storing = trace.child('message.store');
      const stored = await storing.run(() =>
        this.messages.store({ id, conversationId, userId: actor.userId, ...message }),
      );
      trace.note({ 'starling.repeated': stored.repeated });
      return stored;
    });
  }

  /** Ends the reply that runs. `false`: none did. @throws AppError `conversation_not_found` */
  async stop(actor: Actor, conversationId: string): Promise<boolean> {
    return this.replies.stop(await this.conversations.requireOwned(actor.userId, conversationId));
  }

  /** @throws AppError `conversation_not_found` */
  async setTyping(actor: Actor, conversationId: string, isTyping: boolean, connectionId: string | null = null) {
    const id = await this.conversations.requireOwned(actor.userId, conversationId);
    await this.publisher.publishTyping(id, actor, isTyping, connectionId);
  }

  /** @throws AppError `conversation_not_found`, `message_not_found` */
  async markRead(actor: Actor, conversationId: string, messageId: string): Promise<ConversationRow> {
    return this.conversations.markRead(actor.userId, conversationId, messageId);
  }
}
