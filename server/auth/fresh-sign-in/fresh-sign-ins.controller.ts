import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import { AllowBlocked, CurrentActor, RequirePermission } from '../../access/access.decorators.js';
import type { Actor } from '../../access/actor.js';
import { FreshSignIn } from '../../access/fresh-sign-in.decorator.js';
import { RateLimit, takenByHandler } from '../../access/rate-limit.decorator.js';
import { noBody, ZodPipe } from '../../platform/validation/parse.js';
import { freshSignInBody } from './fresh-sign-ins.dto.js';
import { FreshSignIns } from './fresh-sign-ins.service.js';

@Controller('users/me/fresh-sign-in')
export class FreshSignInsController {
  constructor(private readonly freshSignIns: FreshSignIns) {}

  @RequirePermission('edit_own_profile')
  @AllowBlocked('second_step_required')
  @Post('options')
  @HttpCode(200)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async begin(@CurrentActor() actor: Actor, @Body(noBody) _body: unknown) {
    return { options: await this.freshSignIns.begin(actor) };
  }

  @RequirePermission('edit_own_profile')
  @AllowBlocked('second_step_required')
  @Post()
  @HttpCode(204)
  @RateLimit('rest_changes', takenByHandler('second_step'))
  @FreshSignIn('never')
  async prove(
    @CurrentActor() actor: Actor,
    @Body(new ZodPipe(freshSignInBody)) body: z.output<typeof freshSignInBody>,
  ): Promise<void> {
    await this.freshSignIns.prove(actor, body);
  }
}
