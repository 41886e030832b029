import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { LiveModule } from '../live/live.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { ModerationModule } from '../moderation/moderation.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { SafetyModule } from '../safety/safety.module.js';
import { ChildHelp } from './child-help.js';
import { ChildMessages } from './child-messages.js';
import { Escalation } from './escalation.service.js';
import { GuardianAlerts } from './guardian-alerts.service.js';
import { HomeDisclosures } from './home-disclosures.js';
import { MissedEvents } from './missed-events.js';
import { SafetyAlertsController } from './safety-alerts.controller.js';
import { SafetyAlertsRepository } from './safety-alerts.repository.js';
import { SafetyAlertsResolver } from './safety-alerts.resolver.js';
import { SafetyDigest } from './safety-digest.js';
import { SafetyEventsRepository } from './safety-events.repository.js';
import { SealedExchangesRepository } from './sealed-exchanges.repository.js';
import { UnsafeWordsOfChildren } from './unsafe-words.js';

/** Who learns of an unsafe message of a child: guardians by its severity, and nobody at home where home may be the harm. */
@Module({
  imports: [
    ChildrenModule,
    ConversationsModule,
    HouseholdsModule,
    LiveModule,
    MessagesModule,
    ModerationModule,
    NotificationsModule,
    SafetyModule,
  ],
  controllers: [SafetyAlertsController],
  providers: [
    ChildHelp,
    ChildMessages,
    Escalation,
    GuardianAlerts,
    HomeDisclosures,
    MissedEvents,
    SafetyAlertsRepository,
    SafetyAlertsResolver,
    SafetyDigest,
    SafetyEventsRepository,
    SealedExchangesRepository,
    UnsafeWordsOfChildren,
  ],
  exports: [ChildHelp, ChildMessages, SafetyDigest],
})
export class EscalationModule {}
