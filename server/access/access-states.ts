import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Role } from '../../contract/permissions.js';
import { AccessChanges } from './access-changes.js';
import { DatabaseClock } from './database-clock.js';
import {
  isShutOut,
  STANDING_COLUMNS,
  STANDING_JOIN,
  type StandingRow,
  standingOf,
  type WaitlistRules,
} from './waitlist-gate.js';

/** How long a state may be used without asking the database again; changes drop it at once (quality C20). */
const FRESH_MS = 1_000;
const CACHE_LIMIT = 50_000;

/** What decides over an account's access, as the store has it. */
export interface AccessState {
  readonly username: string;
  readonly email: string | null;
  readonly role: Role;
  readonly isDisabled: boolean;
  readonly isSessionLive: boolean;
  readonly authenticatedAt: Date;
  readonly waitlisted: boolean;
}

interface CachedState {
  state: Promise<AccessState | null>;
  loadedAt: number;
}

interface StateRow extends StandingRow {
  username: string;
  email: string | null;
  role: Role;
  disabled: boolean;
  session_live: boolean | null;
  authenticated_at: Date | null;
  rules: WaitlistRules | null;
  now: Date;
}

const QUERY = `
  SELECT u.username, u.email, u.role, u.disabled_at IS NOT NULL AS disabled,
    s.ended_at IS NULL AND s.expires_at > now() AS session_live, s.authenticated_at,
    ${STANDING_COLUMNS},
    (SELECT value FROM product_settings WHERE name = 'waitlist') AS rules,
    clock_timestamp() AS now
  FROM users u
  LEFT JOIN sessions s ON s.id = $2 AND s.user_id = u.id
  ${STANDING_JOIN}
  WHERE u.id = $1 AND u.erasure_requested_at IS NULL`;

/** The state of accounts and sessions, read in one query and kept for at most a second. */
@Injectable()
export class AccessStates implements OnApplicationShutdown {
  /** By account, then by session, so that a change of one account finds its own at once. */
  private readonly cache = new Map<string, Map<string, CachedState>>();
  private readonly stopListening: () => void;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: DatabaseClock,
    changes: AccessChanges,
  ) {
    this.stopListening = changes.on(({ userId }) => this.forget(userId));
  }

  onApplicationShutdown(): void {
    this.stopListening();
  }

  /** `null` where there is no such account, or it is being erased. A session that does not exist is one that is not live. */
  load(userId: string, sessionId: string): Promise<AccessState | null> {
    const cached = this.cache.get(userId)?.get(sessionId);
    if (cached && performance.now() - cached.loadedAt < FRESH_MS) return cached.state;
    if (this.cache.size >= CACHE_LIMIT) this.cache.clear();
    // Kept before it has come: a change that is announced meanwhile drops it, so it can never outlive that change.
    const sessions = this.cache.get(userId) ?? new Map<string, CachedState>();
    this.cache.set(userId, sessions);
    const state = this.query(userId, sessionId);
    const entry = { state, loadedAt: performance.now() };
    sessions.set(sessionId, entry);
    state.catch(() => {
      if (sessions.get(sessionId) === entry) sessions.delete(sessionId);
    });
    return state;
  }

  private forget(userId: string | null): void {
    if (userId === null) this.cache.clear();
    else this.cache.delete(userId);
  }

  private async query(userId: string, sessionId: string): Promise<AccessState | null> {
    const sentAt = performance.now();
    const [row] = await this.dataSource.query<StateRow[]>(QUERY, [userId, sessionId]);
    if (!row) return null;
    this.clock.observe(row.now, sentAt);
    return {
      username: row.username,
      email: row.email,
      role: row.role,
      isDisabled: row.disabled,
      isSessionLive: row.session_live === true,
      authenticatedAt: row.authenticated_at ?? new Date(0),
      waitlisted: row.rules !== null && isShutOut(row.rules, standingOf(row)),
    };
  }
}
