import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import type { z } from 'zod';
import type { ZoneQuestionBody } from '../../contract/travel.js';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ZodPipe } from '../platform/validation/parse.js';
import { zoneDecision, zoneReport } from './travel.dto.js';
import { toRest } from './travel.presenter.js';
import { TravelService } from './travel.service.js';

@Controller()
export class TravelController {
  constructor(private readonly travel: TravelService) {}

  @Put('devices/me/time-zone')
  @HttpCode(204)
  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async report(
    @CurrentActor() actor: Actor,
    @Body(new ZodPipe(zoneReport)) { time_zone: zone }: z.output<typeof zoneReport>,
  ): Promise<void> {
    await this.travel.report(actor, zone);
  }

  @Get('zone-questions')
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async list(@CurrentActor() actor: Actor): Promise<ZoneQuestionBody[]> {
    return (await this.travel.list(actor)).map(toRest);
  }

  @Post('zone-questions/:id/decision')
  @HttpCode(200)
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async decide(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body(new ZodPipe(zoneDecision)) choice: z.output<typeof zoneDecision>,
  ): Promise<ZoneQuestionBody> {
    return toRest(await this.travel.decide(actor, id, choice));
  }
}
