import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import type { PlanEntryBody } from '../../contract/schedules.js';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { parse, ZodPipe } from '../platform/validation/parse.js';
import { PlansService } from './plans.service.js';
import { planDoneBody, planQuery } from './schedules.dto.js';
import { entryToRest } from './schedules.presenter.js';

/** The plan of a day. The child's own stays open while the child is shut out. */
@Controller()
export class PlansController {
  constructor(private readonly plans: PlansService) {}

  @Get('children/:id/plan')
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async ofChild(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Query() query: unknown,
  ): Promise<PlanEntryBody[]> {
    await this.plans.requireChild(actor, id);
    const { date } = parse(planQuery, query);
    return (await this.plans.ofChild(actor, id, date)).map(entryToRest);
  }

  @Get('devices/me/plan')
  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  async ofDevice(
    @CurrentActor() actor: Actor,
    @Query(new ZodPipe(planQuery)) { date }: z.output<typeof planQuery>,
  ): Promise<PlanEntryBody[]> {
    return (await this.plans.ofDevice(actor, date)).map(entryToRest);
  }

  @Post('devices/me/plan/:id/done')
  @HttpCode(200)
  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async markDone(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body(new ZodPipe(planDoneBody)) done: z.output<typeof planDoneBody>,
  ): Promise<PlanEntryBody> {
    return entryToRest(await this.plans.markDone(actor, id, done));
  }
}
