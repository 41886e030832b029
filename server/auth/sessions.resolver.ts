import { Args, ID, Int, Mutation, Query, Resolver } from '@nestjs/graphql';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { AppError } from '../platform/errors/app-error.js';
import { existingId } from '../platform/validation/text.js';
import { UsersService } from '../users/users.service.js';
import { toGraphql } from './sessions.presenter.js';
import { SessionsService } from './sessions.service.js';
import { UserSession } from './sessions.types.js';

/** Sessions of any account, for admins. */
@Resolver()
export class SessionsResolver {
  constructor(
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
  ) {}

  @Query(() => [UserSession], { description: 'Live sessions, the most recently used first' })
  @RequirePermission('manage_users')
  async userSessions(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<UserSession[]> {
    const sessions = await this.sessions.listSessions(await this.requireAccount(userId), actor.sessionId);
    return sessions.map(toGraphql);
  }

  @Mutation(() => Int, { description: 'Signs an account out everywhere and returns how many sessions ended' })
  @RequirePermission('manage_users')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async endUserSessions(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<number> {
    return this.sessions.signOutEverywhere(await this.requireAccount(userId), actor.userId);
  }

  private async requireAccount(userId: string): Promise<string> {
    const id = existingId(userId);
    if (!id) throw new AppError('user_not_found');
    return (await this.users.get(id)).id;
  }
}
