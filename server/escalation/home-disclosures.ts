import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EXCERPT_NEIGHBOURS, type ExcerptMessage } from '../../contract/moderation.js';
import { ALERT_SEVERITY } from '../../contract/safety-alerts.js';
import { ChildAudiences, languageOfChild } from '../children/child-audiences.js';
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
import { openingForChild, safetyAnswer } from '../safety/answers.js';
import { homeAnswer, homeFollowUp } from '../safety/home-answer.js';
import { HouseholdHelp } from '../safety/household-help.js';
import { PACK_VERSION } from '../safety/pack-version.js';
import type { SafetyVerdict, UnsafeVerdict } from '../safety/safety-verdict.js';
import { type FoundExchange, type SealedExchange, SealedExchangesRepository } from './sealed-exchanges.repository.js';

/** Of a message that goes on with what was told, where the case of that is closed. The rules found nothing in it alone. */
const GOES_ON: UnsafeVerdict = {
  category: 'abuse',
  severity: 5,
  isHome: true,
  ruleId: 'goes-on-after-home',
  packVersion: PACK_VERSION,
};

/**
 * A child tells of harm that may come from its home. The answer is a fixed text, for the child's own screens alone. Message
 * and answer never enter the conversation: no list, transcript, count, search, export or watching guardian can hold them,
 * and the device no longer shows them after the next load. Only ids stay, and a sealed case for staff. What the child writes
 * in that conversation afterwards is sealed too, unless it is plainly about something else: no rule can tell what "he did it
 * again" is about. A message that could not be checked may be such a one, so it is kept from the family in the same way.
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
    private readonly audiences: ChildAudiences,
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

  /** Whether the child has told of harm at home in this conversation before. */
  hasTold({ conversationId }: NewMessage): Promise<boolean> {
    return this.exchanges.holdsAny(conversationId);
  }

  /**
   * Seals the message and answers it, once for each client id; a repeat is answered again, because the first answer may
   * have been lost. @throws AppError `conversation_not_found`
   */
  async seal(input: NewMessage, verdict: UnsafeVerdict): Promise<MessageRow> {
    const conversation = await this.conversations.authorize(input, 'write', input.conversationId);
    const text = await this.firstText(input);
    await this.store(conversation, input, text, verdict);
    return this.answer(input, text);
  }

  /**
   * Seals what the child writes after it has told of harm at home, and answers it. A serious message is a case of its own;
   * any other one is added to the case that waits. @throws AppError `conversation_not_found`
   */
  async sealFollowUp(input: NewMessage, verdict: SafetyVerdict): Promise<MessageRow> {
    const conversation = await this.conversations.authorize(input, 'write', input.conversationId);
    const found = verdict === 'unchecked' || (verdict?.severity ?? 0) < ALERT_SEVERITY ? null : verdict;
    const text = await this.followUpText(input, found);
    await this.store(conversation, input, text, found && { ...found, isHome: true });
    return this.answer(input, text);
  }

  /**
   * Answers a message that could not be checked in time. It may tell of harm at home, so its text is kept nowhere, and it opens
   * no case. @throws AppError `conversation_not_found`
   */
  async answerUnchecked(input: NewMessage): Promise<MessageRow> {
    await this.conversations.authorize(input, 'write', input.conversationId);
    await this.exchanges.insert(newExchange(input, true));
    return this.answer(input, await this.uncheckedText(input));
  }

  /** Answers a message again that was sealed before. */
  async answerAgain(input: NewMessage): Promise<MessageRow> {
    await this.conversations.authorize(input, 'write', input.conversationId);
    const exchange = await this.exchanges.find(input.conversationId, input.clientMessageId);
    return this.answer(input, await this.textAgain(input, exchange));
  }

  private textAgain(input: NewMessage, exchange: FoundExchange | null): Promise<string> {
    if (exchange?.isUnchecked) return this.uncheckedText(input);
    return (exchange?.isFirst ?? true) ? this.firstText(input) : this.followUpText(input, null);
  }

  private async uncheckedText({ userId }: NewMessage): Promise<string> {
    const [lines, child] = await Promise.all([this.help.anyLinesFor(userId), this.audiences.of(userId)]);
    return safetyAnswer('unchecked', { band: child?.ageBand ?? null, language: languageOfChild(child) }, lines);
  }

  private async firstText({ userId }: NewMessage): Promise<string> {
    const [lines, child] = await Promise.all([this.help.anyLinesFor(userId), this.audiences.of(userId)]);
    return homeAnswer(lines, 'talk', languageOfChild(child));
  }

  private async followUpText({ userId }: NewMessage, found: UnsafeVerdict | null): Promise<string> {
    const [lines, child] = await Promise.all([this.help.anyLinesFor(userId), this.audiences.of(userId)]);
    const language = languageOfChild(child);
    return homeFollowUp(lines, found && child && openingForChild(found, child.ageBand, language), language);
  }

  private async store(
    conversation: ConversationRef,
    input: NewMessage,
    text: string,
    verdict: UnsafeVerdict | null,
  ): Promise<void> {
    const { userId, id: messageId } = input;
    const keepsText = this.config.safeguardingContact !== null;
    const earlier = keepsText ? (await this.messages.readPage(conversation, EXCERPT_NEIGHBOURS)).messages : [];
    const told = keepsText ? exchangeOf(input, text) : null;
    const barred = await this.ties.adultsAround(userId);
    await this.dataSource.transaction(async (manager) => {
      if (!(await this.exchanges.insert(newExchange(input, false), manager))) return;
      // Without its text, there is nothing that a case would learn from what follows.
      if (!verdict && (!told || (await this.cases.addTo(userId, told, manager)))) return;
      const excerpt = told && [...earlier.map((message) => excerptOf(message, messageId)), ...told];
      await this.cases.open({ verdict: verdict ?? GOES_ON, subjectId: told && userId, barred, excerpt }, manager);
    });
  }

  private async answer(input: NewMessage, text: string): Promise<MessageRow> {
    const exchange = (await this.exchanges.find(input.conversationId, input.clientMessageId))!;
    const message = messageOf(input, exchange);
    await this.publisher.publishSealed(message, answerOf(message, exchange, text));
    return message;
  }
}

function newExchange({ id: messageId, conversationId, clientMessageId }: NewMessage, isUnchecked: boolean) {
  return { messageId, answerId: newId(), conversationId, clientMessageId, isUnchecked };
}

/** A sealed message and its answer, as staff may read them. */
function exchangeOf({ id, content }: NewMessage, text: string): ExcerptMessage[] {
  const createdAt = new Date();
  return [
    excerptOf({ id, role: 'user', content, createdAt }, id),
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
