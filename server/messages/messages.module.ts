import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { RepliesModule } from '../replies/replies.module.js';
import { SafetyModule } from '../safety/safety.module.js';
import { ChildQuestions } from './child-questions.js';
import { ChildQuestionsRepository } from './child-questions.repository.js';
import { HistoryRepository } from './history.repository.js';
import { HistoryService } from './history.service.js';
import { MessageChangesRepository } from './message-changes.repository.js';
import { MessageReview } from './message-review.js';
import { MessageWriterRepository } from './message-writer.repository.js';
import { MessagesController } from './messages.controller.js';
import { MessagesResolver } from './messages.resolver.js';
import { MessagesService } from './messages.service.js';
import { SafetyAnswers } from './safety-answers.js';
import { TranscriptsController } from './transcripts.controller.js';

@Module({
  imports: [ChildrenModule, ConversationsModule, RepliesModule, SafetyModule],
  controllers: [MessagesController, TranscriptsController],
  providers: [
    ChildQuestions,
    ChildQuestionsRepository,
    HistoryRepository,
    HistoryService,
    MessageChangesRepository,
    MessageReview,
    MessageWriterRepository,
    MessagesResolver,
    MessagesService,
    PreparedStatements,
    SafetyAnswers,
  ],
  exports: [ChildQuestions, HistoryService, MessageReview, MessagesService, SafetyAnswers],
})
export class MessagesModule {}
