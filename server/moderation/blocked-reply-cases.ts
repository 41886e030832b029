import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { ReplyBlocked } from '../companion/companion.events.js';
import { AppError } from '../platform/errors/app-error.js';
import { Events } from '../platform/events.js';
import { BlockedReplies, type BlockedReply } from '../safety/blocked-replies.js';
import { reasonOf } from '../safety/safety-verdict.js';
import { ReportsService } from './reports.service.js';

/**
 * Opens a case for each sentence of a provider that was kept from a reader, whatever its severity: either the provider or our
 * rule is wrong. The sentence is evidence for staff alone.
 */
@Injectable()
export class BlockedReplyCases implements OnModuleInit, OnApplicationBootstrap {
  private readonly logger = new Logger('BlockedReplyCases');

  constructor(
    private readonly events: Events,
    private readonly blockedReplies: BlockedReplies,
    private readonly reports: ReportsService,
  ) {}

  onModuleInit(): void {
    this.blockedReplies.define('open-case-of-blocked-reply', (blocked) => this.open(blocked));
  }

  onApplicationBootstrap(): void {
    this.events.on(ReplyBlocked, async ({ blocked }) => {
      await this.open(blocked).catch((error: unknown) => {
        const { messageId } = blocked;
        this.logger.warn({ err: error, messageId }, 'The case of a blocked reply could not be opened yet; a job will');
      });
    });
  }

  private async open({ userId, conversationId, messageId, verdict, sentence }: BlockedReply): Promise<void> {
    const alert = { userId, conversationId, messageId, reason: reasonOf(verdict), blocked: sentence };
    try {
      await this.reports.safetyAlert(verdict === 'unchecked' ? alert : { ...alert, verdict });
    } catch (error) {
      // Erased in the meantime.
      if (!(error instanceof AppError && ['message_not_found', 'conversation_not_found'].includes(error.code)))
        throw error;
    }
  }
}
