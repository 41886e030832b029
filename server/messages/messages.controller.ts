import { Body, Controller, Delete, Get, HttpCode, Patch, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import { RefuseDevices, RequirePermission } from '../access/access.decorators.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import type { ConversationRef } from '../conversations/conversation.policy.js';
import { ConversationParam } from '../conversations/conversation-param.js';
import type { MessageRow } from '../conversations/conversation-rows.js';
import { toRest } from '../conversations/message.presenter.js';
import { noBody, ZodPipe } from '../platform/validation/parse.js';
import { MessageParam } from './message-param.js';
import { editBody, messagesQuery, reactionBody } from './messages.dto.js';
import { MessagesService } from './messages.service.js';

@Controller('conversations/:id/messages')
export class MessagesController {
  constructor(private readonly messages: MessagesService) {}

  @Get()
  @RequirePermission('view_conversations')
  async page(
    @ConversationParam('open') conversation: ConversationRef,
    @Query(new ZodPipe(messagesQuery)) { limit, before }: z.output<typeof messagesQuery>,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { messages, hasMore } = await this.messages.readPage(conversation, limit, before);
    const first = messages[0];
    if (hasMore && first) {
      const earlier = `/api/v1/conversations/${conversation.id}/messages?limit=${limit}&before=${first.id}`;
      response.setHeader('Link', `<${earlier}>; rel="prev"`);
    }
    return messages.map(toRest);
  }

  @Patch(':messageId')
  @RequirePermission('create_conversations')
  @RefuseDevices()
  @RateLimit('rest_changes', 'messages')
  @FreshSignIn('never')
  async edit(
    @MessageParam('edit') message: MessageRow,
    @Body(new ZodPipe(editBody)) { content }: z.output<typeof editBody>,
  ) {
    return toRest(await this.messages.edit(message, content));
  }

  @Delete(':messageId')
  @HttpCode(204)
  @RequirePermission('create_conversations')
  @RefuseDevices()
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async delete(@MessageParam('edit') message: MessageRow, @Body(noBody) _body: unknown): Promise<void> {
    await this.messages.delete(message);
  }

  @Put(':messageId/reaction')
  @RequirePermission('view_conversations')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async react(
    @MessageParam('react') message: MessageRow,
    @Body(new ZodPipe(reactionBody)) { type }: z.output<typeof reactionBody>,
  ) {
    return toRest(await this.messages.react(message, type));
  }

  @Delete(':messageId/reaction')
  @HttpCode(204)
  @RequirePermission('view_conversations')
  @RefuseDevices()
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async removeReaction(@MessageParam('react') message: MessageRow, @Body(noBody) _body: unknown): Promise<void> {
    await this.messages.react(message, null);
  }
}
