import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module.js';
import { ControlsModule } from '../controls/controls.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { UsersModule } from '../users/users.module.js';
import { Audiences } from './audiences.js';
import { FiringsController } from './firings.controller.js';
import { FiringsRepository } from './firings.repository.js';
import { FiringsResolver } from './firings.resolver.js';
import { FiringsService } from './firings.service.js';
import { PlannedReminders } from './planned-reminders.js';
import { ReminderBroadcast } from './reminder-broadcast.js';
import { ReminderDelivery } from './reminder-delivery.js';
import { ReminderSweep } from './reminder-sweep.js';
import { RemindersController } from './reminders.controller.js';
import { RemindersRepository } from './reminders.repository.js';
import { RemindersResolver } from './reminders.resolver.js';
import { RemindersService } from './reminders.service.js';
import { RemindersPersonalData } from './reminders-personal-data.js';
import { SweepRepository } from './sweep.repository.js';
import { Viewers } from './viewers.js';

/** Reminders: what fires, when, and for whom. */
@Module({
  imports: [ChildrenModule, ControlsModule, HouseholdsModule, NotificationsModule, UsersModule],
  controllers: [FiringsController, RemindersController],
  providers: [
    Audiences,
    FiringsRepository,
    FiringsResolver,
    FiringsService,
    PlannedReminders,
    ReminderBroadcast,
    ReminderDelivery,
    ReminderSweep,
    RemindersPersonalData,
    RemindersRepository,
    RemindersResolver,
    RemindersService,
    SweepRepository,
    Viewers,
  ],
  exports: [PlannedReminders],
})
export class RemindersModule {}
