import { Body, Controller, Delete, Get, HttpCode, Param, Patch, Post, Put, Query } from '@nestjs/common';
import type { ChildBody } from '../../contract/children.js';
import type { ChildStateBody, ControlsBody, GrantBody, TimelinePartBody } from '../../contract/controls.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { toRest as childToRest } from '../children/children.presenter.js';
import { ChildrenService } from '../children/children.service.js';
import { noBody, parse } from '../platform/validation/parse.js';
import { ChildStates } from './child-states.js';
import { controlsPatch, grantBody, stateQuery, timelineQuery } from './controls.dto.js';
import { grantToRest, partToRest, stateToRest, toRest } from './controls.presenter.js';
import { patchOf } from './controls.requests.js';
import { ControlsService } from './controls.service.js';
import { GrantsService } from './grants.service.js';
import { PausesService } from './pauses.service.js';

/** Bodies and queries are checked after the child: an unknown one answers 404, a role that may not do it 403, before 422. */
@Controller('children/:id')
export class ControlsController {
  constructor(
    private readonly children: ChildrenService,
    private readonly controls: ControlsService,
    private readonly states: ChildStates,
    private readonly grants: GrantsService,
    private readonly pauses: PausesService,
  ) {}

  @Get('controls')
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async read(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<ControlsBody> {
    return toRest(await this.controls.read(await this.children.require(actor, id, 'manage')));
  }

  @Patch('controls')
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async change(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: unknown): Promise<ControlsBody> {
    const child = await this.children.require(actor, id, 'manage');
    const patch = parse(controlsPatch, body ?? {});
    return toRest(await this.controls.change(actor, child, patch.version, patchOf(patch)));
  }

  @Get('state')
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async state(@CurrentActor() actor: Actor, @Param('id') id: string, @Query() query: unknown): Promise<ChildStateBody> {
    const child = await this.children.require(actor, id, 'view_plan');
    const { at } = parse(stateQuery, query);
    return stateToRest(
      at ? await this.states.at(child, at) : await this.states.now(child, child.consentVersion === null),
    );
  }

  @Get('timeline')
  @RequirePermission('view_child_profiles', 'view_family_settings')
  async timeline(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Query() query: unknown,
  ): Promise<TimelinePartBody[]> {
    const child = await this.children.require(actor, id, 'view_plan');
    const { from, to } = parse(timelineQuery, query);
    return (await this.states.timeline(child, from, to)).map(partToRest);
  }

  @Put('pause')
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async pause(@CurrentActor() actor: Actor, @Param('id') id: string, @Body(noBody) _body: unknown): Promise<ChildBody> {
    return childToRest(await this.pauses.setForChild(actor, id, true));
  }

  @Delete('pause')
  @HttpCode(200)
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async resume(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body(noBody) _body: unknown,
  ): Promise<ChildBody> {
    return childToRest(await this.pauses.setForChild(actor, id, false));
  }

  @Post('grants')
  @RequirePermission('manage_child_profiles', 'manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async grant(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: unknown): Promise<GrantBody> {
    const child = await this.children.require(actor, id, 'grant_minutes');
    return grantToRest(await this.grants.grant(actor, child, parse(grantBody, body ?? {})));
  }
}
