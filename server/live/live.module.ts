import { Module } from '@nestjs/common';
import { ChildConversationsModule } from '../child-conversations/child-conversations.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { RepliesModule } from '../replies/replies.module.js';
import { CatchUps } from './catch-ups.js';
import { ConversationPublisher } from './conversation-publisher.js';
import { GuardianWatches } from './guardian-watches.js';
import { LiveFeed } from './live-feed.js';
import { ReplyWriters } from './reply-writers.js';
import { WatchCounts } from './watch-counts.js';

/** The live feed and its publisher. `ChatModule` has the two transports that subscribe to it. */
@Module({
  imports: [ChildConversationsModule, ConversationsModule, HouseholdsModule, MessagesModule, RepliesModule],
  providers: [CatchUps, ConversationPublisher, GuardianWatches, LiveFeed, ReplyWriters, WatchCounts],
  exports: [ConversationPublisher, GuardianWatches, LiveFeed, ReplyWriters],
})
export class LiveModule {}
