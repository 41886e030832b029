import { Module } from '@nestjs/common';
import { ChildrenModule } from '../children/children.module.js';
import { ControlsModule } from '../controls/controls.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { LibraryModule } from '../library/library.module.js';
import { LiveModule } from '../live/live.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { RepliesModule } from '../replies/replies.module.js';
import { RequestsModule } from '../requests/requests.module.js';
import { SafetyModule } from '../safety/safety.module.js';
import { ConversationTitler } from './conversation-titler.js';
import { ProvidersModule } from './providers/providers.module.js';
import { SentenceReview } from './release/sentence-review.js';
import { ReplyMetrics } from './reply-metrics.js';
import { Responder } from './responder.js';

@Module({
  imports: [
    ChildrenModule,
    ControlsModule,
    ConversationsModule,
    LibraryModule,
    LiveModule,
    MessagesModule,
    ProvidersModule,
    RepliesModule,
    RequestsModule,
    SafetyModule,
  ],
  providers: [ConversationTitler, ReplyMetrics, Responder, SentenceReview],
  exports: [ProvidersModule],
})
export class CompanionModule {}
