import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Notification } from './notification.entity.js';
import { NotificationsController } from './notifications.controller.js';
import { NotificationsResolver } from './notifications.resolver.js';
import { NotificationsService } from './notifications.service.js';
import { StaffAlerts } from './staff-alerts.js';

/** Delivers notifications. Other features compose them. */
@Module({
  imports: [TypeOrmModule.forFeature([Notification])],
  controllers: [NotificationsController],
  providers: [NotificationsService, NotificationsResolver, StaffAlerts],
  exports: [NotificationsService, StaffAlerts],
})
export class NotificationsModule {}
