import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { UnsafeMessageAnswered } from '../companion/companion.events.js';
import { SafetyClassifier } from '../companion/safety-classifier.js';
import { Events } from '../platform/events.js';
import { ReportsService, type SafetyAlert } from './reports.service.js';

/** How often the store is asked for safety answers without a case (quality K7: an alert within 2 s). */
const SWEEP_MS = 1_000;
const SWEEP_BATCH = 100;

/**
 * Opens a case for every message that needed a safety answer (quality K7). It hears of them from the writer of the answer;
 * what got lost, with the database for a moment or with the process for good, is found by the sweep.
 */
@Injectable()
export class SafetyAlerts implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('SafetyAlerts');
  private sweep: NodeJS.Timeout | null = null;

  constructor(
    private readonly events: Events,
    private readonly reports: ReportsService,
    private readonly safety: SafetyClassifier,
  ) {}

  onApplicationBootstrap(): void {
    this.events.on(UnsafeMessageAnswered, ({ userId, conversationId, messageId, category }) =>
      this.open({ userId, conversationId, messageId, reason: category }),
    );
    this.sweep = setInterval(() => void this.openMissed(), SWEEP_MS);
    this.sweep.unref();
  }

  onApplicationShutdown(): void {
    if (this.sweep) clearInterval(this.sweep);
  }

  private async openMissed(): Promise<void> {
    try {
      for (const { content, ...message } of await this.reports.missedAlerts(SWEEP_BATCH)) {
        // What was unsafe once stays so, whatever today's patterns say.
        await this.open({ ...message, reason: (await this.safety.classify(content)) ?? 'unsafe' });
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'Messages without a case could not be looked for');
    }
  }

  /** One that fails keeps no others from theirs: the sweep finds it again. */
  private async open(alert: SafetyAlert): Promise<void> {
    try {
      await this.reports.safetyAlert(alert);
    } catch (error) {
      this.logger.warn({ err: error, messageId: alert.messageId }, 'A case will be opened a little later');
    }
  }
}
