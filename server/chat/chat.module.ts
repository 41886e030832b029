import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { ChatResolver } from './chat.resolver.js';
import { ChatService } from './chat.service.js';
import { CatchUps } from './live/catch-ups.js';
import { ConversationPublisher } from './live/conversation-publisher.js';
import { LiveGateway } from './live/live.gateway.js';
import { LiveConnections } from './live/live-connections.js';
import { LiveFeed } from './live/live-feed.js';
import { LiveSocketAdapter } from './live/live-socket.adapter.js';
import { ReplyWriters } from './live/reply-writers.js';

@Module({
  imports: [ConversationsModule],
  providers: [
    CatchUps,
    ChatResolver,
    ChatService,
    ConversationPublisher,
    LiveConnections,
    LiveFeed,
    LiveGateway,
    LiveSocketAdapter,
    ReplyWriters,
  ],
  exports: [ChatService, ConversationPublisher, LiveFeed, ReplyWriters],
})
export class ChatModule {}
