import { Injectable, Logger } from '@nestjs/common';
import type { MessageRow } from '../conversations/conversation-rows.js';
import { MessageReview } from '../messages/message-review.js';
import type { NewMessage } from '../messages/messages.service.js';
import type { UnsafeVerdict } from '../safety/safety-verdict.js';
import { isAnotherSubject } from './another-subject.js';
import { Escalation } from './escalation.service.js';
import { HomeDisclosures } from './home-disclosures.js';

/** A message of a child that was reviewed before anything of it is stored, counted or shown. */
export type ReviewedMessage =
  /** It is answered, and stands in no conversation. */
  { sealed: MessageRow; verdict?: undefined } | { sealed: null; verdict: UnsafeVerdict | null };

/**
 * Reviews the messages of children first: what must not reach a family may not even be stored. That holds for what could not
 * be checked, too.
 */
@Injectable()
export class ChildMessages {
  private readonly logger = new Logger('Escalation');

  constructor(
    private readonly reviews: MessageReview,
    private readonly disclosures: HomeDisclosures,
    private readonly escalation: Escalation,
  ) {}

  /** @throws AppError `conversation_not_found` */
  async review(input: NewMessage): Promise<ReviewedMessage> {
    if (await this.disclosures.isSealed(input)) return { sealed: await this.disclosures.answerAgain(input) };
    const verdict = await this.reviews.review(input);
    const isHome = verdict !== null && verdict !== 'unchecked' && verdict.isHome;
    if (isHome) return { sealed: await this.disclosures.seal(input, verdict) };
    const goesOn = !(verdict === null && isAnotherSubject(input.content));
    if (goesOn && (await this.disclosures.hasTold(input))) {
      return { sealed: await this.disclosures.sealFollowUp(input, verdict) };
    }
    if (verdict === 'unchecked') return { sealed: await this.disclosures.answerUnchecked(input) };
    return { sealed: null, verdict };
  }

  /** Tells the guardians what they need to know of a stored message. It does not wait, and the answer makes up for it. */
  escalate({ id: messageId, userId }: Pick<MessageRow, 'id' | 'userId'>, verdict: UnsafeVerdict | null): void {
    if (verdict === null) return;
    this.escalation.escalate({ messageId, userId }, verdict).catch((error: unknown) => {
      this.logger.warn({ err: error, messageId }, 'Guardians could not be told with the message');
    });
  }

  /** Whether the id is that of a sealed message or answer, which only open screens still show. */
  isSealed(conversationId: string, messageId: string): Promise<boolean> {
    return this.disclosures.holds(conversationId, messageId);
  }
}
