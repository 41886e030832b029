import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import { CurrentActor, RefuseDevices, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { noBody, ZodPipe } from '../platform/validation/parse.js';
import type { ConversationRef } from './conversation.policy.js';
import { toRest } from './conversation.presenter.js';
import { ConversationParam } from './conversation-param.js';
import { clearQuery, conversationPatch, listQuery } from './conversations.dto.js';
import { ConversationsService } from './conversations.service.js';

@Controller('conversations')
export class ConversationsController {
  constructor(private readonly conversations: ConversationsService) {}

  @Get()
  @RequirePermission('view_conversations')
  async list(
    @CurrentActor() actor: Actor,
    @Query(new ZodPipe(listQuery)) query: z.output<typeof listQuery>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<string> {
    const { body, total } = await this.conversations.listJson(actor, {
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
    return toRest(await this.conversations.get(actor, id));
  }

  @Patch(':id')
  @RequirePermission('create_conversations')
  @RefuseDevices()
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async update(
    @CurrentActor() actor: Actor,
    @ConversationParam('write') conversation: ConversationRef,
    @Body(new ZodPipe(conversationPatch)) patch: z.output<typeof conversationPatch>,
  ) {
    const updated = await this.conversations.update(actor, conversation, {
      title: patch.title,
      type: patch.conversation_type,
      isArchived: patch.is_archived,
      isPinned: patch.is_pinned,
      tags: patch.tags,
    });
    return toRest(updated);
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('delete_conversations')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async delete(
    @CurrentActor() actor: Actor,
    @ConversationParam('delete') conversation: ConversationRef,
    @Body(noBody) _body: unknown,
  ): Promise<void> {
    await this.conversations.delete(actor, conversation);
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
    return { deleted: await this.conversations.deleteListed(actor, query.include_archived) };
  }
}
