import { Injectable, Logger } from '@nestjs/common';
import { Guardianships } from '../households/guardianships.js';
import { MessageReview } from '../messages/message-review.js';
import { MessagesService } from '../messages/messages.service.js';
import { SafetyAnswers, type UnsafeMessage } from '../messages/safety-answers.js';
import { OnEveryNode } from '../platform/jobs/periodic-task.js';
import { Escalation } from './escalation.service.js';
import { SafetyEventsRepository } from './safety-events.repository.js';

const RECENT_SECONDS = 600;

/**
 * Finds safety answers of the last minutes of which guardians were not told: the event of an answer can get lost, in a
 * database outage or with the process.
 */
@Injectable()
export class MissedEvents {
  private readonly logger = new Logger('Escalation');
  /** Recent messages that need no event: of adults, and those that could not be reviewed. */
  private settled = new Set<string>();

  constructor(
    private readonly answers: SafetyAnswers,
    private readonly events: SafetyEventsRepository,
    private readonly guardianships: Guardianships,
    private readonly messages: MessagesService,
    private readonly reviews: MessageReview,
    private readonly escalation: Escalation,
  ) {}

  @OnEveryNode({ name: 'tell-guardians-of-missed-events', everyMs: 1_000, timeoutMs: 10_000 })
  async run(): Promise<void> {
    const recent = await this.answers.findRecent(RECENT_SECONDS);
    const ids = recent.map(({ messageId }) => messageId);
    this.settled = new Set(ids.filter((id) => this.settled.has(id)));
    const open = ids.filter((id) => !this.settled.has(id));
    const missing = open.length > 0 ? await this.events.withoutEvent(open) : new Set();
    for (const message of recent) {
      if (missing.has(message.messageId)) await this.attempt(message);
    }
  }

  private async attempt(message: UnsafeMessage): Promise<void> {
    const { userId, conversationId, messageId } = message;
    try {
      if (await this.guardianships.childOfAccount(userId)) {
        const stored = await this.messages.authorize({ userId }, 'read', conversationId, messageId);
        const verdict = await this.reviews.review(stored);
        if (verdict !== null && verdict !== 'unchecked') await this.escalation.escalate(message, verdict);
      }
      this.settled.add(messageId);
    } catch (error) {
      this.logger.warn({ err: error, messageId }, 'Guardians could not be told yet; the next round tries again');
    }
  }
}
