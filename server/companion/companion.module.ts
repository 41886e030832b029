import { Module } from '@nestjs/common';
import { ChatModule } from '../chat/chat.module.js';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { Describer } from './describer.js';
import { ProvidersModule } from './providers/providers.module.js';
import { ReplyFigures } from './reply-figures.js';
import { Responder } from './responder.js';
import { SafetyModule } from './safety.module.js';

@Module({
  imports: [ChatModule, ConversationsModule, ProvidersModule, SafetyModule],
  providers: [Describer, ReplyFigures, Responder],
  exports: [ProvidersModule],
})
export class CompanionModule {}
