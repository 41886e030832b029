import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { RemindersModule } from '../reminders/reminders.module.js';
import { SchedulesModule } from '../schedules/schedules.module.js';
import { CalendarFeedController } from './calendar-feed.controller.js';
import { CalendarFeed } from './calendar-feed.service.js';
import { CalendarLinksController } from './calendar-links.controller.js';
import { CalendarLinksRepository } from './calendar-links.repository.js';
import { CalendarLinksResolver } from './calendar-links.resolver.js';
import { CalendarLinksService } from './calendar-links.service.js';

/** Calendar links, and the feeds that other calendars read. */
@Module({
  imports: [ChildrenModule, HouseholdsModule, RemindersModule, SchedulesModule],
  controllers: [CalendarFeedController, CalendarLinksController],
  providers: [CalendarFeed, CalendarLinksRepository, CalendarLinksResolver, CalendarLinksService],
})
export class CalendarsModule {}
