import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module.js';
import { ControlsModule } from '../controls/controls.module.js';
import { EscalationModule } from '../escalation/escalation.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { LibraryModule } from '../library/library.module.js';
import { MailModule } from '../mail/mail.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { NotificationsModule } from '../notifications/notifications.module.js';
import { RequestsModule } from '../requests/requests.module.js';
import { UsersModule } from '../users/users.module.js';
import { DigestLetters } from './digest-letters.js';
import { DigestSender } from './digest-sender.js';
import { DigestsRepository } from './digests.repository.js';
import { LearningEventsController } from './learning-events.controller.js';
import { LearningEventsRepository } from './learning-events.repository.js';
import { LearningEventsService } from './learning-events.service.js';
import { ProgressController } from './progress.controller.js';
import { ProgressResolver } from './progress.resolver.js';
import { ProgressService } from './progress.service.js';
import { ProgressChanges } from './progress-changes.js';
import { UnsubscribeController } from './unsubscribe.controller.js';
import { UnsubscribeLinks } from './unsubscribe-links.js';

/** What children did, as their guardians see it: learning events, summaries and the progress page. */
@Module({
  imports: [
    ChildrenModule,
    ControlsModule,
    EscalationModule,
    HouseholdsModule,
    LibraryModule,
    MailModule,
    MessagesModule,
    NotificationsModule,
    RequestsModule,
    UsersModule,
  ],
  controllers: [LearningEventsController, ProgressController, UnsubscribeController],
  providers: [
    DigestLetters,
    DigestSender,
    DigestsRepository,
    LearningEventsRepository,
    LearningEventsService,
    ProgressChanges,
    ProgressResolver,
    ProgressService,
    UnsubscribeLinks,
  ],
})
export class ProgressModule {}
