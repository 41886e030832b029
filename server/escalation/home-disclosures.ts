import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EXCERPT_NEIGHBOURS, type ExcerptMessage } from '../../contract/moderation.js';
import type { ConversationRef } from '../conversations/conversation.policy.js';
import type { MessageRow } from '../conversations/conversation-rows.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { HouseholdTies } from '../households/household-ties.js';
import { ConversationPublisher } from '../live/conversation-publisher.js';
import { MessagesService, type NewMessage } from '../messages/messages.service.js';
import { excerptOf } from '../moderation/excerpt.js';
import { SealedCases } from '../moderation/sealed-cases.js';
import { Config } from '../platform/config/config.js';
import { newId } from '../platform/ids.js';
import { homeAnswer } from '../safety/home-answer.js';
import { HouseholdHelp } from '../safety/household-help.js';
import type { UnsafeVerdict } from '../safety/safety-verdict.js';
import { type SealedExchange, SealedExchangesRepository } from './sealed-exchanges.repository.js';

/**
 * A child tells of harm that may come from its home. The answer is a fixed text, for the child's own screens alone. Message
 * and answer never enter the conversation: no list, transcript, count, search, export or watching guardian can hold them,
 * and the device no longer shows them after the next load. Only ids stay, and a sealed case for staff.
 */
@Injectable()
export class HomeDisclosures {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly exchanges: SealedExchangesRepository,
    private readonly conversations: ConversationsService,
    private readonly messages: MessagesService,
    private readonly cases: SealedCases,
    private readonly ties: HouseholdTies,
    private readonly help: HouseholdHelp,
    private readonly publisher: ConversationPublisher,
  ) {}

  /** Whether the message was sealed when it was first sent. */
  async isSealed({ conversationId, clientMessageId }: NewMessage): Promise<boolean> {
    return (await this.exchanges.find(conversationId, clientMessageId)) !== null;
  }

  /** Whether the id is that of a sealed message or answer. */
  holds(conversationId: string, messageId: string): Promise<boolean> {
    return this.exchanges.holds(conversationId, messageId);
  }

  /**
   * Seals the message and answers it, once for each client id; a repeat is answered again, because the first answer may
   * have been lost. @throws AppError `conversation_not_found`
   */
  async seal(input: NewMessage, verdict: UnsafeVerdict): Promise<MessageRow> {
    const conversation = await this.conversations.authorize(input, 'write', input.conversationId);
    const text = await this.textFor(input);
    await this.store(conversation, input, text, verdict);
    return this.answer(input, text);
  }

  /** Answers a message again that was sealed before. */
  async answerAgain(input: NewMessage): Promise<MessageRow> {
    await this.conversations.authorize(input, 'write', input.conversationId);
    return this.answer(input, await this.textFor(input));
  }

  private async textFor({ userId }: NewMessage): Promise<string> {
    return homeAnswer(await this.help.anyLinesFor(userId));
  }

  private async store(
    conversation: ConversationRef,
    input: NewMessage,
    text: string,
    verdict: UnsafeVerdict,
  ): Promise<void> {
    const { userId, conversationId, clientMessageId, id: messageId } = input;
    const keepsText = this.config.safeguardingContact !== null;
    const excerpt = keepsText ? await this.excerptOf(conversation, input, text) : null;
    const barred = await this.ties.adultsAround(userId);
    await this.dataSource.transaction(async (manager) => {
      const exchange = { messageId, answerId: newId(), conversationId, clientMessageId };
      if (!(await this.exchanges.insert(exchange, manager))) return;
      await this.cases.open({ verdict, subjectId: keepsText ? userId : null, barred, excerpt }, manager);
    });
  }

  /** The newest messages of the conversation, then the sealed ones. */
  private async excerptOf(
    conversation: ConversationRef,
    { id, content }: NewMessage,
    text: string,
  ): Promise<ExcerptMessage[]> {
    const { messages: earlier } = await this.messages.readPage(conversation, EXCERPT_NEIGHBOURS);
    const createdAt = new Date();
    const told = [...earlier, { id, role: 'user' as const, content, createdAt }];
    return [
      ...told.map((message) => excerptOf(message, id)),
      // Our own text: the numbers in it are help lines.
      {
        id: newId(),
        message_role: 'assistant',
        message_content: text,
        created_at: createdAt.toISOString(),
        reported: false,
      },
    ];
  }

  private async answer(input: NewMessage, text: string): Promise<MessageRow> {
    const exchange = (await this.exchanges.find(input.conversationId, input.clientMessageId))!;
    const message = messageOf(input, exchange);
    await this.publisher.publishSealed(message, answerOf(message, exchange, text));
    return message;
  }
}

/** The message as its own sender gets it. It has no number in the log. */
function messageOf(
  { conversationId, userId, content, clientMessageId }: NewMessage,
  sealed: SealedExchange,
): MessageRow {
  return {
    id: sealed.messageId,
    conversationId,
    userId,
    seq: 0,
    role: 'user',
    content,
    status: 'sent',
    clientMessageId,
    replyTo: null,
    reaction: null,
    responseType: null,
    truncated: false,
    editedAt: null,
    createdAt: sealed.at,
  };
}

function answerOf(message: MessageRow, { answerId }: SealedExchange, content: string): MessageRow {
  return {
    ...message,
    id: answerId,
    role: 'assistant',
    content,
    clientMessageId: null,
    replyTo: message.id,
    responseType: 'safety',
  };
}
