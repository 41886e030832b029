import { Args, Mutation, Resolver } from '@nestjs/graphql';
import { AllowBlocked, CurrentActor, RequirePermission } from '../../access/access.decorators.js';
import type { Actor } from '../../access/actor.js';
import { FreshSignIn } from '../../access/fresh-sign-in.decorator.js';
import { RateLimit, takenByHandler } from '../../access/rate-limit.decorator.js';
import { JsonScalar } from '../../graphql/scalars.js';
import { parse } from '../../platform/validation/parse.js';
import { freshSignInBody } from './fresh-sign-ins.dto.js';
import { FreshSignIns } from './fresh-sign-ins.service.js';

@Resolver()
export class FreshSignInsResolver {
  constructor(private readonly freshSignIns: FreshSignIns) {}

  @Mutation(() => JsonScalar, { description: 'What the browser needs to use a passkey: WebAuthn options as JSON' })
  @RequirePermission('edit_own_profile')
  @AllowBlocked('second_step_required')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async beginFreshSignIn(@CurrentActor() actor: Actor) {
    return this.freshSignIns.begin(actor);
  }

  @Mutation(() => Boolean, { description: 'Makes the sign-in fresh with a code, or with the response of a passkey' })
  @RequirePermission('edit_own_profile')
  @AllowBlocked('second_step_required')
  @RateLimit('graphql_changes', takenByHandler('second_step'))
  @FreshSignIn('never')
  async proveFreshSignIn(
    @CurrentActor() actor: Actor,
    @Args('code', { type: () => String, nullable: true }) code: string | null,
    @Args('response', { type: () => JsonScalar, nullable: true }) response: unknown,
  ): Promise<boolean> {
    await this.freshSignIns.prove(actor, parse(freshSignInBody, code ? { code } : { response }));
    return true;
  }
}
