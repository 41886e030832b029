import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { REQUEST_SUBJECT_MAX_LENGTH } from '../../contract/controls.js';
import type { WithheldResponseType } from '../../contract/conversations.js';
import type { Language } from '../../contract/languages.js';
import { ChildrenService } from '../children/children.service.js';
import { ControlsService } from '../controls/controls.service.js';
import { ruleTopics } from '../controls/decide.js';
import { MessagesService } from '../messages/messages.service.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { textsIn } from '../platform/languages/texts.js';
import { cutText } from '../platform/validation/text.js';
import { topicsOf } from '../topics/topics-of.js';
import { SUBJECT_SEPARATOR } from './asked-rules.js';
import { endOfDay } from './local-day.js';
import type { HeldMessage } from './request.js';
import { RequestNotices } from './request-notices.js';
import { RequestsRepository } from './requests.repository.js';

/** Pending messages of one child that guardians are asked about. Later ones are declined. */
const HELD_MAX = 20;

/** A message of a child that is about to be answered. */
export interface QuestionOfChild {
  readonly userId: string;
  readonly conversationId: string;
  readonly messageId: string;
  readonly text: string;
  /** Of the child. */
  readonly language: Language;
}

/** What a child gets in place of a reply. `alongside` is part of the commit that stores it. */
export interface WithheldAnswer {
  readonly content: string;
  readonly responseType: WithheldResponseType;
  readonly alongside?: (manager: EntityManager) => Promise<void>;
}

export interface CheckedQuestion {
  /** `null`: the companion may reply. */
  readonly answer: WithheldAnswer | null;
  /** Earlier questions that no provider may see. */
  readonly withheldIds: ReadonlySet<string>;
}

export const NOTHING_WITHHELD: CheckedQuestion = { answer: null, withheldIds: new Set() };

/**
 * Messages of children that wait for a guardian. The placeholder and the request are one commit; so are the decision, the
 * end of the placeholder and the reply that is queued in its place. Whichever node dies, a message has one ending.
 */
@Injectable()
export class HeldMessages {
  constructor(
    private readonly repository: RequestsRepository,
    private readonly controls: ControlsService,
    private readonly children: ChildrenService,
    private readonly messages: MessagesService,
    private readonly notices: RequestNotices,
    private readonly clock: DatabaseClock,
  ) {}

  /** What the rules of topics and words, and a guardian's decision, say about a message. */
  async check(question: QuestionOfChild): Promise<CheckedQuestion> {
    const { userId, conversationId, messageId, language } = question;
    const [controls, held, unanswered] = await Promise.all([
      this.controls.today(userId),
      this.repository.heldIn(conversationId),
      this.messages.unansweredQuestions(conversationId),
    ]);
    const withheldIds = new Set([...unanswered, ...held.filter((one) => !isReleased(one)).map((one) => one.messageId)]);
    withheldIds.delete(messageId);
    const own = held.find((one) => one.messageId === messageId);
    if (own) return { answer: answerOf(own, language), withheldIds };
    const ruling = controls && ruleTopics(controls, { topics: topicsOf(question.text), text: question.text });
    if (!ruling) return { answer: null, withheldIds };
    if (ruling.code === 'needs_parent') return { answer: await this.hold(question, ruling.names), withheldIds };
    const content = textsIn(language, 'replies')('topicBlocked');
    return { answer: { content, responseType: 'topic_blocked' }, withheldIds };
  }

  /** Within the transaction of the decision, and before it, so that all writers lock in one order. */
  async lock(manager: EntityManager, { conversationId }: Pick<HeldMessage, 'conversationId'>): Promise<void> {
    if (conversationId !== null) await this.messages.lockForModeration(conversationId, manager);
  }

  /** Replaces the placeholder by the answer that follows from the decision, within its transaction. */
  async release(manager: EntityManager, { conversationId, messageId }: HeldMessage): Promise<void> {
    if (conversationId === null || messageId === null) return;
    await this.messages.replacePlaceholder({ conversationId, messageId }, 'needs_parent', manager);
  }

  private async hold(
    { userId, conversationId, messageId, language }: QuestionOfChild,
    names: readonly string[],
  ): Promise<WithheldAnswer> {
    const t = textsIn(language, 'replies');
    const child = await this.children.withHomes(userId);
    if (!child || (await this.repository.countHeld(child.id)) >= HELD_MAX) {
      return { content: t('tooMany'), responseType: 'declined' };
    }
    const subject = cutText(names.join(SUBJECT_SEPARATOR), REQUEST_SUBJECT_MAX_LENGTH);
    const request = {
      kind: 'topic' as const,
      subject,
      message: null,
      expiresAt: endOfDay(this.clock.now(), child.timeZone),
    };
    return {
      content: t('needsParent'),
      responseType: 'needs_parent',
      alongside: async (manager) => {
        const asked = await this.repository.insert(child.id, request, { conversationId, messageId }, manager);
        await this.notices.asked(manager, child, asked);
      },
    };
  }
}

function isReleased({ state }: HeldMessage): boolean {
  return state === 'once' || state === 'always';
}

function answerOf({ state, note }: HeldMessage, language: Language): WithheldAnswer | null {
  const t = textsIn(language, 'replies');
  switch (state) {
    case 'once':
    case 'always':
      return null;
    case 'denied':
      return {
        content: note === null ? t('denied') : `${t('denied')}\n\n${t('note', { note })}`,
        responseType: 'declined',
      };
    case 'expired':
      return { content: t('expired'), responseType: 'declined' };
    case 'pending':
      return { content: t('needsParent'), responseType: 'needs_parent' };
  }
}
