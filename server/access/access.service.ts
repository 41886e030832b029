import { Injectable } from '@nestjs/common';
import { type Permission, ROLE_PERMISSIONS } from '../../contract/permissions.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { AppError } from '../platform/errors/app-error.js';
import { AccessStates } from './access-states.js';
import { AccessTokens, type VerifiedToken } from './access-tokens.js';
import { AccountRefused } from './account-refused.js';
import type { Actor } from './actor.js';
import { ActorActivity } from './actor-activity.js';
import type { BlockReason } from './admission-rules.js';
import { blockError } from './block-error.js';
import { CLEARED_DEVICE } from './cleared-device.js';
import { FRESH_SIGN_IN_SECONDS } from './fresh-sign-in.decorator.js';

/** Authenticates and authorizes callers, in the same way for REST, GraphQL, sockets and subscriptions. */
@Injectable()
export class AccessService {
  constructor(
    private readonly tokens: AccessTokens,
    private readonly states: AccessStates,
    private readonly clock: DatabaseClock,
    private readonly activity: ActorActivity,
  ) {}

  /**
   * The actor behind an access token. A blocked actor is returned too: `authorize` refuses it.
   * @throws AppError `unauthorized`, `invalid_token`, `token_expired`, `logged_out` or `account_disabled`
   */
  async authenticate(token: string | null | undefined): Promise<Actor> {
    if (!token) throw new AppError('unauthorized');
    return this.actorOf(await this.tokens.verify(token));
  }

  /**
   * The same actor as it is now, for connections that stay open after their token was checked, and for links that were
   * signed for a session.
   * @throws AppError as `authenticate`
   */
  async recheck(actor: Pick<Actor, 'userId' | 'sessionId' | 'tokenExpiresAt'>): Promise<Actor> {
    if (this.clock.now() >= actor.tokenExpiresAt) throw new AppError('token_expired');
    const { userId, sessionId, tokenExpiresAt } = actor;
    return this.actorOf({ userId, sessionId, expiresAt: tokenExpiresAt });
  }

  /**
   * Refuses a blocked actor, unless for an `allowed` reason, and one without the permission. `null`: no permission needed.
   * @throws AppError with the reason of the block, or `forbidden`
   */
  authorize(actor: Actor, permission: Permission | null, allowed: readonly BlockReason[] = []): void {
    const block = actor.blocks.find(({ reason }) => !allowed.includes(reason));
    if (block) throw blockError(block);
    if (permission !== null && !actor.permissions.includes(permission)) throw new AppError('forbidden');
  }

  /**
   * Requires a sign-in within the last five minutes.
   * @throws AppError `reauthentication_required`
   */
  requireFreshSignIn(actor: Actor): void {
    const ageMs = this.clock.now().getTime() - actor.authenticatedAt.getTime();
    if (ageMs > FRESH_SIGN_IN_SECONDS * 1000) throw new AppError('reauthentication_required');
  }

  private async actorOf({ userId, sessionId, expiresAt }: VerifiedToken): Promise<Actor> {
    const state = await this.states.load(userId, sessionId);
    if (!state) throw new AppError('invalid_token');
    if (!state.isSessionLive) throw new AppError('logged_out', state.isDeviceRemoved ? CLEARED_DEVICE : {});
    if (state.isDisabled) throw new AccountRefused(userId, 'account_disabled');
    this.activity.touch(userId, sessionId);
    const now = this.clock.now();
    return {
      userId,
      username: state.username,
      email: state.email,
      role: state.role,
      language: state.language,
      sessionId,
      deviceId: state.deviceId,
      permissions: ROLE_PERMISSIONS[state.role],
      blocks: state.blocksAt(now),
      recheckAt: state.changesAt(now),
      nextBlock: state.nextBlock(now),
      tokenExpiresAt: expiresAt,
      checkedAt: now,
      authenticatedAt: state.authenticatedAt,
    };
  }
}
