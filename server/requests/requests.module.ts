import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module.js';
import { ControlsModule } from '../controls/controls.module.js';
import { EscalationModule } from '../escalation/escalation.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { UsersModule } from '../users/users.module.js';
import { DeviceEventsController } from './device-events.controller.js';
import { DeviceEvents } from './device-events.js';
import { ExpiredRequests } from './expired-requests.js';
import { HeldMessages } from './held-messages.js';
import { HeldTexts } from './held-texts.js';
import { RequestCounts } from './request-counts.js';
import { RequestDecisions } from './request-decisions.js';
import { RequestEffects } from './request-effects.js';
import { RequestNotices } from './request-notices.js';
import { RequestsController } from './requests.controller.js';
import { RequestsRepository } from './requests.repository.js';
import { RequestsResolver } from './requests.resolver.js';
import { RequestsService } from './requests.service.js';

/** What children ask their grown-ups, and what the grown-ups answer. */
@Module({
  imports: [
    ChildrenModule,
    ControlsModule,
    EscalationModule,
    HouseholdsModule,
    MessagesModule,
    NotificationsModule,
    UsersModule,
  ],
  controllers: [DeviceEventsController, RequestsController],
  providers: [
    DeviceEvents,
    ExpiredRequests,
    HeldMessages,
    HeldTexts,
    RequestCounts,
    RequestDecisions,
    RequestEffects,
    RequestNotices,
    RequestsRepository,
    RequestsResolver,
    RequestsService,
  ],
  exports: [HeldMessages, RequestCounts],
})
export class RequestsModule {}
