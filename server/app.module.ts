import { type DynamicModule, Module } from '@nestjs/common';
import { AccessModule } from './access/access.module.js';
import { BusModule } from './bus/bus.module.js';
import { ConversationsModule } from './conversations/conversations.module.js';
import { GraphqlModule } from './graphql/graphql.module.js';
import type { Config } from './platform/config/config.js';
import { DatabaseModule } from './platform/database/database.module.js';
import { PlatformModule } from './platform/platform.module.js';

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
        ConversationsModule,
        GraphqlModule,
      ],
    };
  }
}
