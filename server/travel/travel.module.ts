import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module.js';
import { ControlsModule } from '../controls/controls.module.js';
import { DevicesModule } from '../devices/devices.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { TravelController } from './travel.controller.js';
import { TravelResolver } from './travel.resolver.js';
import { TravelService } from './travel.service.js';
import { ZoneQuestionsRepository } from './zone-questions.repository.js';

/** Devices on another clock than their child: guardians are asked, and the zone that they accept holds until a date. */
@Module({
  imports: [ChildrenModule, ControlsModule, DevicesModule, HouseholdsModule, NotificationsModule],
  controllers: [TravelController],
  providers: [TravelResolver, TravelService, ZoneQuestionsRepository],
})
export class TravelModule {}
