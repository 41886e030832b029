import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { ReplyBlocked } from '../companion/companion.events.js';
import { Events } from '../platform/events.js';
import { reasonOf } from '../safety/safety-verdict.js';
import { ReportsService } from './reports.service.js';

/**
 * Opens a case for each sentence of a provider that was kept from a reader, whatever its severity: either the provider or our
 * rule is wrong. The sentence is evidence for staff alone.
 */
@Injectable()
export class BlockedReplies implements OnApplicationBootstrap {
  private readonly logger = new Logger('BlockedReplies');

  constructor(
    private readonly events: Events,
    private readonly reports: ReportsService,
  ) {}

  onApplicationBootstrap(): void {
    this.events.on(ReplyBlocked, async ({ userId, conversationId, messageId, verdict, sentence }) => {
      const alert = { userId, conversationId, messageId, reason: reasonOf(verdict), blocked: sentence };
      try {
        await this.reports.safetyAlert(verdict === 'unchecked' ? alert : { ...alert, verdict });
      } catch (error) {
        this.logger.warn({ err: error, messageId }, 'The case of a blocked reply could not be opened');
      }
    });
  }
}
