import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import type { SafetyAlertBody } from '../../contract/safety-alerts.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { setPageHeaders } from '../platform/http/page-headers.js';
import { parse, ZodPipe } from '../platform/validation/parse.js';
import { GuardianAlerts } from './guardian-alerts.service.js';
import { toRest } from './safety-alert.presenter.js';
import { alertsQuery, feedbackBody } from './safety-alerts.dto.js';

@Controller('safety-alerts')
export class SafetyAlertsController {
  constructor(private readonly alerts: GuardianAlerts) {}

  @Get()
  @RequirePermission('view_child_profiles')
  async list(
    @CurrentActor() actor: Actor,
    @Query(new ZodPipe(alertsQuery)) { child_id: childId, ...range }: z.output<typeof alertsQuery>,
    @Res({ passthrough: true }) response: Response,
  ): Promise<SafetyAlertBody[]> {
    const { items, total } = await this.alerts.list(actor, childId ?? null, range);
    const path = childId === undefined ? '/api/v1/safety-alerts' : `/api/v1/safety-alerts?child_id=${childId}`;
    setPageHeaders(response, path, range, total);
    return items.map(toRest);
  }

  @Post(':id/feedback')
  @HttpCode(200)
  @RequirePermission('manage_child_profiles')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async giveFeedback(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<SafetyAlertBody> {
    const judged = await this.alerts.require(actor, id);
    return toRest(await this.alerts.judge(actor, judged, parse(feedbackBody, body ?? {}).helpful));
  }
}
