import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Admins } from '../access/admins.js';
import { Audit } from '../audit/audit.service.js';
import { AppError } from '../platform/errors/app-error.js';
import type { User } from './user.entity.js';

/** Who tries to change which account, and how the audit log names a refusal. */
export interface GuardedChange {
  readonly userId: string;
  /** Null if the server itself makes the change. */
  readonly actorId: string | null;
  readonly refusedAction: string;
}

/** Changes that could remove the last admin who can sign in. They run one at a time across all nodes. */
@Injectable()
export class LastAdminGuard {
  constructor(
    private readonly dataSource: DataSource,
    private readonly admins: Admins,
    private readonly audit: Audit,
  ) {}

  /**
   * Runs `change` in a transaction. A refusal rolls it back and is then written to the audit log.
   * @throws AppError `last_admin`
   */
  async runChange<T>(
    { userId, actorId, refusedAction }: GuardedChange,
    change: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    try {
      return await this.dataSource.transaction(async (manager) => {
        await this.admins.lock(manager);
        return change(manager);
      });
    } catch (error) {
      if (error instanceof AppError && error.code === 'last_admin') {
        const detail = { reason: 'last_admin' };
        await this.audit.record({ action: refusedAction, actor: actorId, target: userId, detail });
      }
      throw error;
    }
  }

  /** @throws AppError `last_admin` if `user` is the only admin who can sign in */
  async requireAnotherAdmin(user: User, manager: EntityManager): Promise<void> {
    const isActiveAdmin = user.role === 'admin' && user.disabledAt === null;
    if (isActiveAdmin && !(await this.admins.isAnyLeft(manager, user.id))) throw new AppError('last_admin');
  }
}
