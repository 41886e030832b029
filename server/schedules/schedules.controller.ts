import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Query } from '@nestjs/common';
import type { z } from 'zod';
import type { ScheduleItemBody } from '../../contract/schedules.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { parse, ZodPipe } from '../platform/validation/parse.js';
import { scheduleItemBody, scheduleItemPatch, scheduleItemsQuery } from './schedules.dto.js';
import { toRest } from './schedules.presenter.js';
import { patchOf } from './schedules.requests.js';
import { SchedulesService } from './schedules.service.js';

/** Bodies are checked after the child or the item: an unknown one answers 404 before 422. */
@Controller('schedule-items')
export class SchedulesController {
  constructor(private readonly schedules: SchedulesService) {}

  @Get()
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async list(
    @CurrentActor() actor: Actor,
    @Query(new ZodPipe(scheduleItemsQuery)) { child_id: childId }: z.output<typeof scheduleItemsQuery>,
  ): Promise<ScheduleItemBody[]> {
    return (await this.schedules.list(actor, childId ?? null)).map(toRest);
  }

  @Post()
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async create(
    @CurrentActor() actor: Actor,
    @Body() body: { child_id?: unknown } | undefined,
  ): Promise<ScheduleItemBody> {
    const child = await this.schedules.childOf(actor, body?.child_id);
    const fields = parse(scheduleItemBody, body ?? {});
    return toRest(await this.schedules.create(actor, child, fields));
  }

  @Patch(':id')
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async change(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<ScheduleItemBody> {
    const item = await this.schedules.require(actor, id);
    return toRest(await this.schedules.update(actor, item, patchOf(parse(scheduleItemPatch, body ?? {}))));
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async delete(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<void> {
    await this.schedules.delete(actor, await this.schedules.require(actor, id));
  }
}
