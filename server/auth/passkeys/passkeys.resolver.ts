import { Args, ID, Mutation, Query, Resolver } from '@nestjs/graphql';
import { AllowBlocked, CurrentActor, RequirePermission } from '../../access/access.decorators.js';
import type { Actor } from '../../access/actor.js';
import { FreshSignIn } from '../../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../../access/rate-limit.decorator.js';
import { JsonScalar } from '../../graphql/scalars.js';
import { parse } from '../../platform/validation/parse.js';
import { addPasskeyBody, renamePasskeyBody } from './passkeys.dto.js';
import { toGraphql } from './passkeys.presenter.js';
import { PasskeysService } from './passkeys.service.js';
import { PasskeyObject } from './passkeys.types.js';

@Resolver()
export class PasskeysResolver {
  constructor(private readonly passkeys: PasskeysService) {}

  @Query(() => [PasskeyObject], {
    name: 'passkeys',
    description: "The caller's own",
  })
  @RequirePermission('edit_own_profile')
  @AllowBlocked('second_step_required')
  async ownPasskeys(@CurrentActor() actor: Actor): Promise<PasskeyObject[]> {
    return (await this.passkeys.list(actor.userId)).map(toGraphql);
  }

  @Mutation(() => JsonScalar, { description: 'What the browser needs to make a passkey: WebAuthn options as JSON' })
  @RequirePermission('edit_own_profile')
  @RateLimit('graphql_changes')
  @FreshSignIn()
  async beginPasskey(@CurrentActor() actor: Actor) {
    return this.passkeys.begin(actor);
  }

  @Mutation(() => PasskeyObject)
  @RequirePermission('edit_own_profile')
  @RateLimit('graphql_changes')
  @FreshSignIn()
  async addPasskey(
    @CurrentActor() actor: Actor,
    @Args('name', { type: () => String }) name: string,
    @Args('response', { type: () => JsonScalar, description: "The browser's answer to the options" })
    response: unknown,
  ): Promise<PasskeyObject> {
    return toGraphql(await this.passkeys.add(actor, parse(addPasskeyBody, { name, response })));
  }

  @Mutation(() => PasskeyObject)
  @RequirePermission('edit_own_profile')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async renamePasskey(
    @CurrentActor() actor: Actor,
    @Args('id', { type: () => ID }) id: string,
    @Args('name', { type: () => String }) given: string,
  ): Promise<PasskeyObject> {
    const { name } = parse(renamePasskeyBody, { name: given });
    return toGraphql(await this.passkeys.rename(actor.userId, id, name));
  }

  @Mutation(() => Boolean, { description: 'Other sessions end. The last way into the account stays' })
  @RequirePermission('edit_own_profile')
  @RateLimit('graphql_changes')
  @FreshSignIn()
  async removePasskey(@CurrentActor() actor: Actor, @Args('id', { type: () => ID }) id: string): Promise<boolean> {
    await this.passkeys.remove(actor, id);
    return true;
  }
}
