import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { type Language, languageAmong } from '../../contract/languages.js';
import type { Role } from '../../contract/permissions.js';
import { DatabaseClock } from '../platform/database/database-clock.js';
import { PreparedStatements } from '../platform/database/prepared-statements.js';
import { AccessChanges } from './access-changes.js';
import { AdmissionRules, type Block, type ComingBlock } from './admission-rules.js';

/** A state may be used this long without asking the database again. An announced change drops it at once. */
const FRESH_MS = 1_000;
const CACHE_LIMIT = 50_000;
/** For what belongs to an account and to no session of it, such as a reply or a calendar. */
export const NO_SESSION = '00000000-0000-0000-0000-000000000000';

/** What decides over an account's access, as the database has it. */
export interface AccessState {
  readonly username: string;
  readonly email: string | null;
  readonly role: Role;
  readonly language: Language | null;
  readonly isDisabled: boolean;
  readonly isSessionLive: boolean;
  /** The device of the session, ended or not; null for an adult's session. */
  readonly deviceId: string | null;
  /** A guardian has removed the device of the session. */
  readonly isDeviceRemoved: boolean;
  readonly authenticatedAt: Date;
  /** What blocks the account at this instant. */
  blocksAt(now: Date): readonly Block[];
  /** The next instant at which time alone may change the blocks. */
  changesAt(now: Date): Date | null;
  /** The block that time alone will bring next. */
  nextBlock(now: Date): ComingBlock | null;
}

interface CachedState {
  state: Promise<AccessState | null>;
  loadedAt: number;
}

interface StateRow {
  username: string;
  email: string | null;
  role: Role;
  language: string | null;
  disabled: boolean;
  session_live: boolean | null;
  authenticated_at: Date | null;
  device_id: string | null;
  is_device_removed: boolean | null;
  now: Date;
}

/** The state of accounts and sessions: one query, whose result is kept for at most a second. */
@Injectable()
export class AccessStates implements OnApplicationShutdown {
  /** By account, then by session, so that a change of one account drops its own entries alone. */
  private readonly cache = new Map<string, Map<string, CachedState>>();
  private readonly stopListening: () => void;

  constructor(
    private readonly statements: PreparedStatements,
    private readonly clock: DatabaseClock,
    private readonly rules: AdmissionRules,
    changes: AccessChanges,
  ) {
    this.stopListening = changes.on(({ userId }) => this.forget(userId));
  }

  onApplicationShutdown(): void {
    this.stopListening();
  }

  /** `null` where the account does not exist or is being erased. A session that does not exist is not live. */
  load(userId: string, sessionId: string): Promise<AccessState | null> {
    const cached = this.cache.get(userId)?.get(sessionId);
    if (cached && performance.now() - cached.loadedAt < FRESH_MS) return cached.state;
    if (this.cache.size >= CACHE_LIMIT) this.cache.clear();
    // Cached before the answer arrives: a change announced meanwhile drops the entry, so it cannot outlive the change.
    const sessions = this.cache.get(userId) ?? new Map<string, CachedState>();
    this.cache.set(userId, sessions);
    const state = this.query(userId, sessionId);
    const entry = { state, loadedAt: performance.now() };
    sessions.set(sessionId, entry);
    // The caller gets the same promise and handles its failure.
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
    const { columns, joins } = this.rules.sql();
    const sentAt = performance.now();
    // Prepared, because planning it takes several times as long as reading its rows.
    const [row] = await this.statements.query<StateRow>(
      'access-state',
      `SELECT u.username, u.email, u.role, u.settings ->> 'language' AS language, u.disabled_at IS NOT NULL AS disabled,
         s.ended_at IS NULL AND s.expires_at > now() AS session_live, s.authenticated_at, s.device_id,
         s.is_device_removed, clock_timestamp() AS now${columns}
       FROM users u
       LEFT JOIN sessions s ON s.id = $2 AND s.user_id = u.id
       ${joins}
       WHERE u.id = $1 AND u.erasure_requested_at IS NULL`,
      [userId, sessionId],
    );
    if (!row) return null;
    this.clock.observe(row.now, sentAt);
    return {
      username: row.username,
      email: row.email,
      role: row.role,
      language: this.rules.languageOf(row) ?? languageAmong([row.language ?? '']),
      isDisabled: row.disabled,
      isSessionLive: row.session_live === true,
      deviceId: row.device_id,
      isDeviceRemoved: row.is_device_removed === true,
      authenticatedAt: row.authenticated_at ?? new Date(0),
      blocksAt: (now) => this.rules.blocksOf(row, now),
      changesAt: (now) => this.rules.changesAt(row, now),
      nextBlock: (now) => this.rules.nextBlock(row, now),
    };
  }
}
