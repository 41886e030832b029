import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { UserSort } from '../../contract/admin.js';
import type { Role } from '../../contract/permissions.js';
import { normalizeEmail } from '../access/email-address.js';
import { randomToken } from '../platform/crypto.js';
import { User } from './user.entity.js';

export interface UserListQuery {
  search?: string | null;
  role?: Role | null;
  sortBy: UserSort;
  limit: number;
  offset: number;
  /** Whether `search` looks at e-mail addresses, too. */
  searchesAddresses: boolean;
}

/** Each reads its page off an index. */
const ORDER: Readonly<Record<UserSort, [column: string, direction: 'ASC' | 'DESC', nulls?: 'NULLS LAST']>> = {
  newest: ['account.createdAt', 'DESC'],
  oldest: ['account.createdAt', 'ASC'],
  last_seen: ['account.lastSeenAt', 'DESC', 'NULLS LAST'],
  name: ['lower(account.username)', 'ASC'],
};

/** Whoever may change the number of admins holds this lock until the commit. */
const ADMINS_LOCK = 7_421_083_519;

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

  findByEmail(email: string, manager: EntityManager = this.dataSource.manager): Promise<User | null> {
    return manager
      .createQueryBuilder(User, 'account')
      .where('lower(account.email) = lower(:email)', { email: normalizeEmail(email) })
      .getOne();
  }

  /** A name has no `@`, an address has one: so no name can stand for somebody else's address. */
  findForSignIn(name: string): Promise<User | null> {
    const folded = normalizeEmail(name);
    const column = folded.includes('@') ? 'email' : 'username';
    return this.dataSource
      .createQueryBuilder(User, 'account')
      .addSelect('account.passwordHash')
      .where(`lower(account.${column}) = lower(:folded)`, { folded })
      .getOne();
  }

  async list({
    search,
    role,
    sortBy,
    limit,
    offset,
    searchesAddresses,
  }: UserListQuery): Promise<{ items: User[]; total: number }> {
    const query = this.dataSource.createQueryBuilder(User, 'account').where('true');
    if (role) query.andWhere('account.role = :role', { role });
    if (search) {
      const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
      const email = searchesAddresses ? 'account.email, ' : '';
      query.andWhere(
        `lower(concat_ws(' ', account.username, ${email}account.firstName, account.lastName)) LIKE :pattern`,
        { pattern },
      );
    }
    const [items, total] = await query
      .orderBy(...ORDER[sortBy])
      .addOrderBy('account.id')
      .limit(limit)
      .offset(offset)
      .getManyAndCount();
    return { items, total };
  }

  async linkedToGoogle(userIds: readonly string[], manager: EntityManager = this.dataSource.manager) {
    const rows = await manager.query<{ user_id: string }[]>(
      'SELECT DISTINCT user_id FROM identities WHERE user_id = ANY($1::uuid[])',
      [userIds],
    );
    return new Set(rows.map((row) => row.user_id));
  }

  async lockAdmins(manager: EntityManager): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [ADMINS_LOCK]);
  }

  async countAdmins(manager: EntityManager): Promise<number> {
    const [row] = await manager.query<{ admins: number }[]>(
      "SELECT count(*)::int AS admins FROM users WHERE role = 'admin' AND disabled_at IS NULL",
    );
    return row!.admins;
  }

  /** A name made from an address, with a few random letters where the plain one is taken. */
  async freeUsername(email: string | null, manager: EntityManager): Promise<string> {
    const base = (email?.split('@')[0] ?? '').replace(/[@\p{C}\p{Z}]/gu, '').slice(0, 48) || 'user';
    const [row] = await manager.query<{ taken: boolean }[]>(
      'SELECT EXISTS (SELECT 1 FROM users WHERE lower(username) = lower($1)) AS taken',
      [base],
    );
    return row!.taken ? `${base}-${randomToken(6).toLowerCase()}` : base;
  }

  async activityDays(userId: string, manager: EntityManager): Promise<string[]> {
    const rows = await manager.query<{ day: string }[]>(
      'SELECT day::text FROM user_activity_days WHERE user_id = $1 ORDER BY day',
      [userId],
    );
    return rows.map((row) => row.day);
  }
}
