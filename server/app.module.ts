import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { AdminModule } from './admin/admin.module.js';
import { AuthModule } from './auth/auth.module.js';
import { BusModule } from './bus/bus.module.js';
import { ChatModule } from './chat/chat.module.js';
import { CompanionModule } from './companion/companion.module.js';
import { ConversationsModule } from './conversations/conversations.module.js';
import { GraphqlModule } from './graphql/graphql.module.js';
import { LibraryModule } from './library/library.module.js';
import { ModerationModule } from './moderation/moderation.module.js';
import { NotificationsModule } from './notifications/notifications.module.js';
import type { Config } from './platform/config/config.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { PlatformModule } from './platform/platform.module.js';
import { UsersModule } from './users/users.module.js';
import { WaitlistModule } from './waitlist/waitlist.module.js';

/** Every feature, on one platform. */
@Module({})
export class AppModule {
  static with(config: Config): DynamicModule {
    return {
      module: AppModule,
      imports: [
        PlatformModule.with(config),
        DatabaseModule,
        BusModule,
        AccessModule,
        AuthModule,
        UsersModule,
        WaitlistModule,
        ConversationsModule,
        ChatModule,
        CompanionModule,
        LibraryModule,
        ModerationModule,
        NotificationsModule,
        AdminModule,
        GraphqlModule,
      ],
    };
  }
}
