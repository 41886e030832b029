import { Module } from '@nestjs/common';
import { ConversationsModule } from '../conversations/conversations.module.js';
import { HouseholdsModule } from '../households/households.module.js';
import { MessagesModule } from '../messages/messages.module.js';
import { ChildConversationWatch } from './child-conversation-watch.js';
import { ChildConversationsController } from './child-conversations.controller.js';
import { ChildConversationsResolver } from './child-conversations.resolver.js';
import { ChildConversationsService } from './child-conversations.service.js';
import { ConversationOpenings } from './conversation-openings.js';
import { OpeningsController } from './openings.controller.js';
import { OpeningsResolver } from './openings.resolver.js';

/** Guardians read the conversations of their children. */
@Module({
  imports: [ConversationsModule, HouseholdsModule, MessagesModule],
  controllers: [ChildConversationsController, OpeningsController],
  providers: [
    ChildConversationsResolver,
    ChildConversationWatch,
    ChildConversationsService,
    ConversationOpenings,
    OpeningsResolver,
  ],
  exports: [ConversationOpenings],
})
export class ChildConversationsModule {}
