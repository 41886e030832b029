import { Module } from '@nestjs/common';
import { AuthModule } from '../auth/auth.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { DeviceChildrenLoader } from './device-children-loader.js';
import { DevicePin } from './device-pin.js';
import { DeviceSessions } from './device-sessions.js';
import { DevicesController } from './devices.controller.js';
import { DevicesRepository } from './devices.repository.js';
import { DevicesResolver } from './devices.resolver.js';
import { DevicesService } from './devices.service.js';
import { PairingsController } from './pairings.controller.js';
import { PairingsRepository } from './pairings.repository.js';
import { PairingsResolver } from './pairings.resolver.js';
import { PairingsService } from './pairings.service.js';

/** Devices of children: pairing, sessions, the way out with a PIN, and their removal. */
@Module({
  imports: [AuthModule, HouseholdsModule, NotificationsModule],
  // Routes with a fixed path come before `/devices/:id`.
  controllers: [PairingsController, DevicesController],
  providers: [
    DeviceChildrenLoader,
    DevicePin,
    DeviceSessions,
    DevicesRepository,
    DevicesResolver,
    DevicesService,
    PairingsRepository,
    PairingsResolver,
    PairingsService,
  ],
  exports: [DevicesService],
})
export class DevicesModule {}
