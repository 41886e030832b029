import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';
import { AccessChanges } from '../access/access-changes.js';
import { Admins } from '../access/admins.js';
import { Audit } from '../audit/audit.service.js';
import { Config } from '../platform/config/config.js';
import { AppError } from '../platform/errors/app-error.js';
import { Jobs, type JobType } from '../platform/jobs/jobs.js';
import { AccountEntriesRepository } from './account-entries.repository.js';
import { isGateClosed, type WaitlistRules } from './waitlist-gate.js';

const NAME = 'waitlist';
/** Accounts that one transaction adds to the list. */
const ENLIST_BATCH = 5_000;

/** Adds the accounts that are missing on the list if the node that closed the gate died before it had added all. */
const ENLIST_ACCOUNTS: JobType<Record<string, never>> = { name: 'enlist-accounts', payload: z.strictObject({}) };
const ENLIST_AGAIN_AFTER_MS = 60_000;

/** The settings of the waitlist. The environment seeds those of a new database; later only admins change them. */
@Injectable()
export class WaitlistSettings implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly entries: AccountEntriesRepository,
    private readonly changes: AccessChanges,
    private readonly admins: Admins,
    private readonly audit: Audit,
    private readonly jobs: Jobs,
  ) {}

  async onModuleInit(): Promise<void> {
    this.jobs.define(ENLIST_ACCOUNTS, async () => {
      if (isGateClosed(await this.current())) await this.enlistAccounts();
    });
    await this.dataSource.query(
      'INSERT INTO product_settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
      [NAME, JSON.stringify(this.config.waitlist)],
    );
  }

  /** Pass the `manager` of a transaction: with a second connection it could wait for itself. */
  async current(manager: EntityManager = this.dataSource.manager): Promise<WaitlistRules> {
    const [row] = await manager.query<{ value: WaitlistRules }[]>(
      'SELECT value FROM product_settings WHERE name = $1',
      [NAME],
    );
    return row?.value ?? this.config.waitlist;
  }

  /**
   * Changes the given settings at once for every account, also for tokens that are out. Closing the gate approves the
   * admin who closes it; every other account that is not approved waits and gets a position.
   * @throws AppError `last_admin` where no admin could sign in any more, as when the actor has just lost the role
   */
  async update(patch: Partial<WaitlistRules>, actorId: string): Promise<WaitlistRules> {
    const rules = await this.dataSource.transaction(async (manager) => {
      await this.admins.lock(manager);
      const [before] = await manager.query<{ value: WaitlistRules }[]>(
        'SELECT value FROM product_settings WHERE name = $1 FOR UPDATE',
        [NAME],
      );
      const changed = { ...before!.value, ...patch };
      await manager.query(
        'UPDATE product_settings SET value = $2::jsonb, updated_at = now(), updated_by = $3 WHERE name = $1',
        [NAME, JSON.stringify(changed), actorId],
      );
      const isClosing = isGateClosed(changed) && !isGateClosed(before!.value);
      if (isClosing) {
        await this.entries.admit(actorId, manager);
        if (!(await this.admins.isAnyLeft(manager))) throw new AppError('last_admin');
        const runAt = new Date(Date.now() + ENLIST_AGAIN_AFTER_MS);
        await this.jobs.add(ENLIST_ACCOUNTS, {}, NAME, { manager, runAt });
      }
      await this.audit.append(manager, { action: 'waitlist_rules_changed', actor: actorId, detail: { ...patch } });
      return changed;
    });
    await this.changes.announce({ userId: null, reason: 'waitlist_changed' });
    if (isGateClosed(rules)) await this.enlistAccounts();
    return rules;
  }

  /** In batches, as there may be many accounts. They are shut out already; on the list, staff can approve them. */
  private async enlistAccounts(): Promise<void> {
    while ((await this.entries.enlist(ENLIST_BATCH)) > 0);
  }
}
