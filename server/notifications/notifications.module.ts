import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { MailModule } from '../mail/mail.module.js';
import { Notification } from './notification.entity.js';
import { NotificationMails } from './notification-mails.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsResolver } from './notifications.resolver.js';
import { NotificationsService } from './notifications.service.js';
import { StaffAlerts } from './staff-alerts.js';

/** Delivers notifications. Other features compose them. */
@Module({
  imports: [MailModule, TypeOrmModule.forFeature([Notification])],
  controllers: [NotificationsController],
  providers: [NotificationMails, NotificationsService, NotificationsResolver, StaffAlerts],
  exports: [NotificationsService, StaffAlerts],
})
export class NotificationsModule {}
