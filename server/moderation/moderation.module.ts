import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SafetyModule } from '../companion/safety.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { ExcerptRetention } from './excerpt-retention.js';
import { Report } from './report.entity.js';
import { ReportChanges } from './report-changes.js';
import { ReportMessageController, ReportsController } from './reports.controller.js';
import { ReportsRepository } from './reports.repository.js';
import { ReportsResolver } from './reports.resolver.js';
import { ReportsService } from './reports.service.js';
import { SafetyAlerts } from './safety-alerts.js';

@Module({
  imports: [TypeOrmModule.forFeature([Report]), ConversationsModule, NotificationsModule, SafetyModule],
  controllers: [ReportsController, ReportMessageController],
  providers: [ReportsRepository, ReportChanges, ReportsService, ReportsResolver, SafetyAlerts, ExcerptRetention],
  exports: [ReportsService],
})
export class ModerationModule {}
