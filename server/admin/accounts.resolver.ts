import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { UserSort } from '../../contract/admin.js';
import type { Role } from '../../contract/permissions.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { ArgWithDefault } from '../graphql/arg-with-default.js';
import { RoleEnum, UserSortEnum } from '../graphql/enums.js';
import { page, pageRange } from '../graphql/page.js';
import { AppError } from '../platform/errors/app-error.js';
import { parse } from '../platform/validation/parse.js';
import { existingId, searchWords } from '../platform/validation/text.js';
import { UserObject, UserPage } from '../users/user.types.js';
import { UserObjects } from '../users/user-objects.js';
import { UsersService } from '../users/users.service.js';
import { StaffLooks } from './staff-looks.js';

/** What staff does with accounts. */
@Resolver()
export class AccountsResolver {
  constructor(
    private readonly accounts: UsersService,
    private readonly objects: UserObjects,
    private readonly looks: StaffLooks,
  ) {}

  @Query(() => UserPage)
  @RequirePermission('view_users')
  async users(
    @CurrentActor() actor: Actor,
    @Args('search', { type: () => String, nullable: true }) search: string | null,
    @Args('role', { type: () => RoleEnum, nullable: true }) role: Role | null,
    @ArgWithDefault('limit', () => Int, 50) limit: number,
    @ArgWithDefault('offset', () => Int, 0) offset: number,
    @ArgWithDefault('sortBy', () => UserSortEnum, 'newest') sortBy: UserSort,
    @ArgWithDefault('reversed', () => Boolean, false) reversed: boolean,
  ): Promise<UserPage> {
    const range = parse(pageRange, { limit, offset });
    const words = parse(searchWords, search, 'search');
    await this.looks.note(actor, 'users_viewed', { role, searched: Boolean(words), offset: range.offset });
    const { items, total } = await this.accounts.list({
      search: words,
      role,
      sortBy,
      reversed,
      ...range,
      // What may not be seen may not be searched for either: a hit would tell it.
      searchesAddresses: actor.role === 'admin',
    });
    return page(await this.objects.of(actor, items), total, range.offset);
  }

  @Mutation(() => UserObject)
  @RequirePermission('manage_users')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async setUserRole(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('role', { type: () => RoleEnum }) role: Role,
  ): Promise<UserObject> {
    return this.objects.one(actor, await this.accounts.setRole(requireId(userId), role, actor.userId));
  }

  @Mutation(() => UserObject, { description: 'A disabled account cannot sign in, and what it holds open is closed' })
  @RequirePermission('manage_users')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async setUserDisabled(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('disabled', { type: () => Boolean }) disabled: boolean,
  ): Promise<UserObject> {
    return this.objects.one(actor, await this.accounts.setDisabled(requireId(userId), disabled, actor.userId));
  }
}

function requireId(userId: string): string {
  const id = existingId(userId);
  if (!id) throw new AppError('user_not_found');
  return id;
}
