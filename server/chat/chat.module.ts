import { Module } from '@nestjs/common';
import { ControlsModule } from '../controls/controls.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { EscalationModule } from '../escalation/escalation.module.js';
import { LiveGateway } from '../live/live.gateway.js';
import { LiveModule } from '../live/live.module.js';
import { LiveFrameHandler } from '../live/live-frame-handler.js';
import { MessagesModule } from '../messages/messages.module.js';
import { RepliesModule } from '../replies/replies.module.js';
import { ChatResolver } from './chat.resolver.js';
import { ChatService } from './chat.service.js';

/** Sending, stopping, typing and reading, over the WebSocket and GraphQL. */
@Module({
  imports: [ControlsModule, ConversationsModule, EscalationModule, LiveModule, MessagesModule, RepliesModule],
  providers: [ChatResolver, ChatService, LiveFrameHandler, LiveGateway],
})
export class ChatModule {}
