import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessChanges } from '../access/access-changes.js';
import { Admins } from '../access/admins.js';
import { Audit } from '../access/audit.service.js';
import { isGateClosed, type WaitlistRules } from '../access/waitlist-gate.js';
import { Config } from '../platform/config/config.js';
import { AppError } from '../platform/errors/app-error.js';
import { Events } from '../platform/events.js';
import { WaitlistRulesChanged } from './waitlist.events.js';
import { WaitlistRepository } from './waitlist.repository.js';

const NAME = 'waitlist';
/** Accounts that one transaction puts on the list. */
const ENLIST_BATCH = 5_000;

/** How the waitlist works: seeded from the environment for a new database, then changed by admins alone (contract §1). */
@Injectable()
export class WaitlistSettings implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly repository: WaitlistRepository,
    private readonly changes: AccessChanges,
    private readonly admins: Admins,
    private readonly audit: Audit,
    private readonly events: Events,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.dataSource.query(
      'INSERT INTO product_settings (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING',
      [NAME, JSON.stringify(this.config.waitlist)],
    );
  }

  /** Within a transaction give its `manager`: asking for a second connection there could wait for ever. */
  async current(manager: EntityManager = this.dataSource.manager): Promise<WaitlistRules> {
    const [row] = await manager.query<{ value: WaitlistRules }[]>(
      'SELECT value FROM product_settings WHERE name = $1',
      [NAME],
    );
    return row?.value ?? this.config.waitlist;
  }

  /**
   * Changes what is given, at once for every account, also for tokens that are out already. The admin who closes the
   * gate is let in with it; every other account that is not approved waits and gets a place.
   * @throws AppError `last_admin` where no admin would be left who gets in, such as when the actor has lost the role meanwhile
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
        await this.repository.admitAccount(actorId, manager);
        if (!(await this.admins.isAnyLeft(manager))) throw new AppError('last_admin');
      }
      await this.audit.append(manager, { action: 'waitlist_rules_changed', actor: actorId, detail: { ...patch } });
      return changed;
    });
    await this.changes.announce({ userId: null, reason: 'waitlist_changed' });
    if (isGateClosed(rules)) await this.enlistAccounts();
    this.events.emit(new WaitlistRulesChanged());
    return rules;
  }

  /** In parts, as there may be many: accounts are shut out already, this gives staff somebody to approve. */
  private async enlistAccounts(): Promise<void> {
    while ((await this.repository.enlistAccounts(ENLIST_BATCH)) > 0);
  }
}
