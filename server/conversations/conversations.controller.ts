import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { noBody, ZodPipe } from '../platform/validation/parse.js';
import { conversationBody } from './conversation.presenter.js';
import { EXPORTS } from './conversation-export.js';
import { clearQuery, conversationPatch, exportQuery, listQuery } from './conversations.dto.js';
import { ConversationsService } from './conversations.service.js';
import { MessagesService } from './messages.service.js';

@Controller('conversations')
export class ConversationsController {
  constructor(
    private readonly conversations: ConversationsService,
    private readonly messages: MessagesService,
  ) {}

  @Get()
  @RequirePermission('view_conversations')
  async list(
    @CurrentActor() actor: Actor,
    @Query(new ZodPipe(listQuery)) query: z.output<typeof listQuery>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { body, total } = await this.conversations.listJson(actor.userId, {
      limit: query.limit,
      offset: query.offset,
      includeArchived: query.include_archived,
      search: query.search,
      sortBy: query.sort_by,
      type: query.type ?? null,
    });
    response.setHeader('X-Total-Count', String(total));
    response.setHeader('Content-Type', 'application/json; charset=utf-8');
    return body;
  }

  @Get(':id')
  @RequirePermission('view_conversations')
  async get(@CurrentActor() actor: Actor, @Param('id') id: string) {
    return conversationBody(await this.conversations.get(actor.userId, id));
  }

  /** A conversation to keep: JSON, or Markdown to read. */
  @Get(':id/export')
  @RequirePermission('view_conversations')
  @RateLimit('conversation_export')
  async export(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Query() query: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const conversation = await this.conversations.get(actor.userId, id);
    const { format } = new ZodPipe(exportQuery).transform(query);
    const messages = await this.messages.all(actor.userId, conversation.id);
    const file = EXPORTS[format](conversation, messages);
    response.setHeader('Content-Type', file.type);
    response.setHeader('Content-Disposition', `attachment; filename="starling-${conversation.id}.${file.extension}"`);
    return file.content;
  }

  @Patch(':id')
  @RequirePermission('create_conversations')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async update(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: unknown) {
    // Ownership comes before the body (contract §3): what is not yours does not exist, whatever you send.
    await this.conversations.requireOwned(actor.userId, id);
    const patch = new ZodPipe(conversationPatch).transform(body);
    const updated = await this.conversations.update(actor.userId, id, {
      title: patch.title,
      type: patch.conversation_type,
      isArchived: patch.is_archived,
      isPinned: patch.is_pinned,
      tags: patch.tags,
    });
    return conversationBody(updated);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('delete_conversations')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async delete(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: unknown): Promise<void> {
    await this.conversations.requireOwned(actor.userId, id);
    noBody.transform(body);
    await this.conversations.delete(actor.userId, id);
  }

  @Delete()
  @HttpCode(200)
  @RequirePermission('delete_conversations')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async clear(
    @CurrentActor() actor: Actor,
    @Query(new ZodPipe(clearQuery)) query: z.output<typeof clearQuery>,
    @Body(noBody) _body: unknown,
  ): Promise<{ deleted: number }> {
    return { deleted: await this.conversations.clear(actor.userId, query.include_archived) };
  }
}
