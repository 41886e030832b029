import { Body, Controller, Get, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import type { ChildStateBody } from '../../contract/controls.js';
import { AllowBlocked, CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ZodPipe } from '../platform/validation/parse.js';
import { ChildStates } from './child-states.js';
import { activityBody, toAction } from './controls.dto.js';
import { stateToRest } from './controls.presenter.js';
import { UsageMeter } from './usage-meter.js';

/** What the child of this device may do now. It stays open while the child is shut out. */
@Controller('devices/me')
export class OwnStateController {
  constructor(
    private readonly states: ChildStates,
    private readonly meter: UsageMeter,
  ) {}

  @Get('state')
  @RequirePermission('view_device_profiles')
  @AllowBlocked(...SHUT_OUT_REASONS)
  async state(@CurrentActor() actor: Actor): Promise<ChildStateBody> {
    return stateToRest(await this.states.now(actor));
  }

  /** Counts the minute in which the child turned a page or played. */
  @Post('activity')
  @HttpCode(200)
  @RequirePermission('view_device_profiles')
  @AllowBlocked('budget_used')
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async note(
    @CurrentActor() actor: Actor,
    @Body(new ZodPipe(activityBody)) activity: z.output<typeof activityBody>,
  ): Promise<ChildStateBody> {
    await this.meter.admit(actor, toAction(activity));
    return stateToRest(await this.states.now(actor));
  }
}
