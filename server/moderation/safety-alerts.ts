import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ALERT_SEVERITY } from '../../contract/safety-alerts.js';
import { UnsafeMessageAnswered } from '../companion/companion.events.js';
import { Guardianships } from '../households/guardianships.js';
import { MessageReview } from '../messages/message-review.js';
import { MessagesService } from '../messages/messages.service.js';
import { SafetyAnswers, type UnsafeMessage } from '../messages/safety-answers.js';
import { Events } from '../platform/events.js';
import { OncePerCluster, OnEveryNode } from '../platform/jobs/periodic-task.js';
import { reasonOf, type SafetyVerdict } from '../safety/safety-verdict.js';
import { ReportsService, type SafetyAlert } from './reports.service.js';

const RECENT_SECONDS = 600;
const DAY_SECONDS = 86_400;
/** So many messages without a case are remembered, so that the rounds do not review them again. */
const REMEMBERED = 10_000;

/**
 * Opens a case for every message that got a safety answer, within two seconds. Of children's messages only serious ones
 * become a case: the others are closed kindly, and stand in the digest of their guardians. The event of the answer can get lost, in a
 * database outage or with the process, so every node also looks for recent answers without a case.
 */
@Injectable()
export class SafetyAlerts implements OnApplicationBootstrap {
  private readonly logger = new Logger('SafetyAlerts');
  /** Recent messages of children that need no case. */
  private readonly settled = new Set<string>();

  constructor(
    private readonly events: Events,
    private readonly reports: ReportsService,
    private readonly messages: MessagesService,
    private readonly answers: SafetyAnswers,
    private readonly reviews: MessageReview,
    private readonly guardianships: Guardianships,
  ) {}

  onApplicationBootstrap(): void {
    this.events.on(UnsafeMessageAnswered, ({ userId, conversationId, messageId, verdict }) =>
      this.attempt({ messageId }, () => this.open({ userId, conversationId, messageId }, verdict)),
    );
  }

  @OnEveryNode({ name: 'open-recent-safety-cases', everyMs: 1_000, timeoutMs: 10_000 })
  async openRecentlyMissed(): Promise<void> {
    await this.openMissed(RECENT_SECONDS);
  }

  /** Reads too much to run every second; needed after an outage of more than ten minutes. */
  @OncePerCluster({ name: 'open-safety-cases-of-the-day', cron: '* * * * *', timeoutMs: 50_000 })
  async openMissedOfTheDay(): Promise<void> {
    await this.openMissed(DAY_SECONDS);
  }

  private async openMissed(seconds: number): Promise<void> {
    const missing = await this.reports.withoutCase(await this.answers.findRecent(seconds));
    const open = missing.filter(({ messageId }) => !this.settled.has(messageId));
    for (const message of open) {
      await this.attempt(message, async () => {
        const stored = await this.messages.authorize(message, 'read', message.conversationId, message.messageId);
        // The message was unsafe when it was answered, even if today's rules no longer match.
        await this.open(message, await this.reviews.review(stored));
      });
    }
  }

  private async open(message: Omit<SafetyAlert, 'reason'>, verdict: SafetyVerdict): Promise<void> {
    const isMild = verdict !== null && verdict !== 'unchecked' && verdict.severity < ALERT_SEVERITY;
    if (isMild && (await this.guardianships.childOfAccount(message.userId))) {
      if (this.settled.size >= REMEMBERED) this.settled.clear();
      this.settled.add(message.messageId);
    } else {
      await this.reports.safetyAlert({ ...message, ...decisionOf(verdict) });
    }
  }

  /** One case that fails does not hold up the others: the next round finds it again. */
  private async attempt({ messageId }: Pick<UnsafeMessage, 'messageId'>, open: () => Promise<void>): Promise<void> {
    try {
      await open();
    } catch (error) {
      this.logger.warn({ err: error, messageId }, 'A safety case could not be opened; the next round tries again');
    }
  }
}

/** The part of a case that says why it is there. */
function decisionOf(verdict: SafetyVerdict): Pick<SafetyAlert, 'reason' | 'verdict'> {
  if (verdict === null || verdict === 'unchecked') return { reason: verdict === null ? 'unsafe' : reasonOf(verdict) };
  return { reason: reasonOf(verdict), verdict };
}
