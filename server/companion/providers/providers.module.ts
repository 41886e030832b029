import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { ChildrenModule } from '../../children/children.module.js';
import { LibraryModule } from '../../library/library.module.js';
import { LibraryService } from '../../library/library.service.js';
import { LibrarySearch } from '../../library/library-search.js';
import { Config } from '../../platform/config/config.js';
import { CompanionController } from './companion.controller.js';
import { CompanionHealth } from './companion-health.js';
import { GuardedProvider } from './guarded-provider.js';
import { OfflineProvider } from './offline-provider.js';
import { OpenAiProvider } from './openai-provider.js';
import { CompanionProvider } from './provider.js';
import { Starters } from './starters.js';

/** The provider that the settings choose, and its health. */
@Module({
  imports: [ChildrenModule, LibraryModule],
  controllers: [CompanionController],
  providers: [
    Starters,
    {
      provide: OpenAiProvider,
      inject: [Config],
      useFactory: (config: Config) =>
        config.companion
          ? new OpenAiProvider({ ...config.companion, replyTimeoutMs: config.replyTimeoutSeconds * 1_000 })
          : null,
    },
    {
      provide: CompanionHealth,
      inject: [OpenAiProvider],
      useFactory: (openAi: OpenAiProvider | null) =>
        new CompanionHealth(openAi ? { probe: (signal) => openAi.isReachable(signal) } : {}),
    },
    {
      provide: CompanionProvider,
      inject: [OpenAiProvider, CompanionHealth, LibrarySearch, LibraryService],
      useFactory: (
        openAi: OpenAiProvider | null,
        health: CompanionHealth,
        search: LibrarySearch,
        library: LibraryService,
      ): CompanionProvider => (openAi ? new GuardedProvider(openAi, health) : new OfflineProvider(search, library)),
    },
  ],
  exports: [CompanionProvider, CompanionHealth],
})
export class ProvidersModule implements OnApplicationShutdown {
  constructor(private readonly health: CompanionHealth) {}

  onApplicationShutdown(): void {
    this.health.close();
  }
}
