import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import { CurrentActor, RefuseDevices, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import type { ConversationRef } from '../conversations/conversation.policy.js';
import { ConversationParam } from '../conversations/conversation-param.js';
import { ConversationsService } from '../conversations/conversations.service.js';
import { requestLanguage } from '../platform/request-context.js';
import { ZodPipe } from '../platform/validation/parse.js';
import { transcriptQuery } from './messages.dto.js';
import { MessagesService } from './messages.service.js';
import { TRANSCRIPTS } from './transcript.js';

/** Downloads a conversation as JSON or Markdown. */
@Controller('conversations/:id/export')
export class TranscriptsController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly messages: MessagesService,
  ) {}

  @Get()
  @RequirePermission('view_conversations')
  @RefuseDevices()
  @RateLimit('conversation_export')
  async download(
    @CurrentActor() actor: Actor,
    @ConversationParam('open') { id }: ConversationRef,
    @Query(new ZodPipe(transcriptQuery)) { format }: z.output<typeof transcriptQuery>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const conversation = await this.conversations.get(actor, id);
    const history = await this.messages.readAll(conversation);
    const { type, extension, content } = TRANSCRIPTS[format](conversation, history, requestLanguage());
    response.setHeader('Content-Type', type);
    response.setHeader('Content-Disposition', `attachment; filename="starling-${id}.${extension}"`);
    return content;
  }
}
