import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Actor } from '../access/actor.js';
import { Config } from '../platform/config/config.js';
import { AppError } from '../platform/errors/app-error.js';
import { AccountProofs } from '../users/account-proofs.js';
import { RelyingParty } from './passkeys/relying-party.js';

/** The ways into an account: password, Google, passkeys. One of them always stays. */
@Injectable()
export class SignInWays {
  constructor(
    private readonly config: Config,
    private readonly proofs: AccountProofs,
    private readonly relyingParty: RelyingParty,
  ) {}

  /**
   * The ways of an account change one transaction at a time, and only from a session that still lives: a new password may have
   * ended it while this change waited.
   * @throws AppError `logged_out`
   */
  async lock({ userId, sessionId }: Pick<Actor, 'userId' | 'sessionId'>, manager: EntityManager): Promise<void> {
    await this.proofs.lockSignInMethods(userId, manager);
    const live = await manager.query<unknown[]>(
      'SELECT 1 FROM sessions WHERE id = $1 AND user_id = $2 AND ended_at IS NULL AND expires_at > now()',
      [sessionId, userId],
    );
    if (live.length === 0) throw new AppError('logged_out');
  }

  /** Whether the owner can still sign in. Ask after the change, in the transaction that made it. */
  async hasAny(userId: string, manager: EntityManager): Promise<boolean> {
    const hasPassword =
      this.config.passwordLogin && (await this.proofs.lockSignInMethods(userId, manager))?.hasPassword;
    if (hasPassword) return true;
    const [ways] = await manager.query<{ identity: boolean; passkey: boolean }[]>(
      `SELECT EXISTS (SELECT FROM identities WHERE user_id = $1) AS identity,
         EXISTS (SELECT FROM passkeys WHERE user_id = $1) AS passkey`,
      [userId],
    );
    return Boolean(ways?.identity || (ways?.passkey && this.relyingParty.host !== null));
  }
}
