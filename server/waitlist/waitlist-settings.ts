import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessChanges } from '../access/access-changes.js';
import { Audit } from '../access/audit.service.js';
import type { WaitlistRules } from '../access/waitlist-gate.js';
import { Config } from '../platform/config/config.js';
import { Events } from '../platform/events.js';
import { WaitlistRulesChanged } from './waitlist.events.js';

const NAME = 'waitlist';

/** How the waitlist works: seeded from the environment for a new database, then changed by admins alone (contract §1). */
@Injectable()
export class WaitlistSettings implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly changes: AccessChanges,
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

  /** Changes what is given, at once for every account, also for tokens that are out already. */
  async update(patch: Partial<WaitlistRules>, actorId: string): Promise<WaitlistRules> {
    const [row] = await this.dataSource.query<{ value: WaitlistRules }[]>(
      `WITH changed AS (
         UPDATE product_settings SET value = value || $2::jsonb, updated_at = now(), updated_by = $3
         WHERE name = $1 RETURNING value)
       SELECT value FROM changed`,
      [NAME, JSON.stringify(patch), actorId],
    );
    await this.changes.announce({ userId: null, reason: 'waitlist_changed' });
    await this.audit.record({ action: 'waitlist_rules_changed', actor: actorId, detail: { ...patch } });
    this.events.emit(new WaitlistRulesChanged());
    return row!.value;
  }
}
