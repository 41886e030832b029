import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { PushModule } from '../push/push.module.js';
import { AccountZones } from './account-zones.js';
import { Announcements } from './announcements.js';
import { Notification } from './notification.entity.js';
import { NotificationMails } from './notification-mails.js';
import { NotificationPushes } from './notification-pushes.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsResolver } from './notifications.resolver.js';
import { NotificationsService } from './notifications.service.js';
import { Recipients } from './recipients.js';
import { StaffAlerts } from './staff-alerts.js';

/** Delivers notifications. Other features compose them. */
@Module({
  imports: [MailModule, PushModule, TypeOrmModule.forFeature([Notification])],
  controllers: [NotificationsController],
  providers: [
    AccountZones,
    Announcements,
    NotificationMails,
    NotificationPushes,
    NotificationsService,
    NotificationsResolver,
    Recipients,
    StaffAlerts,
  ],
  exports: [AccountZones, NotificationsService, StaffAlerts],
})
export class NotificationsModule {}
