import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { z } from 'zod';
import type { HouseholdActivityBody, HouseholdBody } from '../../contract/households.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { setPageHeaders } from '../platform/http/page-headers.js';
import { noBody, parse, ZodPipe } from '../platform/validation/parse.js';
import { activityQuery, handOverBody, householdBody, householdPatch, pinBody } from './households.dto.js';
import { activityToRest, toRest } from './households.presenter.js';
import { HouseholdsService } from './households.service.js';
import { MembersService } from './members.service.js';

/** Bodies are checked after the household: an unknown one answers 404, a role that may not do it 403, before 422. */
@Controller('households')
export class HouseholdsController {
  constructor(
    private readonly households: HouseholdsService,
    private readonly members: MembersService,
  ) {}

  @Get()
  @RequirePermission('view_family_settings', 'view_child_profiles')
  async list(@CurrentActor() actor: Actor): Promise<HouseholdBody[]> {
    return (await this.households.list(actor)).map(toRest);
  }

  @Post()
  @RequirePermission('manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async create(
    @CurrentActor() actor: Actor,
    @Body(new ZodPipe(householdBody)) body: z.output<typeof householdBody>,
  ): Promise<HouseholdBody> {
    return toRest(await this.households.create(actor, body));
  }

  @Patch(':id')
  @RequirePermission('manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async update(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: unknown): Promise<HouseholdBody> {
    const household = await this.households.require(actor, id, 'update');
    return toRest(await this.households.update(actor, household, parse(householdPatch, body ?? {})));
  }

  @Delete(':id')
  @HttpCode(204)
  @RequirePermission('manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async delete(@CurrentActor() actor: Actor, @Param('id') id: string, @Body(noBody) _body: unknown): Promise<void> {
    await this.households.delete(actor, await this.households.require(actor, id, 'delete'));
  }

  @Put(':id/pin')
  @HttpCode(204)
  @RequirePermission('manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn()
  async setPin(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: unknown): Promise<void> {
    const household = await this.households.require(actor, id, 'set_pin');
    await this.households.setPin(actor, household, parse(pinBody, body ?? {}).pin);
  }

  @Post(':id/hand-over')
  @HttpCode(200)
  @RequirePermission('manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async handOver(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: unknown): Promise<HouseholdBody> {
    const household = await this.households.require(actor, id, 'hand_over');
    const { user_id: userId } = parse(handOverBody, body ?? {});
    return toRest(await this.members.handOver(actor, household, userId));
  }

  @Get(':id/activity')
  @RequirePermission('view_family_settings', 'view_child_profiles')
  async activity(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Query() query: unknown,
    @Res({ passthrough: true }) response: Response,
  ): Promise<HouseholdActivityBody[]> {
    const household = await this.households.require(actor, id, 'read_activity');
    const { controls_of: controlsOf, ...range } = parse(activityQuery, query);
    const { items, total } = await this.households.readActivity(household, range, controlsOf);
    const filter = controlsOf ? `?controls_of=${encodeURIComponent(controlsOf)}` : '';
    setPageHeaders(response, `/api/v1/households/${household.id}/activity${filter}`, range, total);
    return items.map(activityToRest);
  }
}
