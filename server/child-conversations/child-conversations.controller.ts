import { Controller, Get, Param, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ConversationBody } from '../../contract/conversations.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { toRest } from '../conversations/conversation.presenter.js';
import { listQuery } from '../conversations/conversations.dto.js';
import { toRest as messageToRest } from '../conversations/message.presenter.js';
import { messagesQuery } from '../messages/messages.dto.js';
import { setPageHeaders } from '../platform/http/page-headers.js';
import { parse } from '../platform/validation/parse.js';
import { ChildConversationsService } from './child-conversations.service.js';

/** A child's conversations as its guardians read them. Queries are checked last: an unknown child answers 404 before 422. */
@Controller('children/:id/conversations')
export class ChildConversationsController {
  constructor(private readonly conversations: ChildConversationsService) {}

  @Get()
  @RequirePermission('view_child_profiles')
  async list(
    @CurrentActor() actor: Actor,
    @Param('id') childId: string,
    @Query() query: unknown,
    @Res({ passthrough: true }) response: Response,
  ) {
    const child = await this.conversations.requireChild(actor, childId);
    const { limit, offset, search, ...rest } = parse(listQuery, query);
    const { items, total } = await this.conversations.list(child, {
      limit,
      offset,
      search,
      includeArchived: rest.include_archived,
      sortBy: rest.sort_by,
      type: rest.type ?? null,
    });
    const filter = new URLSearchParams(search ? { search } : {});
    for (const [name, value] of Object.entries(rest)) if (value !== undefined) filter.set(name, String(value));
    setPageHeaders(response, `/api/v1/children/${child.childId}/conversations?${filter}`, { limit, offset }, total);
    return items.map(toRest);
  }

  @Get(':conversation_id')
  @RequirePermission('view_child_profiles')
  async one(
    @CurrentActor() actor: Actor,
    @Param('id') childId: string,
    @Param('conversation_id') conversationId: string,
  ): Promise<ConversationBody> {
    const child = await this.conversations.requireChild(actor, childId);
    return toRest(await this.conversations.get(child, conversationId));
  }

  @Get(':conversation_id/messages')
  @RequirePermission('view_child_profiles')
  async messages(
    @CurrentActor() actor: Actor,
    @Param('id') childId: string,
    @Param('conversation_id') conversationId: string,
    @Query() query: unknown,
    @Res({ passthrough: true }) response: Response,
  ) {
    const child = await this.conversations.requireChild(actor, childId);
    const conversation = await this.conversations.requireConversation(child, conversationId);
    const { limit, before } = parse(messagesQuery, query);
    const { messages, hasMore } = await this.conversations.readPage(actor, conversation, { limit, before });
    const first = messages[0];
    if (hasMore && first) {
      const earlier = `/api/v1/children/${childId}/conversations/${conversationId}/messages?limit=${limit}&before=${first.id}`;
      response.setHeader('Link', `<${earlier}>; rel="prev"`);
    }
    return messages.map(messageToRest);
  }
}
