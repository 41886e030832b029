import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import type { Role } from '../../contract/permissions.js';
import type { UserSort } from '../../contract/users.js';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { StaffViews } from '../audit/staff-views.js';
import { ArgWithDefault } from '../graphql/arg-with-default.js';
import { RoleEnum, UserSortEnum } from '../graphql/enums.js';
import { page, pageRange } from '../graphql/page.js';
import { AppError } from '../platform/errors/app-error.js';
import { parse } from '../platform/validation/parse.js';
import { existingId, searchWords } from '../platform/validation/text.js';
import { UserObject, UserPage } from './user.types.js';
import { toGraphql } from './users.presenter.js';
import { UsersService } from './users.service.js';
import { UsersAdminService } from './users-admin.service.js';

/** The accounts of other people, for staff. */
@Resolver()
export class UsersAdminResolver {
  constructor(
    private readonly usersService: UsersService,
    private readonly admin: UsersAdminService,
    private readonly staffViews: StaffViews,
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
    await this.staffViews.note(actor, 'users_viewed', { role, searched: Boolean(words), offset: range.offset });
    const { items, total } = await this.usersService.listUsers({
      search: words,
      role,
      sortBy,
      reversed,
      ...range,
      // A search hit would reveal an address that the viewer may not see.
      searchesAddresses: actor.role === 'admin',
    });
    const objects = items.map((user) => toGraphql(actor, user));
    return page(objects, total, range.offset);
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
    return toGraphql(actor, await this.admin.setRole(requireId(userId), role, actor.userId));
  }

  @Mutation(() => UserObject, {
    description: 'A disabled account cannot sign in, and its open connections are closed',
  })
  @RequirePermission('manage_users')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async setUserDisabled(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
    @Args('disabled', { type: () => Boolean }) disabled: boolean,
  ): Promise<UserObject> {
    return toGraphql(actor, await this.admin.setDisabled(requireId(userId), disabled, actor.userId));
  }
}

function requireId(userId: string): string {
  const id = existingId(userId);
  if (!id) throw new AppError('user_not_found');
  return id;
}
