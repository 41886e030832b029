import { Module } from '@nestjs/common';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { AccountEntriesRepository } from './account-entries.repository.js';
import { PositionWatch } from './position-watch.js';
import { WaitEstimates } from './wait-estimates.js';
import { WaitlistController } from './waitlist.controller.js';
import { WaitlistRepository } from './waitlist.repository.js';
import { WaitlistResolver } from './waitlist.resolver.js';
import { WaitlistService } from './waitlist.service.js';
import { WaitlistAdmission } from './waitlist-admission.js';
import { WaitlistAlerts } from './waitlist-alerts.js';
import { WaitlistAnnouncements } from './waitlist-announcements.js';
import { WaitlistDecisions } from './waitlist-decisions.js';
import { WaitlistJoins } from './waitlist-joins.js';
import { WaitlistListsRepository } from './waitlist-lists.repository.js';
import { WaitlistPersonalData } from './waitlist-personal-data.js';
import { WaitlistQueries } from './waitlist-queries.js';
import { WaitlistSettings } from './waitlist-settings.js';

/** The list of people who want to use the product, and the gate that admits only approved accounts. */
@Module({
  imports: [NotificationsModule],
  controllers: [WaitlistController],
  providers: [
    AccountEntriesRepository,
    PositionWatch,
    WaitEstimates,
    WaitlistAdmission,
    WaitlistAlerts,
    WaitlistAnnouncements,
    WaitlistDecisions,
    WaitlistJoins,
    WaitlistListsRepository,
    WaitlistPersonalData,
    WaitlistQueries,
    WaitlistRepository,
    WaitlistResolver,
    WaitlistService,
    WaitlistSettings,
  ],
  exports: [WaitlistService, WaitlistSettings],
})
export class WaitlistModule {}
