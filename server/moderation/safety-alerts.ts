import { Injectable, type OnModuleInit } from '@nestjs/common';
import { UnsafeMessageAnswered } from '../companion/companion.events.js';
import { Events } from '../platform/events.js';
import { ReportsService } from './reports.service.js';

/** Opens a case for every message that needed a safety answer (quality K7). */
@Injectable()
export class SafetyAlerts implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly reports: ReportsService,
  ) {}

  onModuleInit(): void {
    this.events.on(UnsafeMessageAnswered, async ({ userId, conversationId, messageId, category }) => {
      await this.reports.safetyAlert({ userId, conversationId, messageId, reason: category });
    });
  }
}
