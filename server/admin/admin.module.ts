import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ProvidersModule } from '../companion/providers/providers.module.js';
import { UsersModule } from '../users/users.module.js';
import { WaitlistModule } from '../waitlist/waitlist.module.js';
import { AccountsResolver } from './accounts.resolver.js';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsResolver } from './analytics.resolver.js';
import { AnalyticsService } from './analytics.service.js';
import { AuditController } from './audit.controller.js';
import { AuditResolver } from './audit.resolver.js';
import { AuditLogService } from './audit-log.service.js';
import { NodeRegistry } from './node-registry.js';
import { SessionsResolver } from './sessions.resolver.js';
import { SettingsController } from './settings.controller.js';
import { SettingsResolver } from './settings.resolver.js';
import { StaffLooks } from './staff-looks.js';
import { StatsResolver } from './stats.resolver.js';
import { StatsService } from './stats.service.js';
import { WaitlistResolver } from './waitlist.resolver.js';

@Module({
  imports: [AuthModule, UsersModule, WaitlistModule, ProvidersModule],
  controllers: [AnalyticsController, AuditController, SettingsController],
  providers: [
    AccountsResolver,
    AnalyticsResolver,
    AnalyticsService,
    AuditLogService,
    AuditResolver,
    NodeRegistry,
    SessionsResolver,
    SettingsResolver,
    StaffLooks,
    StatsResolver,
    StatsService,
    WaitlistResolver,
  ],
})
export class AdminModule {}
