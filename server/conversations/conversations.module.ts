import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { Conversation } from './conversation.entity.js';
import { ConversationListsRepository } from './conversation-lists.repository.js';
import { ConversationWatch } from './conversation-watch.js';
import { ConversationsController } from './conversations.controller.js';
import { ConversationsRepository } from './conversations.repository.js';
import { ConversationsResolver } from './conversations.resolver.js';
import { ConversationsService } from './conversations.service.js';
import { ConversationsErasure } from './conversations-erasure.js';
import { ConversationsPersonalData } from './conversations-personal-data.js';
import { HistoryRepository } from './history.repository.js';
import { HistoryService } from './history.service.js';
import { MessageChangesRepository } from './message-changes.repository.js';
import { MessageWriterRepository } from './message-writer.repository.js';
import { MessagesController } from './messages.controller.js';
import { MessagesService } from './messages.service.js';
import { RepliesRepository } from './replies.repository.js';
import { RepliesService } from './replies.service.js';
import { Retention } from './retention.js';

@Module({
  imports: [TypeOrmModule.forFeature([Conversation])],
  controllers: [ConversationsController, MessagesController],
  providers: [
    ConversationListsRepository,
    ConversationWatch,
    ConversationsErasure,
    ConversationsPersonalData,
    ConversationsRepository,
    ConversationsResolver,
    ConversationsService,
    HistoryRepository,
    HistoryService,
    MessageChangesRepository,
    MessageWriterRepository,
    MessagesService,
    PreparedStatements,
    RepliesRepository,
    RepliesService,
    Retention,
  ],
  exports: [ConversationsService, HistoryService, MessagesService, RepliesService],
})
export class ConversationsModule {}
