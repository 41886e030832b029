import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { ClusterModule } from '../cluster/cluster.module.js';
import { UsersModule } from '../users/users.module.js';
import { WaitlistModule } from '../waitlist/waitlist.module.js';
import { AnalyticsController } from './analytics.controller.js';
import { AnalyticsResolver } from './analytics.resolver.js';
import { AnalyticsService } from './analytics.service.js';
import { RetentionController } from './retention.controller.js';
import { RetentionResolver } from './retention.resolver.js';
import { SettingsController } from './settings.controller.js';
import { SettingsResolver } from './settings.resolver.js';
import { StatSnapshots } from './stat-snapshots.js';
import { StatsResolver } from './stats.resolver.js';
import { StatsService } from './stats.service.js';

@Module({
  imports: [AuthModule, ClusterModule, UsersModule, WaitlistModule],
  controllers: [AnalyticsController, RetentionController, SettingsController],
  providers: [
    AnalyticsResolver,
    AnalyticsService,
    RetentionResolver,
    SettingsResolver,
    StatSnapshots,
    StatsResolver,
    StatsService,
  ],
})
export class AdminModule {}
