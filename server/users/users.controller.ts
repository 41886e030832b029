import { Body, Controller, Delete, Get, HttpCode, Patch } from '@nestjs/common';
import type { UserBody } from '../../contract/users.js';
import { CurrentActor, RequirePermission, SignedIn } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { noBody, ZodPipe } from '../platform/validation/parse.js';
import { type ProfilePatch, profilePatch } from './users.dto.js';
import { UsersService } from './users.service.js';

@Controller('users/me')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @SignedIn({ waitlistedToo: true })
  @Get()
  me(@CurrentActor() actor: Actor): Promise<UserBody> {
    return this.users.body(actor.userId);
  }

  @RequirePermission('edit_own_profile')
  @Patch()
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  update(@CurrentActor() actor: Actor, @Body(new ZodPipe(profilePatch)) patch: ProfilePatch): Promise<UserBody> {
    return this.users.updateProfile(actor.userId, patch);
  }

  @RequirePermission('view_account_settings', { waitlistedToo: true })
  @Get('export')
  @RateLimit('export')
  @FreshSignIn()
  export(@CurrentActor() actor: Actor): Promise<Record<string, unknown>> {
    return this.users.export(actor.userId);
  }

  @RequirePermission('view_account_settings', { waitlistedToo: true })
  @Delete()
  @HttpCode(204)
  @RateLimit('rest_changes')
  @FreshSignIn()
  async erase(@CurrentActor() actor: Actor, @Body() body: unknown): Promise<void> {
    noBody.transform(body);
    await this.users.erase(actor.userId, actor.userId);
  }
}
