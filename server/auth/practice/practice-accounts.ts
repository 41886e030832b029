import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessChanges } from '../../access/access-changes.js';
import { Audit } from '../../access/audit.service.js';
import { PracticeProvider } from './practice-provider.js';

/** Accounts that practice mode has proved, and Google neither before nor since. */
const UNPROVED = `is_practice_proved
  AND NOT EXISTS (SELECT 1 FROM identities i WHERE i.user_id = users.id AND i.provider = 'google')`;

/**
 * The practice provider proves nothing, so what it has signed in must not stay good once the service is for others. With
 * Google configured, or in production, the start disables the accounts whose only proof it is, and takes back the proof
 * of their addresses. Nothing is deleted: back in practice mode the accounts are enabled again, an admin can enable one,
 * and the owner of an address gets in with Google.
 */
@Injectable()
export class PracticeAccounts implements OnApplicationBootstrap {
  private readonly logger = new Logger('PracticeAccounts');

  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: PracticeProvider,
    private readonly changes: AccessChanges,
    private readonly audit: Audit,
  ) {}

  /** Before the first request is taken. Safe on many nodes at once. */
  async onApplicationBootstrap(): Promise<void> {
    const isAvailable = this.provider.isAvailable;
    const action = isAvailable ? 'practice_accounts_enabled' : 'practice_accounts_disabled';
    const accounts = await this.dataSource.transaction(async (manager) => {
      const changed = await (isAvailable ? this.enable(manager) : this.disable(manager));
      if (changed > 0) await this.audit.append(manager, { action, actor: null, detail: { accounts: changed } });
      return changed;
    });
    if (accounts === 0) return;
    await this.changes.announce({ userId: null, reason: 'unknown' });
    this.logger.warn(
      { accounts },
      isAvailable
        ? 'Accounts of practice mode are enabled again'
        : 'Accounts that only practice mode has proved are disabled; an admin can enable them',
    );
  }

  private async disable(manager: EntityManager): Promise<number> {
    await manager.query(
      `UPDATE users SET email_verified = false
       WHERE email_verified AND is_practice_proved AND NOT EXISTS (
         SELECT 1 FROM identities i
          WHERE i.user_id = users.id AND i.provider = 'google' AND lower(i.email) = lower(users.email))`,
    );
    // An account with the mark has been enabled by an admin since, and stays enabled.
    const [disabled] = await manager.query<[{ id: string }[], number]>(
      `UPDATE users SET disabled_at = now(), practice_disabled_at = now()
       WHERE disabled_at IS NULL AND practice_disabled_at IS NULL AND ${UNPROVED} RETURNING id`,
    );
    const ids = disabled.map(({ id }) => id);
    await manager.query('DELETE FROM one_time_codes WHERE user_id = ANY($1::uuid[])', [ids]);
    await manager.query('UPDATE sessions SET ended_at = now() WHERE user_id = ANY($1::uuid[]) AND ended_at IS NULL', [
      ids,
    ]);
    return ids.length;
  }

  /** Those that the start has disabled; one that an admin has disabled since stays so. */
  private async enable(manager: EntityManager): Promise<number> {
    const [, enabled] = await manager.query<[unknown, number]>(
      'UPDATE users SET disabled_at = NULL WHERE disabled_at = practice_disabled_at',
    );
    await manager.query('UPDATE users SET practice_disabled_at = NULL WHERE practice_disabled_at IS NOT NULL');
    return enabled;
  }
}
