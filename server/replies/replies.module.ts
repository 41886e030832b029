import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { RepliesRepository } from './replies.repository.js';
import { RepliesService } from './replies.service.js';
import { ReplyLeasesRepository } from './reply-leases.repository.js';

@Module({
  imports: [ConversationsModule],
  providers: [PreparedStatements, RepliesRepository, RepliesService, ReplyLeasesRepository],
  exports: [RepliesService],
})
export class RepliesModule {}
