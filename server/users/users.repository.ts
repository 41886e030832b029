import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, In } from 'typeorm';
import type { UserSort } from '../../contract/admin.js';
import type { Role } from '../../contract/permissions.js';
import { normalizeEmail } from '../access/email-address.js';
import { containing } from '../platform/database/like.js';
import { neutralUsername } from './neutral-username.js';
import { User } from './user.entity.js';
import { normalizeUsername } from './users.dto.js';

export interface UserListQuery {
  search?: string | null;
  role?: Role | null;
  sortBy: UserSort;
  /** The other way round. */
  reversed: boolean;
  limit: number;
  offset: number;
  /** Whether `search` looks at e-mail addresses, too. */
  searchesAddresses: boolean;
}

/** Natural and reversed. Each reads its page off an index, which Postgres walks either way. */
const ORDER: Readonly<Record<UserSort, readonly [natural: string, reversed: string]>> = {
  newest: ['created_at DESC, id', 'created_at, id DESC'],
  oldest: ['created_at, id DESC', 'created_at DESC, id'],
  last_seen: ['last_seen_at DESC NULLS LAST, id', 'last_seen_at NULLS FIRST, id DESC'],
  name: ['lower(username)', 'lower(username) DESC'],
};

/** The beginning of the expression of the index `users_search_idx`: what everybody may look for. */
const NAMES = `username || coalesce(' ' || first_name, '') || coalesce(' ' || last_name, '')`;
const SEARCHED = `lower(${NAMES} || coalesce(' ' || email, ''))`;

/** All SQL of accounts. */
@Injectable()
export class UsersRepository {
  constructor(private readonly dataSource: DataSource) {}

  find(userId: string, manager: EntityManager = this.dataSource.manager): Promise<User | null> {
    return manager.findOneBy(User, { id: userId });
  }

  /** Nobody else changes the row until the transaction ends. */
  lock(userId: string, manager: EntityManager): Promise<User | null> {
    return manager.findOne(User, { where: { id: userId }, lock: { mode: 'pessimistic_write' } });
  }

  /** From now on the account cannot be used, and its erasure will be finished whatever dies. */
  async beginErasure(userId: string, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE users SET disabled_at = coalesce(disabled_at, now()), erasure_requested_at = coalesce(erasure_requested_at, now())
        WHERE id = $1`,
      [userId],
    );
  }

  /**
   * Takes on an erasure that was begun, or taken on, more than a minute ago: the node that did it may have died. One node a
   * minute gets it, and one that keeps failing waits behind the others.
   */
  async takeOnErasure(): Promise<string | null> {
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

  /** A name has no `@`, an address has one: so no name can stand for somebody else's address. */
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

  async list(query: UserListQuery): Promise<{ items: User[]; total: number }> {
    const conditions = ['true'];
    const values: unknown[] = [];
    if (query.role) conditions.push(`role = $${values.push(query.role)}`);
    if (query.search) {
      const pattern = `lower($${values.push(containing(query.search))})`;
      conditions.push(`${SEARCHED} LIKE ${pattern}`);
      // What is found by an address alone falls out again.
      if (!query.searchesAddresses) conditions.push(`lower(${NAMES}) LIKE ${pattern}`);
    }
    const where = conditions.join(' AND ');
    const [natural, reversed] = ORDER[query.sortBy];
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM users WHERE ${where}`,
      values,
    );
    // Ids first: the rows that are skipped need not be read.
    const page = await this.dataSource.query<{ id: string }[]>(
      `SELECT id FROM users WHERE ${where} ORDER BY ${query.reversed ? reversed : natural}
       LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, query.limit, query.offset],
    );
    const found = await this.dataSource.manager.findBy(User, { id: In(page.map(({ id }) => id)) });
    const byId = new Map(found.map((user) => [user.id, user]));
    // One that is gone since then is left out.
    return { items: page.flatMap(({ id }) => byId.get(id) ?? []), total: counted!.total };
  }

  async linkedToGoogle(userIds: readonly string[], manager: EntityManager = this.dataSource.manager) {
    const rows = await manager.query<{ user_id: string }[]>(
      'SELECT DISTINCT user_id FROM identities WHERE user_id = ANY($1::uuid[])',
      [userIds],
    );
    return new Set(rows.map((row) => row.user_id));
  }

  /** A neutral name; each one that is taken makes the next try one letter longer. */
  async freeUsername(manager: EntityManager): Promise<string> {
    for (let length = 4; ; length += 1) {
      const name = neutralUsername(length);
      if (!(await this.isNameTaken(name, null, manager))) return name;
    }
  }

  /** Whether a name is another account's, or was: a former name still signs its owner in. */
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
