import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { Language } from '../../contract/languages.js';
import type { Role } from '../../contract/permissions.js';
import type { DigestFrequency } from '../../contract/progress.js';
import { DEFAULT_SETTINGS, type FamilySettings, type UserSort } from '../../contract/users.js';
import { containing } from '../platform/database/like.js';
import { normalizeEmail } from '../platform/validation/email-address.js';
import { neutralUsername } from './neutral-username.js';
import { User } from './user.entity.js';
import { normalizeUsername } from './users.dto.js';

export interface UserListQuery {
  search?: string | null;
  role?: Role | null;
  sortBy: UserSort;
  reversed: boolean;
  limit: number;
  offset: number;
  /** Whether `search` looks at e-mail addresses, too. */
  searchesAddresses: boolean;
}

/** A guardian who wants summaries. `digest_at` is a wall time such as `18:00`. */
export type QuietHours = NonNullable<FamilySettings['quiet']>;

export interface DigestReader {
  readonly userId: string;
  readonly digest: DigestFrequency;
  readonly digest_at: string;
  /** Whether they want it as mail, too. */
  readonly digest_mail: boolean;
  readonly language: Language;
}

/** The natural order and its reverse. Postgres reads both from the same index. */
const ORDER: Readonly<Record<UserSort, readonly [natural: string, reversed: string]>> = {
  newest: ['created_at DESC, id', 'created_at, id DESC'],
  oldest: ['created_at, id DESC', 'created_at DESC, id'],
  last_seen: ['last_seen_at DESC NULLS LAST, id', 'last_seen_at NULLS FIRST, id DESC'],
  name: ['lower(username)', 'lower(username) DESC'],
};

/**
 * Every member of staff may search names; only admins may also search addresses. `SEARCHED` must equal the expression of the
 * index `users_search_idx`.
 */
const NAMES = `username || coalesce(' ' || first_name, '') || coalesce(' ' || last_name, '')`;
const SEARCHED = `lower(${NAMES} || coalesce(' ' || email, ''))`;

/** SQL on the tables of accounts; `AccountProofs` owns the columns about proofs. */
@Injectable()
export class UsersRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(userId: string, manager: EntityManager = this.dataSource.manager): Promise<User | null> {
    return manager.findOneBy(User, { id: userId });
  }

  findAll(userIds: readonly string[]): Promise<User[]> {
    return this.dataSource.manager.findBy(User, { id: In([...new Set(userIds)]) });
  }

  /** Also accounts of children. */
  async countAll(): Promise<number> {
    const [row] = await this.dataSource.query<{ accounts: number }[]>('SELECT count(*)::int AS accounts FROM users');
    return row?.accounts ?? 0;
  }

  /** The condition must equal the one of the index `users_digest_idx`. */
  digestReaders(after: string | null, limit: number): Promise<DigestReader[]> {
    return this.dataSource.query<DigestReader[]>(
      `SELECT u.id AS "userId", u.settings -> 'family' ->> 'digest' AS digest,
         coalesce(u.settings -> 'family' ->> 'digest_at', $3) AS digest_at,
         coalesce((u.settings -> 'family' ->> 'digest_mail')::boolean, false) AS digest_mail,
         coalesce(u.settings ->> 'language', u.browser_language, 'en') AS language
       FROM users u
       WHERE u.settings -> 'family' ->> 'digest' IN ('daily', 'weekly') AND u.disabled_at IS NULL
         AND ($1::uuid IS NULL OR u.id > $1) ORDER BY u.id LIMIT $2`,
      [after, limit, DEFAULT_SETTINGS.family.digest_at],
    );
  }

  /** The quiet hours of these accounts; those without any are left out. */
  async quietHours(userIds: readonly string[], manager: EntityManager): Promise<Map<string, QuietHours>> {
    const rows = await manager.query<{ userId: string; quiet: QuietHours }[]>(
      `SELECT u.id AS "userId", u.settings -> 'family' -> 'quiet' AS quiet FROM users u
       WHERE u.id = ANY($1::uuid[]) AND jsonb_typeof(u.settings -> 'family' -> 'quiet') = 'object'`,
      [userIds],
    );
    return new Map(rows.map(({ userId, quiet }) => [userId, quiet]));
  }

  async rememberBrowserLanguage(userId: string, language: Language): Promise<void> {
    await this.dataSource.query('UPDATE users SET browser_language = $2 WHERE id = $1', [userId, language]);
  }

  /** Locks the row until the transaction ends. */
  lock(userId: string, manager: EntityManager): Promise<User | null> {
    return manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
  }

  /** Disables the account and marks it, so that another node can finish the erasure. */
  async beginErasure(userId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE users SET disabled_at = coalesce(disabled_at, now()), erasure_requested_at = coalesce(erasure_requested_at, now())
        WHERE id = $1`,
      [userId],
    );
  }

  /**
   * Claims an erasure that was begun or claimed more than a minute ago, because its node may have died. Only one node a minute
   * gets it. An erasure that keeps failing goes to the back of the queue.
   */
  async claimUnfinishedErasure(): Promise<string | null> {
    const [rows] = await this.dataSource.query<[{ id: string }[], number]>(
      `UPDATE users SET erasure_requested_at = now() WHERE id = (
         SELECT id FROM users WHERE erasure_requested_at < now() - interval '1 minute'
         ORDER BY erasure_requested_at LIMIT 1 FOR UPDATE SKIP LOCKED)
       RETURNING id`,
    );
    return rows[0]?.id ?? null;
  }

  findByEmail(email: string, manager: EntityManager = this.dataSource.manager): Promise<User | null> {
    return manager
      .createQueryBuilder(User, 'account')
      .where('lower(account.email) = lower(:email)', { email: normalizeEmail(email) })
      .getOne();
  }

  /** User names cannot contain `@`, so a name never matches the address of another account. */
  findForSignIn(name: string): Promise<User | null> {
    const username = normalizeUsername(name);
    const found = this.dataSource.createQueryBuilder(User, 'account').addSelect('account.passwordHash');
    if (username.includes('@')) {
      return found.where('lower(account.email) = lower(:value)', { value: normalizeEmail(name) }).getOne();
    }
    return found
      .where(
        `account.id = coalesce(
           (SELECT id FROM users WHERE lower(username) = lower(:username)),
           (SELECT user_id FROM former_usernames WHERE lower(username) = lower(:username)))`,
        { username },
      )
      .getOne();
  }

  /** Accounts of adults: families alone see those of their children. */
  async listUsers(query: UserListQuery): Promise<{ items: User[]; total: number }> {
    const conditions = [`role <> 'device'`];
    const values: unknown[] = [];
    if (query.role) conditions.push(`role = $${values.push(query.role)}`);
    if (query.search) {
      const pattern = `lower($${values.push(containing(query.search))})`;
      conditions.push(`${SEARCHED} LIKE ${pattern}`);
      // Excludes accounts that match only by their address.
      if (!query.searchesAddresses) conditions.push(`lower(${NAMES}) LIKE ${pattern}`);
    }
    const where = conditions.join(' AND ');
    const [natural, reversed] = ORDER[query.sortBy];
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM users WHERE ${where}`,
      values,
    );
    // Selects ids first, so that Postgres does not read the rows that OFFSET skips.
    const page = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM users WHERE ${where} ORDER BY ${query.reversed ? reversed : natural}
       LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, query.limit, query.offset],
    );
    const found = await this.findAll(page.map(({ id }) => id));
    const byId = new Map(found.map((user) => [user.id, user]));
    // Leaves out accounts that were erased after the first query.
    return { items: page.flatMap(({ id }) => byId.get(id) ?? []), total: counted!.total };
  }

  async getPasswordHash(userId: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ password_hash: string | null }[]>(
      'SELECT password_hash FROM users WHERE id = $1',
      [userId],
    );
    return row?.password_hash ?? null;
  }

  async adoptProviderProfile(
    userId: string,
    { firstName, lastName, picture }: { firstName: string | null; lastName: string | null; picture: string | null },
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `UPDATE users SET first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
         avatar = coalesce($4, avatar), updated_at = now() WHERE id = $1`,
      [userId, firstName, lastName, picture],
    );
  }

  /** A neutral name. Each attempt that finds the name taken makes the next one a letter longer. */
  async freeUsername(manager: EntityManager): Promise<string> {
    for (let length = 4; ; length += 1) {
      const name = neutralUsername(length);
      if (!(await this.isNameTaken(name, null, manager))) return name;
    }
  }

  /** Former names count too, because a former name still signs its owner in. */
  async isNameTaken(username: string, exceptId: string | null, manager: EntityManager): Promise<boolean> {
    const [row] = await manager.query<{ taken: boolean }[]>(
      `SELECT EXISTS (SELECT FROM users WHERE lower(username) = lower($1) AND id IS DISTINCT FROM $2::uuid)
         OR EXISTS (SELECT FROM former_usernames WHERE lower(username) = lower($1) AND user_id IS DISTINCT FROM $2::uuid)
         AS taken`,
      [username, exceptId],
    );
    return row!.taken;
  }

  async formerUsernames(userId: string, manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ username: string }[]>(
      'SELECT username FROM former_usernames WHERE user_id = $1 ORDER BY lower(username)',
      [userId],
    );
    return rows.map(({ username }) => username);
  }

  async activityDays(userId: string, manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ day: string }[]>(
      'SELECT day::text FROM user_activity_days WHERE user_id = $1 ORDER BY day',
      [userId],
    );
    return rows.map((row) => row.day);
  }
}
