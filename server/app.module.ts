import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { AdminModule } from './admin/admin.module.js';
import { AuditModule } from './audit/audit.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BusModule } from './bus/bus.module.js';
import { CalendarsModule } from './calendars/calendars.module.js';
import { ChatModule } from './chat/chat.module.js';
import { ChildConversationsModule } from './child-conversations/child-conversations.module.js';
import { ChildrenModule } from './children/children.module.js';
import { CompanionModule } from './companion/companion.module.js';
import { ContentsModule } from './contents/contents.module.js';
import { ControlsModule } from './controls/controls.module.js';
import { ConversationsModule } from './conversations/conversations.module.js';
import { DevicesModule } from './devices/devices.module.js';
import { EscalationModule } from './escalation/escalation.module.js';
import { GraphqlModule } from './graphql/graphql.module.js';
import { HouseholdsModule } from './households/households.module.js';
import { LibraryModule } from './library/library.module.js';
import { MessagesModule } from './messages/messages.module.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import { OpenApiModule } from './openapi/openapi.module.js';
import type { Config } from './platform/config/config.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { PeriodicTasksModule } from './platform/jobs/periodic-tasks.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { PrivacyModule } from './privacy/privacy.module.js';
import { ProgressModule } from './progress/progress.module.js';
import { PushModule } from './push/push.module.js';
import { RecurrenceModule } from './recurrence/recurrence.module.js';
import { RemindersModule } from './reminders/reminders.module.js';
import { RepliesModule } from './replies/replies.module.js';
import { RequestsModule } from './requests/requests.module.js';
import { SchedulesModule } from './schedules/schedules.module.js';
import { SocketsModule } from './sockets/sockets.module.js';
import { StoriesModule } from './stories/stories.module.js';
import { TravelModule } from './travel/travel.module.js';
import { UploadsModule } from './uploads/uploads.module.js';
import { UsersModule } from './users/users.module.js';
import { VoiceModule } from './voice/voice.module.js';
import { WaitlistModule } from './waitlist/waitlist.module.js';

/** Every feature. The order matters to the last import alone (see there). */
@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(config),
        DatabaseModule,
        BusModule,
        SocketsModule,
        AccessModule,
        AuditModule,
        PrivacyModule,
        AuthModule,
        UsersModule,
        WaitlistModule,
        HouseholdsModule,
        ChildrenModule,
        ControlsModule,
        DevicesModule,
        TravelModule,
        RecurrenceModule,
        RemindersModule,
        SchedulesModule,
        CalendarsModule,
        ContentsModule,
        UploadsModule,
        ConversationsModule,
        RepliesModule,
        MessagesModule,
        RequestsModule,
        ChildConversationsModule,
        ChatModule,
        CompanionModule,
        LibraryModule,
        StoriesModule,
        VoiceModule,
        ProgressModule,
        ModerationModule,
        EscalationModule,
        NotificationsModule,
        PushModule,
        AdminModule,
        OpenApiModule,
        GraphqlModule,
        PeriodicTasksModule,
      ],
    };
  }
}
