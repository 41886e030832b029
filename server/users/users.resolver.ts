import { Context, Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { AllowBlocked, CurrentActor, SignedIn } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import { UserObject, WaitlistStatusObject } from './user.types.js';
import { UserLoaders } from './user-loaders.js';
import { toGraphql, waitlistStatusToGraphql } from './users.presenter.js';
import { UsersService } from './users.service.js';

@Resolver(() => UserObject)
export class UsersResolver {
  constructor(
    private readonly users: UsersService,
    private readonly loaders: UserLoaders,
  ) {}

  @Query(() => UserObject)
  @SignedIn()
  @AllowBlocked('waitlisted', 'second_step_required', ...SHUT_OUT_REASONS)
  async me(@CurrentActor() actor: Actor): Promise<UserObject> {
    return toGraphql(actor, await this.users.get(actor.userId));
  }

  @ResolveField(() => WaitlistStatusObject)
  async waitlistStatus(
    @Parent() { id }: UserObject,
    @Context() context: GraphqlContext,
  ): Promise<WaitlistStatusObject> {
    return waitlistStatusToGraphql(await this.loaders.loadWaitlistStatus(context, id));
  }

  @ResolveField(() => Boolean)
  googleLinked(@Parent() { id }: UserObject, @Context() context: GraphqlContext): Promise<boolean> {
    return this.loaders.loadIsGoogleLinked(context, id);
  }
}
