import { Body, Controller, Delete, Get, HttpCode, Patch } from '@nestjs/common';
import type { UserBody } from '../../contract/users.js';
import { CurrentActor, RequirePermission, SignedIn } from '../access/access.decorators.js';
import { AccessService } from '../access/access.service.js';
import type { Actor } from '../access/actor.js';
import { RateLimiter } from '../access/rate-limiter.js';
import { noBody, ZodPipe } from '../platform/validation/parse.js';
import { type ProfilePatch, profilePatch } from './users.dto.js';
import { UsersService } from './users.service.js';

/** Export and erasure ask for a sign-in this recent (contract §3). */
const FRESH_SIGN_IN_SECONDS = 300;

@Controller('users/me')
export class UsersController {
  constructor(
    private readonly users: UsersService,
    private readonly access: AccessService,
    private readonly limiter: RateLimiter,
  ) {}

  @SignedIn({ waitlistedToo: true })
  @Get()
  me(@CurrentActor() actor: Actor): Promise<UserBody> {
    return this.users.body(actor.userId);
  }

  @RequirePermission('edit_own_profile')
  @Patch()
  update(@CurrentActor() actor: Actor, @Body(new ZodPipe(profilePatch)) patch: ProfilePatch): Promise<UserBody> {
    return this.users.updateProfile(actor.userId, patch);
  }

  @RequirePermission('view_account_settings', { waitlistedToo: true })
  @Get('export')
  async export(@CurrentActor() actor: Actor): Promise<Record<string, unknown>> {
    this.access.requireFreshSignIn(actor, FRESH_SIGN_IN_SECONDS);
    await this.limiter.consume('export', actor.userId);
    return this.users.export(actor.userId);
  }

  @RequirePermission('view_account_settings', { waitlistedToo: true })
  @Delete()
  @HttpCode(204)
  async erase(@CurrentActor() actor: Actor, @Body() body: unknown): Promise<void> {
    this.access.requireFreshSignIn(actor, FRESH_SIGN_IN_SECONDS);
    noBody.transform(body);
    await this.users.erase(actor.userId, actor.userId);
  }
}
