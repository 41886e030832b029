import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SafetyModule } from '../safety/safety.module.js';
import { DecisionEffects } from './decision-effects.js';
import { ExcerptRetention } from './excerpt-retention.js';
import { Report } from './report.entity.js';
import { ReportAlerts } from './report-alerts.js';
import { ReportChanges } from './report-changes.js';
import { ReportReviewsRepository } from './report-reviews.repository.js';
import { ReportedMessages, ReportedMessagesResolver } from './reported-messages.js';
import { ReportMessageController, ReportsController } from './reports.controller.js';
import { ReportsRepository } from './reports.repository.js';
import { ReportsResolver } from './reports.resolver.js';
import { ReportsService } from './reports.service.js';
import { SafetyAlerts } from './safety-alerts.js';

@Module({
  imports: [TypeOrmModule.forFeature([Report]), ConversationsModule, MessagesModule, NotificationsModule, SafetyModule],
  controllers: [ReportsController, ReportMessageController],
  providers: [
    DecisionEffects,
    ReportAlerts,
    ReportedMessages,
    ReportedMessagesResolver,
    ReportsRepository,
    ReportReviewsRepository,
    ReportChanges,
    ReportsService,
    ReportsResolver,
    SafetyAlerts,
    ExcerptRetention,
  ],
  exports: [ReportsService],
})
export class ModerationModule {}
