import { Parent, Query, ResolveField, Resolver } from '@nestjs/graphql';
import { CurrentActor, SignedIn } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { WaitlistService } from '../waitlist/waitlist.service.js';
import { UserObject, WaitlistStatusObject } from './user.types.js';
import { UserObjects } from './user-objects.js';
import { UsersService } from './users.service.js';

@Resolver(() => UserObject)
export class UsersResolver {
  constructor(
    private readonly users: UsersService,
    private readonly objects: UserObjects,
    private readonly waitlist: WaitlistService,
  ) {}

  @Query(() => UserObject)
  @SignedIn({ waitlistedToo: true })
  async me(@CurrentActor() actor: Actor): Promise<UserObject> {
    return this.objects.one(actor, await this.users.get(actor.userId));
  }

  @ResolveField(() => WaitlistStatusObject)
  async waitlistStatus(@Parent() { id }: UserObject): Promise<WaitlistStatusObject> {
    const status = await this.waitlist.accountStatus(id);
    return {
      approved: status.approved,
      status: status.status,
      waitlistPosition: status.waitlist_position,
      joinedAt: status.joined_at === null ? null : new Date(status.joined_at),
    };
  }
}
