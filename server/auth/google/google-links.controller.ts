import { Body, Controller, Delete, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import type { UserBody } from '../../../contract/users.js';
import { CurrentActor, RequirePermission } from '../../access/access.decorators.js';
import type { Actor } from '../../access/actor.js';
import { FreshSignIn } from '../../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../../access/rate-limit.decorator.js';
import { noBody, ZodPipe } from '../../platform/validation/parse.js';
import { toRest } from '../../users/users.presenter.js';
import { UsersService } from '../../users/users.service.js';
import { linkBody } from '../auth.dto.js';
import { GoogleLinks } from './google-links.js';

/** The Google account that is linked to one's own account. */
@Controller('auth/google')
export class GoogleLinksController {
  constructor(
    private readonly links: GoogleLinks,
    private readonly users: UsersService,
  ) {}

  @RequirePermission('edit_own_profile')
  @Post('link')
  @HttpCode(200)
  @RateLimit('rest_changes')
  @FreshSignIn()
  async link(
    @CurrentActor() actor: Actor,
    @Body(new ZodPipe(linkBody)) { googleAuthCode }: z.output<typeof linkBody>,
  ): Promise<UserBody> {
    await this.links.link(actor, googleAuthCode);
    return toRest(await this.users.getOwnAccount(actor.userId));
  }

  @RequirePermission('edit_own_profile')
  @Delete('unlink')
  @RateLimit('rest_changes')
  @FreshSignIn()
  async unlink(@CurrentActor() actor: Actor, @Body(noBody) _body: unknown): Promise<UserBody> {
    await this.links.unlink(actor);
    return toRest(await this.users.getOwnAccount(actor.userId));
  }

  @RequirePermission('edit_own_profile')
  @Post('sync')
  @HttpCode(200)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async sync(@CurrentActor() actor: Actor, @Body(noBody) _body: unknown): Promise<UserBody> {
    await this.links.syncProfile(actor.userId);
    return toRest(await this.users.getOwnAccount(actor.userId));
  }
}
