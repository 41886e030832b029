import { Injectable, Logger } from '@nestjs/common';
import { Guardianships } from '../households/guardianships.js';
import { MessageReview } from '../messages/message-review.js';
import { MessagesService } from '../messages/messages.service.js';
import { SafetyAnswers, type UnsafeMessage } from '../messages/safety-answers.js';
import { OncePerCluster, OnEveryNode } from '../platform/jobs/periodic-task.js';
import type { UnsafeVerdict } from '../safety/safety-verdict.js';
import { Escalation } from './escalation.service.js';
import { SafetyEventsRepository } from './safety-events.repository.js';

const RECENT_SECONDS = 600;
const DAY_SECONDS = 86_400;
/** So many messages without an event are remembered, so that the rounds do not review them again. */
const REMEMBERED = 10_000;

/**
 * Finds safety answers of which guardians were not told: the event of an answer can get lost, in a database outage or with
 * the process.
 */
@Injectable()
export class MissedEvents {
  private readonly logger = new Logger('Escalation');
  /** Messages that need no event, such as those of adults. */
  private readonly settled = new Set<string>();

  constructor(
    private readonly answers: SafetyAnswers,
    private readonly events: SafetyEventsRepository,
    private readonly guardianships: Guardianships,
    private readonly messages: MessagesService,
    private readonly reviews: MessageReview,
    private readonly escalation: Escalation,
  ) {}

  @OnEveryNode({ name: 'tell-guardians-of-missed-events', everyMs: 1_000, timeoutMs: 10_000 })
  async tellOfRecent(): Promise<void> {
    await this.tell(RECENT_SECONDS);
  }

  /** Reads too much to run every second; needed after an outage of more than ten minutes. */
  @OncePerCluster({ name: 'tell-guardians-of-events-of-the-day', cron: '* * * * *', timeoutMs: 50_000 })
  async tellOfTheDay(): Promise<void> {
    await this.tell(DAY_SECONDS);
  }

  private async tell(seconds: number): Promise<void> {
    const answered = await this.answers.findRecent(seconds);
    const open = answered.filter(({ messageId }) => !this.settled.has(messageId));
    const ids = open.map(({ messageId }) => messageId);
    const missing = ids.length > 0 ? await this.events.withoutEvent(ids) : new Set();
    for (const message of open) {
      if (missing.has(message.messageId)) await this.attempt(message);
    }
  }

  private async attempt(message: UnsafeMessage): Promise<void> {
    const { messageId } = message;
    try {
      const verdict = await this.verdictFor(message);
      if (verdict) await this.escalation.escalate(message, verdict);
      else this.settle(messageId);
    } catch (error) {
      this.logger.warn({ err: error, messageId }, 'Guardians could not be told yet; the next round tries again');
    }
  }

  /** `null`: guardians need not hear of it, or may not. */
  private async verdictFor({ userId, conversationId, messageId }: UnsafeMessage): Promise<UnsafeVerdict | null> {
    if (!(await this.guardianships.childOfAccount(userId))) return null;
    const stored = await this.messages.authorize({ userId }, 'read', conversationId, messageId);
    const verdict = await this.reviews.review(stored);
    return verdict === 'unchecked' || verdict?.isHome ? null : verdict;
  }

  private settle(messageId: string): void {
    if (this.settled.size >= REMEMBERED) this.settled.clear();
    this.settled.add(messageId);
  }
}
