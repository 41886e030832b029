import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type {
  AcceptedInvitationBody,
  CreatedInvitationBody,
  HouseholdInvitationBody,
  InvitationBody,
} from '../../contract/households.js';
import { CurrentActor, RefuseDevices, RequirePermission, SignedIn } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { noBody, parse } from '../platform/validation/parse.js';
import { acceptedToRest, createdToRest, heldToRest, invitationToRest } from './households.presenter.js';
import { HouseholdsService } from './households.service.js';
import { InvitationsService } from './invitations.service.js';
import { invitationBody } from './members.dto.js';

@Controller()
export class InvitationsController {
  constructor(
    private readonly households: HouseholdsService,
    private readonly invitations: InvitationsService,
  ) {}

  @Post('households/:id/invitations')
  @RequirePermission('manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async create(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Body() body: unknown,
  ): Promise<CreatedInvitationBody> {
    const household = await this.households.require(actor, id, 'invite_helper');
    const { child_ids: childIds, ...terms } = parse(invitationBody, body ?? {});
    return createdToRest(await this.invitations.create(actor, household, { ...terms, childIds }));
  }

  @Get('households/:id/invitations')
  @RequirePermission('manage_family_settings')
  async list(@CurrentActor() actor: Actor, @Param('id') id: string): Promise<HouseholdInvitationBody[]> {
    const household = await this.households.require(actor, id, 'invite_helper');
    return (await this.invitations.list(household)).map(invitationToRest);
  }

  @Delete('households/:id/invitations/:invitation_id')
  @HttpCode(204)
  @RequirePermission('manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async revoke(
    @CurrentActor() actor: Actor,
    @Param('id') id: string,
    @Param('invitation_id') invitationId: string,
    @Body(noBody) _body: unknown,
  ): Promise<void> {
    const household = await this.households.require(actor, id, 'invite_helper');
    await this.invitations.revoke(actor, household, invitationId);
  }

  @Get('invitations/:token')
  @SignedIn()
  @RefuseDevices()
  async look(@Param('token') token: string): Promise<InvitationBody> {
    return heldToRest(await this.invitations.look(token));
  }

  @Post('invitations/:token/accept')
  @HttpCode(200)
  @RequirePermission('manage_family_settings')
  @RateLimit('rest_changes')
  @FreshSignIn()
  async accept(
    @CurrentActor() actor: Actor,
    @Param('token') token: string,
    @Body(noBody) _body: unknown,
  ): Promise<AcceptedInvitationBody> {
    return acceptedToRest(await this.invitations.accept(actor, token));
  }
}
