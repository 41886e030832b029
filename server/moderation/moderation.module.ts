import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SafetyModule } from '../safety/safety.module.js';
import { UsersModule } from '../users/users.module.js';
import { BlockedReplyCases } from './blocked-reply-cases.js';
import { CasesOfWords } from './cases-of-words.js';
import { DecisionEffects } from './decision-effects.js';
import { ExcerptRetention } from './excerpt-retention.js';
import { Report } from './report.entity.js';
import { ReportAccess } from './report-access.js';
import { ReportAlerts } from './report-alerts.js';
import { ReportChanges } from './report-changes.js';
import { ReportOpeningsRepository } from './report-openings.repository.js';
import { ReportReviewsRepository } from './report-reviews.repository.js';
import { ReportedMessages, ReportedMessagesResolver } from './reported-messages.js';
import { ReportMessageController, ReportsController } from './reports.controller.js';
import { ReportsRepository } from './reports.repository.js';
import { ReportsResolver } from './reports.resolver.js';
import { ReportsService } from './reports.service.js';
import { SafetyAlerts } from './safety-alerts.js';
import { SealedCases } from './sealed-cases.js';
import { SealedCasesRepository } from './sealed-cases.repository.js';
import { StaffReading } from './staff-reading.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([Report]),
    ConversationsModule,
    HouseholdsModule,
    MailModule,
    MessagesModule,
    NotificationsModule,
    SafetyModule,
    UsersModule,
  ],
  controllers: [ReportsController, ReportMessageController],
  providers: [
    BlockedReplyCases,
    CasesOfWords,
    DecisionEffects,
    ReportAccess,
    ReportAlerts,
    ReportOpeningsRepository,
    ReportedMessages,
    ReportedMessagesResolver,
    ReportsRepository,
    ReportReviewsRepository,
    ReportChanges,
    ReportsService,
    ReportsResolver,
    SafetyAlerts,
    SealedCases,
    SealedCasesRepository,
    StaffReading,
    ExcerptRetention,
  ],
  exports: [CasesOfWords, ReportsService, SealedCases],
})
export class ModerationModule {}
