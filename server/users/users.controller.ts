import { Body, Controller, Delete, Get, HttpCode, Patch, Query } from '@nestjs/common';
import type { z } from 'zod';
import type { UserBody } from '../../contract/users.js';
import { AllowBlocked, CurrentActor, RequirePermission, SignedIn } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { noBody, ZodPipe } from '../platform/validation/parse.js';
import { AccountDataService } from './account-data.service.js';
import { erasureQuery, type ProfilePatch, profilePatch } from './users.dto.js';
import { toRest } from './users.presenter.js';
import { UsersService } from './users.service.js';

@Controller('users/me')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly accountData: AccountDataService,
  ) {}

  @SignedIn()
  @AllowBlocked('waitlisted', 'second_step_required', ...SHUT_OUT_REASONS)
  @Get()
  async me(@CurrentActor() actor: Actor): Promise<UserBody> {
    return toRest(await this.users.getOwnAccount(actor.userId));
  }

  @RequirePermission('edit_own_profile')
  @Patch()
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async update(@CurrentActor() actor: Actor, @Body(new ZodPipe(profilePatch)) patch: ProfilePatch): Promise<UserBody> {
    await this.users.updateProfile(actor.userId, patch);
    return toRest(await this.users.getOwnAccount(actor.userId));
  }

  @RequirePermission('view_account_settings')
  @AllowBlocked('waitlisted')
  @Get('export')
  @RateLimit('export')
  @FreshSignIn()
  export(@CurrentActor() actor: Actor): Promise<Record<string, unknown>> {
    return this.accountData.exportAccount(actor.userId);
  }

  @RequirePermission('view_account_settings')
  @AllowBlocked('waitlisted')
  @Delete()
  @HttpCode(204)
  @RateLimit('rest_changes')
  @FreshSignIn()
  async erase(
    @CurrentActor() actor: Actor,
    @Query(new ZodPipe(erasureQuery)) { children }: z.output<typeof erasureQuery>,
    @Body() body: unknown,
  ): Promise<void> {
    noBody.transform(body);
    await this.accountData.eraseAccount(actor.userId, actor.userId, { erasesChildren: children === 'erase' });
  }
}
