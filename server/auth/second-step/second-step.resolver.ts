import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AllowBlocked, CurrentActor, RequirePermission } from '../../access/access.decorators.js';
import type { Actor } from '../../access/actor.js';
import { FreshSignIn } from '../../access/fresh-sign-in.decorator.js';
import { RateLimit, takenByHandler } from '../../access/rate-limit.decorator.js';
import { AppError } from '../../platform/errors/app-error.js';
import { parse } from '../../platform/validation/parse.js';
import { existingId } from '../../platform/validation/text.js';
import { codeBody } from './second-step.dto.js';
import { toGraphql } from './second-step.presenter.js';
import { SecondStepService } from './second-step.service.js';
import { SecondStepObject, SecondStepSetupObject } from './second-step.types.js';

@Resolver()
export class SecondStepResolver {
  constructor(private readonly secondSteps: SecondStepService) {}

  @Query(() => SecondStepObject, { description: "The caller's own" })
  @RequirePermission('edit_own_profile')
  @AllowBlocked('second_step_required')
  async secondStep(@CurrentActor() actor: Actor): Promise<SecondStepObject> {
    return toGraphql(await this.secondSteps.find(actor));
  }

  @Mutation(() => SecondStepSetupObject, { description: 'Confirm it with a code of the app within an hour' })
  @RequirePermission('edit_own_profile')
  @AllowBlocked('second_step_required')
  @RateLimit('graphql_changes')
  @FreshSignIn()
  async beginSecondStep(@CurrentActor() actor: Actor): Promise<SecondStepSetupObject> {
    return this.secondSteps.begin(actor);
  }

  @Mutation(() => [String], { description: 'Turns the second step on. Returns the recovery codes, once' })
  @RequirePermission('edit_own_profile')
  @AllowBlocked('second_step_required')
  @RateLimit('graphql_changes', takenByHandler('second_step'))
  @FreshSignIn('never')
  async confirmSecondStep(
    @CurrentActor() actor: Actor,
    @Args('code', { type: () => String }) given: string,
  ): Promise<string[]> {
    return this.secondSteps.confirm(actor, parse(codeBody, { code: given }).code);
  }

  @Mutation(() => [String], { description: 'The earlier recovery codes no longer work' })
  @RequirePermission('edit_own_profile')
  @RateLimit('graphql_changes')
  @FreshSignIn()
  async renewRecoveryCodes(@CurrentActor() actor: Actor): Promise<string[]> {
    return this.secondSteps.renewCodes(actor);
  }

  @Mutation(() => Boolean)
  @RequirePermission('edit_own_profile')
  @RateLimit('graphql_changes')
  @FreshSignIn()
  async turnOffSecondStep(@CurrentActor() actor: Actor): Promise<boolean> {
    await this.secondSteps.turnOff(actor);
    return true;
  }

  @Mutation(() => Boolean, {
    description: 'For an owner who lost the app and the codes. All sessions of the account end',
  })
  @RequirePermission('manage_users')
  @RateLimit('graphql_changes')
  @FreshSignIn()
  async resetSecondStep(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<boolean> {
    const id = existingId(userId);
    if (!id) throw new AppError('second_step_off');
    await this.secondSteps.reset(id, actor);
    return true;
  }
}
