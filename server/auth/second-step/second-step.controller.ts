import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import type { z } from 'zod';
import type { RecoveryCodesBody, SecondStepBody, SecondStepSetupBody } from '../../../contract/passkeys.js';
import type { SignInBody } from '../../../contract/users.js';
import { AllowBlocked, CurrentActor, Public, RequirePermission } from '../../access/access.decorators.js';
import type { Actor } from '../../access/actor.js';
import { FreshSignIn } from '../../access/fresh-sign-in.decorator.js';
import { RateLimit, takenByHandler } from '../../access/rate-limit.decorator.js';
import { AppError } from '../../platform/errors/app-error.js';
import { noBody, ZodPipe } from '../../platform/validation/parse.js';
import { existingId } from '../../platform/validation/text.js';
import { CallerOf } from '../caller.js';
import { toRest as signInToRest } from '../sign-in.presenter.js';
import type { Caller } from '../sign-in.service.js';
import { codeBody, secondStepSignInBody } from './second-step.dto.js';
import { toRest } from './second-step.presenter.js';
import { SecondStepService } from './second-step.service.js';
import { SecondStepSignIns } from './second-step-sign-ins.js';

@Controller()
export class SecondStepController {
  constructor(
    private readonly secondStep: SecondStepService,
    private readonly signIns: SecondStepSignIns,
  ) {}

  @Public()
  @Post('auth/second-step')
  @HttpCode(200)
  @RateLimit('second_step_tickets', takenByHandler('second_step'))
  async finishSignIn(
    @Body(new ZodPipe(secondStepSignInBody)) { ticket, code }: z.output<typeof secondStepSignInBody>,
    @CallerOf() caller: Caller,
  ): Promise<SignInBody> {
    return signInToRest(await this.signIns.finish(ticket, code, caller));
  }

  @RequirePermission('edit_own_profile')
  @AllowBlocked('second_step_required')
  @Get('users/me/second-step')
  async find(@CurrentActor() actor: Actor): Promise<SecondStepBody> {
    return toRest(await this.secondStep.find(actor));
  }

  @RequirePermission('edit_own_profile')
  @AllowBlocked('second_step_required')
  @Post('users/me/second-step')
  @RateLimit('rest_changes')
  @FreshSignIn()
  async begin(@CurrentActor() actor: Actor, @Body(noBody) _body: unknown): Promise<SecondStepSetupBody> {
    return this.secondStep.begin(actor);
  }

  @RequirePermission('edit_own_profile')
  @AllowBlocked('second_step_required')
  @Post('users/me/second-step/confirmation')
  @HttpCode(200)
  @RateLimit('rest_changes', takenByHandler('second_step'))
  @FreshSignIn('never')
  async confirm(
    @CurrentActor() actor: Actor,
    @Body(new ZodPipe(codeBody)) { code }: z.output<typeof codeBody>,
  ): Promise<RecoveryCodesBody> {
    return { recovery_codes: await this.secondStep.confirm(actor, code) };
  }

  @RequirePermission('edit_own_profile')
  @Post('users/me/second-step/recovery-codes')
  @HttpCode(200)
  @RateLimit('rest_changes')
  @FreshSignIn()
  async renewCodes(@CurrentActor() actor: Actor, @Body(noBody) _body: unknown): Promise<RecoveryCodesBody> {
    return { recovery_codes: await this.secondStep.renewCodes(actor) };
  }

  @RequirePermission('edit_own_profile')
  @Delete('users/me/second-step')
  @HttpCode(204)
  @RateLimit('rest_changes')
  @FreshSignIn()
  async turnOff(@CurrentActor() actor: Actor, @Body(noBody) _body: unknown): Promise<void> {
    await this.secondStep.turnOff(actor);
  }

  @RequirePermission('manage_users')
  @Delete('admin/users/:id/second-step')
  @HttpCode(204)
  @RateLimit('rest_changes')
  @FreshSignIn()
  async reset(@CurrentActor() actor: Actor, @Param('id') given: string, @Body(noBody) _body: unknown): Promise<void> {
    const id = existingId(given);
    if (!id) throw new AppError('second_step_off');
    await this.secondStep.reset(id, actor);
  }
}
