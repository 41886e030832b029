import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SessionBody, TokensBody } from '../../contract/users.js';
import { AccessChanges } from '../access/access-changes.js';
import { AccessTokens } from '../access/access-tokens.js';
import { Audit } from '../access/audit.service.js';
import { PersonalData } from '../access/personal-data.js';
import { Config } from '../platform/config/config.js';
import { randomToken, sha256Hex } from '../platform/crypto.js';
import { newId } from '../platform/ids.js';
import { cleanText } from '../platform/validation/text.js';
import type { User } from '../users/user.entity.js';

const USER_AGENT_MAX_LENGTH = 300;

export interface SessionRow {
  id: string;
  user_id: string;
  user_agent: string | null;
  created_at: Date;
  last_used_at: Date;
  expires_at: Date;
  ended_at: Date | null;
}

/** Sign-ins that last: each has its own refresh tokens and can be ended alone (contract §2). */
@Injectable()
export class SessionsService implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly tokens: AccessTokens,
    private readonly changes: AccessChanges,
    private readonly audit: Audit,
    private readonly personalData: PersonalData,
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

  /** A new session and its first tokens; `method` is how the sign-in was made. */
  async start(
    user: Pick<User, 'id' | 'role' | 'email'>,
    userAgent: string | undefined,
    method: string,
  ): Promise<TokensBody> {
    const refreshToken = randomToken();
    const session = await this.audit.commit(
      async (manager) => {
        const [row] = await manager.query<SessionRow[]>(
          `INSERT INTO sessions (id, user_id, user_agent, expires_at)
           VALUES ($1, $2, $3, now() + make_interval(secs => $4)) RETURNING *`,
          [newId(), user.id, userAgentOf(userAgent), this.config.refreshTokenTtlSeconds],
        );
        await storeRefreshToken(manager, row!.id, refreshToken);
        return row!;
      },
      () => ({ action: 'signed_in', actor: user.id, target: user.id, detail: { method } }),
    );
    return this.tokensBody(user, session, refreshToken);
  }

  async tokensBody(
    user: Pick<User, 'id' | 'role' | 'email'>,
    session: Pick<SessionRow, 'id' | 'expires_at'>,
    refreshToken: string,
  ): Promise<TokensBody> {
    const { token, expiresInSeconds } = await this.tokens.sign({
      userId: user.id,
      role: user.role,
      email: user.email,
      sessionId: session.id,
      sessionExpiresAt: session.expires_at,
    });
    return {
      access_token: token,
      refresh_token: refreshToken,
      expires_in: expiresInSeconds,
      token_type: 'Bearer',
    };
  }

  /** The live ones, the last used first. */
  async list(userId: string, currentId: string): Promise<SessionBody[]> {
    const rows = await this.dataSource.query<SessionRow[]>(
      `SELECT * FROM sessions WHERE user_id = $1 AND ended_at IS NULL AND expires_at > now()
       ORDER BY last_used_at DESC, id DESC`,
      [userId],
    );
    return rows.map((row) => ({
      id: row.id,
      created_at: row.created_at.toISOString(),
      last_used_at: row.last_used_at.toISOString(),
      user_agent: row.user_agent,
      current: row.id === currentId,
    }));
  }

  /** Ends a live session of the user, at once on every node. False where there is none such. */
  async end(userId: string, sessionId: string, action: 'session_ended' | 'signed_out'): Promise<boolean> {
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

  /** Signs a user out everywhere, at once on every node. Answers how many sessions ended. */
  async signOutEverywhere(userId: string, actorId: string): Promise<number> {
    const ended = await this.dataSource.transaction(async (manager) => {
      await dropCodes(manager, userId);
      const [, count] = await manager.query<[unknown, number]>(
        'UPDATE sessions SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL AND expires_at > now()',
        [userId],
      );
      const detail = { ended: count };
      await this.audit.append(manager, { action: 'sessions_ended', actor: actorId, target: userId, detail });
      return count;
    });
    if (ended > 0) await this.changes.announce({ userId, reason: 'session_ended' });
    return ended;
  }

  /**
   * All sessions, and the sign-ins that wait to be exchanged. Within the caller's transaction; announce `session_ended`
   * after its commit. `exceptId` stays.
   */
  async endAll(userId: string, manager: EntityManager, exceptId: string | null = null): Promise<void> {
    await dropCodes(manager, userId);
    await manager.query(
      'UPDATE sessions SET ended_at = now() WHERE user_id = $1 AND ended_at IS NULL AND id IS DISTINCT FROM $2::uuid',
      [userId, exceptId],
    );
  }
}

/** Only the hash is kept. */
export async function storeRefreshToken(manager: EntityManager, sessionId: string, token: string): Promise<string> {
  const hash = sha256Hex(token);
  await manager.query('INSERT INTO refresh_tokens (token_hash, session_id) VALUES ($1, $2)', [hash, sessionId]);
  return hash;
}

/** A one-time code is a session to come: it ends with those that are. */
async function dropCodes(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('DELETE FROM one_time_codes WHERE user_id = $1', [userId]);
}

function userAgentOf(header: string | undefined): string | null {
  return cleanText(header ?? '').slice(0, USER_AGENT_MAX_LENGTH) || null;
}
