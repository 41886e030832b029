import { Injectable } from '@nestjs/common';
import { type Permission, ROLE_PERMISSIONS } from '../../contract/permissions.js';
import { AppError } from '../platform/errors/app-error.js';
import { AccessStates } from './access-states.js';
import { AccessTokens, type VerifiedToken } from './access-tokens.js';
import { AccountRefused } from './account-refused.js';
import { ActivityRecorder } from './activity-recorder.js';
import type { Actor } from './actor.js';
import { DatabaseClock } from './database-clock.js';
import { FRESH_SIGN_IN_SECONDS } from './fresh-sign-in.decorator.js';

/** Who calls and what they may do: the same answers for REST, GraphQL, sockets and subscriptions. */
@Injectable()
export class AccessService {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly states: AccessStates,
    private readonly clock: DatabaseClock,
    private readonly activity: ActivityRecorder,
  ) {}

  /**
   * The actor behind an access token. A waitlisted one is returned too: `authorize` refuses it.
   * @throws AppError `unauthorized`, `invalid_token`, `token_expired`, `logged_out` or `account_disabled`
   */
  async authenticate(token: string | null | undefined): Promise<Actor> {
    if (!token) throw new AppError('unauthorized');
    return this.actorOf(await this.tokens.verify(token));
  }

  /**
   * The same actor as things stand now, for what is held open after a token was checked.
   * @throws AppError as `authenticate`
   */
  async recheck(actor: Actor): Promise<Actor> {
    if (this.clock.now() >= actor.tokenExpiresAt) throw new AppError('token_expired');
    const { userId, sessionId, tokenExpiresAt } = actor;
    return this.actorOf({ userId, sessionId, expiresAt: tokenExpiresAt });
  }

  /**
   * Refuses a waitlisted actor, and one without the permission; `null` asks for no permission.
   * @throws AppError `waitlisted` or `forbidden`
   */
  authorize(actor: Actor, permission: Permission | null): void {
    if (actor.waitlisted) throw new AppError('waitlisted');
    if (permission !== null && !actor.permissions.includes(permission)) throw new AppError('forbidden');
  }

  /**
   * Asks for a sign-in within the last five minutes.
   * @throws AppError `reauthentication_required`
   */
  requireFreshSignIn(actor: Actor): void {
    const ageMs = this.clock.now().getTime() - actor.authenticatedAt.getTime();
    if (ageMs > FRESH_SIGN_IN_SECONDS * 1000) throw new AppError('reauthentication_required');
  }

  private async actorOf({ userId, sessionId, expiresAt }: VerifiedToken): Promise<Actor> {
    const state = await this.states.load(userId, sessionId);
    if (!state) throw new AppError('invalid_token');
    if (!state.isSessionLive) throw new AppError('logged_out');
    if (state.isDisabled) throw new AccountRefused(userId, 'account_disabled');
    this.activity.touch(userId, sessionId);
    return {
      userId,
      username: state.username,
      email: state.email,
      role: state.role,
      sessionId,
      permissions: ROLE_PERMISSIONS[state.role],
      waitlisted: state.waitlisted,
      tokenExpiresAt: expiresAt,
      authenticatedAt: state.authenticatedAt,
    };
  }
}
