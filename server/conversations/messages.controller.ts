import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { noBody, ZodPipe } from '../platform/validation/parse.js';
import { messageBody } from './conversation.presenter.js';
import { editBody, messagesQuery, reactionBody } from './conversations.dto.js';
import { ConversationsService } from './conversations.service.js';
import { MessagesService } from './messages.service.js';

/** Ownership comes before query and body (contract §3): what is not yours does not exist, whatever you send. */
@Controller('conversations/:id/messages')
export class MessagesController {
  constructor(
    private readonly messages: MessagesService,
    private readonly conversations: ConversationsService,
  ) {}

  @Get()
  @RequirePermission('view_conversations')
  async page(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Query() query: unknown,
    @Res({ passthrough: true }) response: Response,
  ) {
    await this.conversations.requireOwned(actor.userId, id);
    const { limit, before } = new ZodPipe(messagesQuery).transform(query);
    const { messages, hasMore } = await this.messages.page(actor.userId, id, limit, before);
    const first = messages[0];
    if (hasMore && first) {
      response.setHeader(
        'Link',
        `</api/v1/conversations/${id.toLowerCase()}/messages?limit=${limit}&before=${first.id}>; rel="prev"`,
      );
    }
    return messages.map(messageBody);
  }

  @Patch(':messageId')
  @RequirePermission('create_conversations')
  @RateLimit('rest_changes', 'messages')
  @FreshSignIn('never')
  async edit(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('messageId') messageId: string,
    @Body() body: unknown,
  ) {
    await this.messages.requireOwn(actor.userId, id, messageId);
    const { content } = new ZodPipe(editBody).transform(body);
    return messageBody(await this.messages.edit(actor.userId, id, messageId, content));
  }

  @Delete(':messageId')
  @HttpCode(204)
  @RequirePermission('create_conversations')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async delete(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('messageId') messageId: string,
    @Body() body: unknown,
  ): Promise<void> {
    await this.messages.requireOwn(actor.userId, id, messageId);
    noBody.transform(body);
    await this.messages.delete(actor.userId, id, messageId);
  }

  @Put(':messageId/reaction')
  @RequirePermission('view_conversations')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async react(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('messageId') messageId: string,
    @Body() body: unknown,
  ) {
    await this.messages.get(actor.userId, id, messageId);
    const { type } = new ZodPipe(reactionBody).transform(body);
    return messageBody(await this.messages.react(actor.userId, id, messageId, type));
  }

  @Delete(':messageId/reaction')
  @HttpCode(204)
  @RequirePermission('view_conversations')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async removeReaction(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('messageId') messageId: string,
    @Body() body: unknown,
  ): Promise<void> {
    await this.messages.get(actor.userId, id, messageId);
    noBody.transform(body);
    await this.messages.react(actor.userId, id, messageId, null);
  }
}
