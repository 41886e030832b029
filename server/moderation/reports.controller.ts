import { Body, Controller, Get, Param, Patch, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import type { ReportBody, ReportDetailBody } from '../../contract/moderation.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { MessagesService } from '../messages/messages.service.js';
import { parse, ZodPipe } from '../platform/validation/parse.js';
import { breakGlassBody, reportPatch, reportReason, reportsQuery } from './moderation.dto.js';
import type { Report } from './report.entity.js';
import { toReceipt, toRest, toRestDetail } from './report.presenter.js';
import { ReportsService } from './reports.service.js';

@Controller('moderation/reports')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Get()
  @RequirePermission('view_moderation_dashboard')
  async list(
    @CurrentActor() actor: Actor,
    @Query(new ZodPipe(reportsQuery)) query: z.output<typeof reportsQuery>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<ReportBody[]> {
    const { items, total } = await this.reports.list({ viewerId: actor.userId, ...query });
    response.setHeader('X-Total-Count', String(total));
    return items.map(toRest);
  }

  @Get(':id')
  @RequirePermission('view_moderation_dashboard')
  async get(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ReportDetailBody> {
    return toRestDetail(await this.reports.view(actor, id));
  }

  @Patch(':id')
  @RequirePermission('manage_reports')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async change(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: unknown): Promise<ReportBody> {
    await this.reports.get(actor, id);
    return toRest(await this.apply(actor, id, parse(reportPatch, body ?? {})));
  }

  @Post(':id/break-glass')
  @RequirePermission('manage_reports')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async breakGlass(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<ReportDetailBody> {
    const report = await this.reports.requireOfOthers(actor, id);
    const { reason } = parse(breakGlassBody, body ?? {});
    return toRestDetail(await this.reports.breakGlass(actor, report, reason));
  }

  private apply(actor: Actor, id: string, patch: z.output<typeof reportPatch>): Promise<Report> {
    if (patch.action === 'claim') return this.reports.claim(actor, id);
    if (patch.action === 'release') return this.reports.release(actor, id);
    if (patch.action === 'undo') return this.reports.undo(actor, id);
    return this.reports.decide(actor, id, patch.decision, patch.note ?? null);
  }
}

/** Stands here despite its path: moderation depends on conversations, not the other way round. */
@Controller('conversations/:id/messages/:messageId/report')
export class ReportMessageController {
  constructor(
    private readonly reports: ReportsService,
    private readonly messages: MessagesService,
  ) {}

  @Post()
  @RequirePermission('view_conversations')
  @RateLimit('rest_changes', 'reports')
  @FreshSignIn('never')
  async report(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('messageId') messageId: string,
    @Body() body: unknown,
  ): Promise<ReturnType<typeof toReceipt>> {
    await this.messages.authorize(actor, 'read', id, messageId);
    const { reason } = parse(reportReason, body ?? {});
    return toReceipt(await this.reports.report(actor, id, messageId, reason));
  }
}
