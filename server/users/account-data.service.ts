import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessChanges } from '../access/access-changes.js';
import { Audit } from '../audit/audit.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { Events } from '../platform/events.js';
import { PersonalData } from '../privacy/personal-data.js';
import { AccountEndings } from './account-endings.js';
import { LastAdminGuard } from './last-admin-guard.js';
import { User } from './user.entity.js';
import { UserErased } from './users.events.js';
import { UsersRepository } from './users.repository.js';
import { UsersService } from './users.service.js';

export interface Erasure {
  /** Also erases the children that have no other guardian. */
  readonly erasesChildren?: boolean;
  /** Runs in the transaction that closes the account. */
  readonly beforeErasure?: (manager: EntityManager) => Promise<void>;
}

/** Export and erasure of everything that Starling stores about an account. */
@Injectable()
export class AccountDataService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly repository: UsersRepository,
    private readonly users: UsersService,
    private readonly guard: LastAdminGuard,
    private readonly personalData: PersonalData,
    private readonly endings: AccountEndings,
    private readonly changes: AccessChanges,
    private readonly audit: Audit,
    private readonly events: Events,
  ) {}

  /** One JSON object with a part for each feature. */
  async exportAccount(userId: string): Promise<Record<string, unknown>> {
    const exported = await this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      const { email } = await this.users.get(userId, manager);
      return this.personalData.export({ userId, email }, manager);
    });
    await this.audit.record({ action: 'account_exported', actor: userId, target: userId });
    return { exported_at: new Date().toISOString(), ...exported };
  }

  /**
   * Deletes the account and all its data; the audit log keeps the bare id. The account is closed first. Data that may be too
   * much for one transaction is deleted in batches, the rest with the account's row. If this node dies in between, another
   * one finishes.
   * @throws AppError `last_admin`, and what the account's endings refuse, such as `last_guardian`
   */
  async eraseAccount(
    userId: string,
    actorId: string,
    { erasesChildren = false, beforeErasure }: Erasure = {},
  ): Promise<void> {
    await this.endings.prepare({ userId, actorId, erasesChildren }, () => this.requireErasable(userId, actorId));
    await this.guard.runChange({ userId, actorId, refusedAction: 'erasure_refused' }, async (manager) => {
      await this.endings.end({ userId, actorId, erasesChildren }, manager);
      const user = await this.repository.lock(userId, manager);
      if (!user) throw new AppError('user_not_found');
      await this.guard.requireAnotherAdmin(user, manager);
      await beforeErasure?.(manager);
      await this.repository.beginErasure(userId, manager);
      await this.audit.append(manager, { action: 'account_erasure_begun', actor: actorId, target: userId });
    });
    await this.changes.announce({ userId, reason: 'account_erased' });
    await this.finishErasure(userId, actorId);
  }

  /** Two nodes may finish the same erasure at once; the later one finds no account and does nothing. */
  async finishErasure(userId: string, actorId: string): Promise<void> {
    const account = await this.repository.find(userId);
    if (!account) return;
    const subject = { userId, email: account.email };
    await this.personalData.eraseInBatches(subject);
    const isErased = await this.dataSource.transaction(async (manager) => {
      await this.personalData.lockBeforeErase(manager);
      if (!(await this.repository.lock(userId, manager))) return false;
      await this.personalData.erase(subject, manager);
      await manager.delete(User, { id: userId });
      await this.audit.append(manager, { action: 'account_erased', actor: actorId, target: userId });
      return true;
    });
    if (!isErased) return;
    await this.changes.announce({ userId, reason: 'account_erased' });
    this.events.emit(new UserErased(userId));
  }

  /** What other features erase first cannot be taken back, so the last admin is refused before. */
  private async requireErasable(userId: string, actorId: string): Promise<void> {
    await this.guard.runChange({ userId, actorId, refusedAction: 'erasure_refused' }, async (manager) => {
      const user = await this.repository.lock(userId, manager);
      if (!user) throw new AppError('user_not_found');
      await this.guard.requireAnotherAdmin(user, manager);
    });
  }

  /** The id of an account whose erasure another node began and did not finish; null if there is none. */
  claimUnfinishedErasure(): Promise<string | null> {
    return this.repository.claimUnfinishedErasure();
  }
}
