import { Module } from '@nestjs/common';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { ConversationListsRepository } from './conversation-lists.repository.js';
import { ConversationWatch } from './conversation-watch.js';
import { ConversationsController } from './conversations.controller.js';
import { ConversationsRepository } from './conversations.repository.js';
import { ConversationsResolver } from './conversations.resolver.js';
import { ConversationsService } from './conversations.service.js';
import { ConversationsErasure } from './conversations-erasure.js';
import { ConversationsPersonalData } from './conversations-personal-data.js';
import { DescriptionsRepository } from './descriptions.repository.js';
import { Retention } from './retention.js';

/** The lowest of the three: replies know conversations, messages know both. */
@Module({
  controllers: [ConversationsController],
  providers: [
    ConversationListsRepository,
    ConversationWatch,
    ConversationsErasure,
    ConversationsPersonalData,
    ConversationsRepository,
    ConversationsResolver,
    ConversationsService,
    DescriptionsRepository,
    PreparedStatements,
    Retention,
  ],
  exports: [ConversationsService, ConversationWatch],
})
export class ConversationsModule {}
