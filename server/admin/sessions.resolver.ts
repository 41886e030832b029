import { Args, Field, ID, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { CurrentActor, RequirePermission } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../access/rate-limit.decorator.js';
import { SessionsService } from '../auth/sessions.service.js';
import { DateTimeScalar } from '../graphql/scalars.js';
import { AppError } from '../platform/errors/app-error.js';
import { existingId } from '../platform/validation/text.js';
import { UsersService } from '../users/users.service.js';

/** Where an account is signed in. */
@ObjectType()
export class UserSession {
  @Field(() => ID) id: string;
  @Field(() => DateTimeScalar) createdAt: Date;
  @Field(() => DateTimeScalar) lastUsedAt: Date;
  @Field(() => String, { nullable: true }) userAgent: string | null;
}

/** Sessions of other people's accounts, for admins. */
@Resolver()
export class SessionsResolver {
  constructor(
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
  ) {}

  @Query(() => [UserSession], { description: 'The live ones, the last used first' })
  @RequirePermission('manage_users')
  async userSessions(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<UserSession[]> {
    const sessions = await this.sessions.list(await this.require(userId), actor.sessionId);
    return sessions.map((session) => ({
      id: session.id,
      createdAt: new Date(session.created_at),
      lastUsedAt: new Date(session.last_used_at),
      userAgent: session.user_agent,
    }));
  }

  @Mutation(() => Int, { description: 'Signs an account out everywhere; answers how many sessions ended' })
  @RequirePermission('manage_users')
  @RateLimit('graphql_changes')
  @FreshSignIn('never')
  async endUserSessions(
    @CurrentActor() actor: Actor,
    @Args('userId', { type: () => ID }) userId: string,
  ): Promise<number> {
    const id = await this.require(userId);
    return this.sessions.signOutEverywhere(id, actor.userId);
  }

  private async require(userId: string): Promise<string> {
    const id = existingId(userId);
    if (!id) throw new AppError('user_not_found');
    return (await this.users.get(id)).id;
  }
}
