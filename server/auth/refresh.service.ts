import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessChanges } from '../access/access-changes.js';
import { AccountRefused } from '../access/account-refused.js';
import { CLEARED_DEVICE } from '../access/cleared-device.js';
import { RateLimiter } from '../access/rate-limiter.js';
import { Audit } from '../audit/audit.service.js';
import { randomToken, Sealer, sha256Hex } from '../platform/crypto.js';
import { AppError, fieldError } from '../platform/errors/app-error.js';
import { UsersService } from '../users/users.service.js';
import { waitlistStatusBody } from '../waitlist/waitlist.presenter.js';
import { WaitlistService } from '../waitlist/waitlist.service.js';
import { PROLONGED_END, SessionsService, storeRefreshToken } from './sessions.service.js';

/** A client that lost the answer of a rotation may repeat the call for this long, while the new token is unused. */
const LEEWAY_SECONDS = 10;

interface TokenRow {
  spent: boolean;
  /** Spent within the leeway, and its successor is unused. */
  in_leeway: boolean;
  sealed_successor: string | null;
  session_id: string;
  session_live: boolean;
  expires_at: Date;
  user_id: string;
  device_id: string | null;
  is_device_removed: boolean;
}

type Outcome =
  | { kind: 'good'; row: TokenRow; successor: string | null }
  | { kind: 'reused'; row: TokenRow }
  | { kind: 'invalid'; isDeviceRemoved: boolean };

export interface RefreshedTokens {
  readonly accessToken: string;
  /** Null if the token was not rotated. */
  readonly refreshToken: string | null;
  readonly expiresInSeconds: number;
}

/** Exchanges refresh tokens for access tokens, with or without rotation (RFC 9700 §4.14). */
@Injectable()
export class RefreshService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sealer: Sealer,
    private readonly sessions: SessionsService,
    private readonly users: UsersService,
    private readonly waitlist: WaitlistService,
    private readonly changes: AccessChanges,
    private readonly audit: Audit,
    private readonly limiter: RateLimiter,
  ) {}

  /**
   * A device always rotates, asked for or not.
   * @throws AppError `invalid_refresh_token`, `waitlisted`, `account_disabled`, `rate_limited`, or `validation_failed` if a
   *   device asks for no rotation
   */
  async refreshTokens(token: string, rotate: boolean | undefined, address: string): Promise<RefreshedTokens> {
    const hash = sha256Hex(token);
    const userId = await this.ownerOf(hash);
    await this.limiter.consume('refresh', userId ? `account:${userId}` : `address:${address}`);
    if (!userId) throw new AppError('invalid_refresh_token');
    const outcome = await this.dataSource.transaction((manager) => this.spendToken(manager, hash, rotate));
    if (outcome.kind === 'reused') {
      const { user_id, session_id: sessionId } = outcome.row;
      await this.changes.announce({ userId: user_id, sessionId, reason: 'session_ended' });
    }
    if (outcome.kind !== 'good') {
      const isDeviceRemoved = outcome.kind === 'invalid' && outcome.isDeviceRemoved;
      throw new AppError('invalid_refresh_token', isDeviceRemoved ? CLEARED_DEVICE : {});
    }
    const { row, successor } = outcome;
    const user = await this.users.get(row.user_id);
    // On a device of the family, a child may be signed in whose guardians chose its languages.
    if (row.device_id === null) await this.users.rememberBrowserLanguage(user);
    const session = { id: row.session_id, expires_at: row.expires_at };
    const tokens = await this.sessions.issueTokens(user, session, successor ?? token);
    return { ...tokens, refreshToken: successor };
  }

  private async ownerOf(hash: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ user_id: string }[]>(
      'SELECT s.user_id FROM refresh_tokens t JOIN sessions s ON s.id = t.session_id WHERE t.token_hash = $1',
      [hash],
    );
    return row?.user_id ?? null;
  }

  /** Called only for a live token, and before it is spent, so that it is valid again once the account is admitted. */
  private async requireAdmitted(userId: string, manager: EntityManager): Promise<void> {
    const user = await this.users.find(userId, manager);
    if (!user) throw new AppError('invalid_refresh_token');
    if (user.disabledAt) throw new AccountRefused(userId, 'account_disabled');
    const status = await this.waitlist.accountStatus(user.id, manager);
    if (!status.isAdmitted) {
      throw new AccountRefused(userId, 'waitlisted', { waitlist_status: waitlistStatusBody(status) });
    }
  }

  private async spendToken(manager: EntityManager, hash: string, rotate: boolean | undefined): Promise<Outcome> {
    // Tabs that refresh at the same time queue for the session's row, so that each sees what the one before wrote.
    await manager.query(
      `SELECT 1 FROM sessions WHERE id = (SELECT session_id FROM refresh_tokens WHERE token_hash = $1) FOR UPDATE`,
      [hash],
    );
    const row = await this.readToken(manager, hash);
    if (!row?.session_live) return { kind: 'invalid', isDeviceRemoved: row?.is_device_removed === true };
    const isDevice = row.device_id !== null;
    if (isDevice && rotate === false) throw fieldError('rotate', 'deviceRotates');
    if (row.spent) return this.repeatRotation(manager, row);
    await this.requireAdmitted(row.user_id, manager);
    await manager.query(
      `WITH used AS (UPDATE refresh_tokens SET used_at = coalesce(used_at, clock_timestamp()) WHERE token_hash = $1),
         touched AS (UPDATE sessions SET last_used_at = now(), expires_at = ${PROLONGED_END} WHERE id = $2)
       UPDATE refresh_tokens SET sealed_successor = NULL WHERE successor_hash = $1`,
      [hash, row.session_id],
    );
    if (!rotate && !isDevice) return { kind: 'good', row, successor: null };
    const successor = randomToken();
    const successorHash = await storeRefreshToken(manager, row.session_id, successor);
    await manager.query(
      `UPDATE refresh_tokens SET spent_at = clock_timestamp(), successor_hash = $2, sealed_successor = $3
       WHERE token_hash = $1`,
      [hash, successorHash, this.sealer.seal(successor)],
    );
    return { kind: 'good', row, successor };
  }

  private async readToken(manager: EntityManager, hash: string): Promise<TokenRow | null> {
    const [row] = await manager.query<TokenRow[]>(
      `SELECT t.spent_at IS NOT NULL AS spent, t.sealed_successor, t.session_id,
         coalesce(t.spent_at > clock_timestamp() - make_interval(secs => ${LEEWAY_SECONDS}), false)
           AND next.used_at IS NULL AND next.spent_at IS NULL AS in_leeway,
         s.ended_at IS NULL AND s.expires_at > now() AS session_live, s.expires_at, s.user_id, s.device_id,
         s.is_device_removed
       FROM refresh_tokens t
       JOIN sessions s ON s.id = t.session_id
       LEFT JOIN refresh_tokens next ON next.token_hash = t.successor_hash
       WHERE t.token_hash = $1`,
      [hash],
    );
    return row ?? null;
  }

  /** A spent token comes again: the client lost the answer, or the token was stolen. */
  private async repeatRotation(manager: EntityManager, row: TokenRow): Promise<Outcome> {
    const successor = row.in_leeway && row.sealed_successor ? this.sealer.open(row.sealed_successor) : null;
    if (successor !== null) {
      await this.requireAdmitted(row.user_id, manager);
      return { kind: 'good', row, successor };
    }
    const { session_id: sessionId, user_id: actor } = row;
    await manager.query('UPDATE sessions SET ended_at = now() WHERE id = $1', [sessionId]);
    await this.audit.append(manager, { action: 'refresh_token_reused', actor, target: sessionId });
    return { kind: 'reused', row };
  }
}
