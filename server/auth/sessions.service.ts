import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { DEVICE_IDLE_DAYS, DEVICE_LIFE_DAYS } from '../../contract/devices.js';
import { AccessChanges } from '../access/access-changes.js';
import { AccessTokens } from '../access/access-tokens.js';
import { Audit } from '../audit/audit.service.js';
import { Config } from '../platform/config/config.js';
import { randomToken, sha256Hex } from '../platform/crypto.js';
import { AppError } from '../platform/errors/app-error.js';
import { newId } from '../platform/ids.js';
import { cleanText } from '../platform/validation/text.js';
import { PersonalData } from '../privacy/personal-data.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';

const USER_AGENT_MAX_LENGTH = 300;

/**
 * SQL: when a session `sessions` ends if it is used now. A device's ends after 30 days without use and after a year; any other
 * keeps its end. An ended session does not come back.
 */
export const PROLONGED_END = `CASE WHEN sessions.device_id IS NULL OR sessions.expires_at < now() THEN sessions.expires_at
  ELSE least(sessions.created_at + interval '${DEVICE_LIFE_DAYS} days', now() + interval '${DEVICE_IDLE_DAYS} days') END`;

export interface SessionRow {
  id: string;
  user_id: string;
  user_agent: string | null;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/** A live session as its owner and admins see it. */
export interface Session {
  readonly id: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date;
  readonly userAgent: string | null;
  readonly isCurrent: boolean;
}

/** A session that has just ended. */
export interface EndedSession {
  readonly sessionId: string;
  readonly userId: string;
}

/** Which sessions to end: one, or those of a device, there of some accounts only. */
export interface EndedSessionsQuery {
  readonly sessionId?: string;
  readonly deviceId?: string;
  readonly userIds?: readonly string[];
}

/** A new session of a device, before its tokens are issued. */
export interface DeviceSession {
  readonly session: Pick<SessionRow, 'id' | 'user_id' | 'expires_at'>;
  readonly refreshToken: string;
}

export interface SessionTokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly expiresInSeconds: number;
}

/** Sessions: each sign-in starts one, with refresh tokens of its own, and each can be ended alone. */
@Injectable()
export class SessionsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly tokens: AccessTokens,
    private readonly changes: AccessChanges,
    private readonly audit: Audit,
    private readonly personalData: PersonalData,
    private readonly users: UsersService,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'sessions',
      export: ({ userId }, manager) =>
        manager.query(
          `SELECT id, user_agent, created_at, authenticated_at, last_used_at, expires_at, ended_at
           FROM sessions WHERE user_id = $1 ORDER BY created_at`,
          [userId],
        ),
    });
  }

  /**
   * `method` says how the user signed in. `passwordHash` is the hash of the password that they gave: a change of the password
   * waits for this transaction, or this one for the change, so no session outlives the password that started it.
   * @throws AppError `invalid_credentials` if the account has another password by now
   */
  async startSession(
    user: Pick<User, 'id' | 'role' | 'email' | 'browserLanguage'>,
    userAgent: string | undefined,
    method: string,
    passwordHash: string | null = null,
  ): Promise<SessionTokens> {
    const refreshToken = randomToken();
    const session = await this.audit.commit(
      async (manager) => {
        const [row] = await manager.query<SessionRow[]>(
          `INSERT INTO sessions (id, user_id, user_agent, expires_at)
           SELECT $1, id, $3, now() + make_interval(secs => $4) FROM users
           WHERE id = $2 AND ($5::text IS NULL OR password_hash = $5) FOR SHARE RETURNING *`,
          [newId(), user.id, userAgentOf(userAgent), this.config.refreshTokenTtlSeconds, passwordHash],
        );
        if (row) await storeRefreshToken(manager, row.id, refreshToken);
        return row ?? null;
      },
      (row) =>
        row
          ? { action: 'signed_in', actor: user.id, target: user.id, detail: { method } }
          : { action: 'sign_in_failed', actor: null, target: user.id, detail: { method } },
    );
    if (!session) throw new AppError('invalid_credentials');
    await this.users.rememberBrowserLanguage(user);
    return this.issueTokens(user, session, refreshToken);
  }

  /**
   * Starts a session of a child's account on a device, within the caller's transaction. Issue the tokens after the commit.
   */
  async startDeviceSession(
    childUserId: string,
    device: { id: string; userAgent: string | undefined },
    manager: EntityManager,
  ): Promise<DeviceSession> {
    const refreshToken = randomToken();
    const [session] = await manager.query<SessionRow[]>(
      `INSERT INTO sessions (id, user_id, user_agent, device_id, expires_at)
       VALUES ($1, $2, $3, $4, now() + interval '${DEVICE_IDLE_DAYS} days') RETURNING *`,
      [newId(), childUserId, userAgentOf(device.userAgent), device.id],
    );
    await storeRefreshToken(manager, session!.id, refreshToken);
    return { session: session!, refreshToken };
  }

  /** Ends live sessions within the caller's transaction. Announce them after the commit. */
  async endSessionsOf(where: EndedSessionsQuery, manager: EntityManager): Promise<EndedSession[]> {
    const { sessionId = null, deviceId = null, userIds = null } = where;
    if (sessionId === null && deviceId === null) return [];
    const [ended] = await manager.query<[EndedSession[], number]>(
      `UPDATE sessions SET ended_at = now()
       WHERE ($1::uuid IS NULL OR id = $1) AND ($2::uuid IS NULL OR device_id = $2)
         AND ($3::uuid[] IS NULL OR user_id = ANY($3)) AND ended_at IS NULL AND expires_at > now()
       RETURNING id AS "sessionId", user_id AS "userId"`,
      [sessionId, deviceId, userIds],
    );
    return ended;
  }

  /** Ends all sessions of a device that is removed for good. @see endSessionsOf */
  async endRemovedDevice(deviceId: string, manager: EntityManager): Promise<EndedSession[]> {
    const ended = await this.endSessionsOf({ deviceId }, manager);
    await manager.query('UPDATE sessions SET is_device_removed = true WHERE device_id = $1', [deviceId]);
    return ended;
  }

  /** Closes the sockets of ended sessions, at once on every node. */
  async announceEnded(ended: readonly EndedSession[]): Promise<void> {
    for (const { userId, sessionId } of ended) {
      await this.changes.announce({ userId, sessionId, reason: 'session_ended' });
    }
  }

  /** The devices of these sessions; sessions of adults have none. */
  async devicesOf(sessionIds: readonly string[]): Promise<string[]> {
    const rows = await this.dataSource.query<{ device_id: string }[]>(
      'SELECT DISTINCT device_id FROM sessions WHERE id = ANY($1::uuid[]) AND device_id IS NOT NULL',
      [sessionIds],
    );
    return rows.map(({ device_id }) => device_id);
  }

  async issueTokens(
    user: Pick<User, 'id' | 'role' | 'email'>,
    session: Pick<SessionRow, 'id' | 'expires_at'>,
    refreshToken: string,
  ): Promise<SessionTokens> {
    const { token, expiresInSeconds } = await this.tokens.sign({
      userId: user.id,
      role: user.role,
      email: user.email,
      sessionId: session.id,
      sessionExpiresAt: session.expires_at,
    });
    return { accessToken: token, refreshToken, expiresInSeconds };
  }

  /** Live sessions, the most recently used first. */
  async listSessions(userId: string, currentId: string): Promise<Session[]> {
    const rows = await this.dataSource.query<SessionRow[]>(
      `SELECT * FROM sessions WHERE user_id = $1 AND ended_at IS NULL AND expires_at > now()
       ORDER BY last_used_at DESC, id DESC`,
      [userId],
    );
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.created_at,
      lastUsedAt: row.last_used_at,
      userAgent: row.user_agent,
      isCurrent: row.id === currentId,
    }));
  }

  /** Ends a live session of the user at once on every node. Returns false if the user has no such session. */
  async endSession(userId: string, sessionId: string, action: 'session_ended' | 'signed_out'): Promise<boolean> {
    const isEnded = await this.dataSource.transaction(async (manager) => {
      const [, ended] = await manager.query<[unknown, number]>(
        `UPDATE sessions SET ended_at = now()
         WHERE id = $1 AND user_id = $2 AND ended_at IS NULL AND expires_at > now()`,
        [sessionId, userId],
      );
      if (ended > 0) await this.audit.append(manager, { action, actor: userId, target: sessionId });
      return ended > 0;
    });
    if (!isEnded) return false;
    await this.changes.announce({ userId, sessionId, reason: 'session_ended' });
    return true;
  }

  /** The owner has just proved again who they are. */
  async renewSignIn(userId: string, sessionId: string): Promise<void> {
    await this.dataSource.query('UPDATE sessions SET authenticated_at = now() WHERE id = $1 AND user_id = $2', [
      sessionId,
      userId,
    ]);
    await this.changes.announce({ userId, sessionId, reason: 'unknown' });
  }

  /** Signs a user out on every other device, at once on every node. Returns how many sessions ended. */
  async endOtherSessions(userId: string, keptSessionId: string): Promise<number> {
    const ended = await this.dataSource.transaction(async (manager) => {
      const count = await this.endAllSessions([userId], manager, keptSessionId);
      const detail = { ended: count };
      await this.audit.append(manager, { action: 'sessions_ended', actor: userId, target: userId, detail });
      return count;
    });
    if (ended > 0) await this.changes.announce({ userId, reason: 'session_ended' });
    return ended;
  }

  /** Signs a user out everywhere, at once on every node. Returns how many sessions ended. */
  async signOutEverywhere(userId: string, actorId: string): Promise<number> {
    const ended = await this.dataSource.transaction(async (manager) => {
      const count = await this.endAllSessions([userId], manager);
      const detail = { ended: count };
      await this.audit.append(manager, { action: 'sessions_ended', actor: actorId, target: userId, detail });
      return count;
    });
    if (ended > 0) await this.changes.announce({ userId, reason: 'session_ended' });
    return ended;
  }

  /**
   * Ends all sessions of these users, their sign-ins that still wait for the exchange of their code or for the second step, and
   * their links to set a new password. The session `keptSessionId` stays. Announce `session_ended` after the commit. Returns
   * how many ended.
   */
  async endAllSessions(
    userIds: readonly string[],
    manager: EntityManager,
    keptSessionId: string | null = null,
  ): Promise<number> {
    // A one-time code would start a session, so it ends together with the sessions.
    await manager.query('DELETE FROM one_time_codes WHERE user_id = ANY($1::uuid[])', [userIds]);
    await manager.query('DELETE FROM password_reset_links WHERE user_id = ANY($1::uuid[])', [userIds]);
    await manager.query('DELETE FROM second_step_tickets WHERE user_id = ANY($1::uuid[])', [userIds]);
    const [, ended] = await manager.query<[unknown, number]>(
      `UPDATE sessions SET ended_at = now()
       WHERE user_id = ANY($1::uuid[]) AND ended_at IS NULL AND expires_at > now() AND id IS DISTINCT FROM $2::uuid`,
      [userIds, keptSessionId],
    );
    return ended;
  }
}

/** Stores and returns the hash of the token. */
export async function storeRefreshToken(manager: EntityManager, sessionId: string, token: string): Promise<string> {
  const hash = sha256Hex(token);
  await manager.query('INSERT INTO refresh_tokens (token_hash, session_id) VALUES ($1, $2)', [hash, sessionId]);
  return hash;
}

function userAgentOf(header: string | undefined): string | null {
  return cleanText(header ?? '').slice(0, USER_AGENT_MAX_LENGTH) || null;
}
