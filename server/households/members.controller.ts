import { Body, Controller, Delete, HttpCode, Param, Patch, Post } from '@nestjs/common';
import type { EndedAccessBody, HouseholdMemberBody } from '../../contract/households.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { noBody, parse } from '../platform/validation/parse.js';
import { endedToRest, memberToRest } from './households.presenter.js';
import { HouseholdsService } from './households.service.js';
import { memberPatch } from './members.dto.js';
import { MembersService } from './members.service.js';

@Controller('households/:id/members/:user_id')
export class MembersController {
  constructor(
    private readonly households: HouseholdsService,
    private readonly members: MembersService,
  ) {}

  @Post('confirm')
  @HttpCode(200)
  @RequirePermission('manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async confirm(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('user_id') userId: string,
    @Body(noBody) _body: unknown,
  ): Promise<HouseholdMemberBody> {
    const household = await this.households.require(actor, id, 'invite_helper');
    return memberToRest(await this.members.confirm(actor, household, userId));
  }

  @Patch()
  @RequirePermission('manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async update(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('user_id') userId: string,
    @Body() body: unknown,
  ): Promise<HouseholdMemberBody> {
    const household = await this.households.require(actor, id, 'manage_members');
    const member = this.members.require(household, userId);
    const { role, label, child_ids: childIds, until } = parse(memberPatch, body ?? {});
    return memberToRest(await this.members.update(actor, household, member, { role, label, childIds, until }));
  }

  /** The primary removes others, and anyone may leave. */
  @Delete()
  @HttpCode(200)
  @RequirePermission('manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async remove(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('user_id') userId: string,
    @Body(noBody) _body: unknown,
  ): Promise<EndedAccessBody> {
    const isLeaving = userId.toLowerCase() === actor.userId;
    const household = await this.households.require(actor, id, isLeaving ? 'view' : 'manage_members');
    const member = this.members.require(household, userId);
    return endedToRest(await this.members.remove(actor, household, member));
  }
}
