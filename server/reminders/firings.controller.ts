import { Body, Controller, HttpCode, Param, Post } from '@nestjs/common';
import type { FiringBody } from '../../contract/reminders.js';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { noBody, parse } from '../platform/validation/parse.js';
import { FiringsService } from './firings.service.js';
import { snoozeBody } from './reminders.dto.js';
import { firingToRest } from './reminders.presenter.js';

/** What the caller does about a reminder that is due. It stays open while a child is shut out. */
@Controller('firings/:id')
export class FiringsController {
  constructor(private readonly firings: FiringsService) {}

  @Post('done')
  @HttpCode(200)
  @RequirePermission('manage_family_settings', 'view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async done(@CurrentActor() actor: Actor, @Param('id') id: string, @Body(noBody) _body: object): Promise<FiringBody> {
    return firingToRest(await this.firings.done(actor, id));
  }

  @Post('snooze')
  @HttpCode(200)
  @RequirePermission('manage_family_settings', 'view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async snooze(@CurrentActor() actor: Actor, @Param('id') id: string, @Body() body: unknown): Promise<FiringBody> {
    const firing = await this.firings.require(actor, id);
    const { minutes } = parse(snoozeBody, body ?? {});
    return firingToRest(await this.firings.snooze(actor, firing.id, minutes));
  }

  @Post('skip')
  @HttpCode(200)
  @RequirePermission('manage_family_settings', 'view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async skip(@CurrentActor() actor: Actor, @Param('id') id: string, @Body(noBody) _body: object): Promise<FiringBody> {
    return firingToRest(await this.firings.skip(actor, id));
  }
}
