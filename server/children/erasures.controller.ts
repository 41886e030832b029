import { Body, Controller, Delete, Get, HttpCode, Param, Post, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { ErasurePreviewBody, ErasureReceiptBody, ScheduledErasureBody } from '../../contract/children.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { noBody, parse } from '../platform/validation/parse.js';
import { conversationsErasureBody, erasureBody } from './children.dto.js';
import { receiptToRest } from './children.presenter.js';
import { ChildrenService } from './children.service.js';
import { ErasuresService } from './erasures.service.js';

@Controller()
export class ErasuresController {
  constructor(
    private readonly children: ChildrenService,
    private readonly erasures: ErasuresService,
  ) {}

  @Get('children/:id/erasure')
  @RequirePermission('delete_child_profiles')
  async preview(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ErasurePreviewBody> {
    const child = await this.children.require(actor, id, 'erase');
    return { counts: await this.erasures.preview(child), erases_at: child.erasesAt?.toISOString() ?? null };
  }

  @Post('children/:id/erasure')
  @HttpCode(200)
  @RequirePermission('delete_child_profiles')
  @RateLimit('rest_changes')
  @FreshSignIn()
  async erase(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ErasureReceiptBody | ScheduledErasureBody> {
    const child = await this.children.require(actor, id, 'erase');
    const { nickname } = parse(erasureBody, body ?? {});
    const outcome = await this.erasures.erase(actor, child, nickname);
    if (outcome.state === 'erased') return receiptToRest(outcome.receipt);
    return scheduled(response, outcome.erasesAt);
  }

  @Delete('children/:id/erasure')
  @HttpCode(204)
  @RequirePermission('delete_child_profiles')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async cancel(@CurrentActor() actor: Actor, @Param('id') id: string, @Body(noBody) _body: unknown): Promise<void> {
    await this.erasures.cancel(actor, await this.children.require(actor, id, 'erase'), 'child');
  }

  @Delete('children/:id/conversations')
  @HttpCode(200)
  @RequirePermission('delete_child_profiles')
  @RateLimit('rest_changes')
  @FreshSignIn()
  async deleteConversations(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ deleted: number } | ScheduledErasureBody> {
    const child = await this.children.require(actor, id, 'erase');
    const { nickname } = parse(conversationsErasureBody, body ?? {});
    const outcome = await this.erasures.deleteConversations(actor, child, nickname);
    if (outcome.state === 'erased') return { deleted: outcome.deleted };
    return scheduled(response, outcome.erasesAt);
  }

  @Delete('children/:id/conversations/erasure')
  @HttpCode(204)
  @RequirePermission('delete_child_profiles')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async cancelConversations(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body(noBody) _body: unknown,
  ): Promise<void> {
    await this.erasures.cancel(actor, await this.children.require(actor, id, 'erase'), 'conversations');
  }

  @Get('erasure-receipts/:id')
  @RequirePermission('delete_child_profiles')
  async receipt(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ErasureReceiptBody> {
    return receiptToRest(await this.erasures.receipt(actor, id));
  }
}

function scheduled(response: Response, erasesAt: Date): ScheduledErasureBody {
  response.status(202);
  return { state: 'scheduled', erases_at: erasesAt.toISOString() };
}
