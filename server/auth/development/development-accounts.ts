import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessChanges } from '../../access/access-changes.js';
import { Audit } from '../../audit/audit.service.js';
import { AccountProofs, type DevelopmentAccount } from '../../users/account-proofs.js';
import { IdentitiesService } from '../identities/identities.service.js';
import { SessionsService } from '../sessions.service.js';
import { DevelopmentIdentityProvider } from './development-identity-provider.js';

/**
 * The development identity provider proves nothing, so the accounts that it signed in must not stay open once other people can
 * reach the service. When the service starts with Google or in production, it disables the accounts that have no other proof
 * and marks their addresses as unverified. It deletes nothing: the accounts are enabled again when the provider is back, an
 * admin can enable one, and the owner of the address can sign in with Google.
 */
@Injectable()
export class DevelopmentAccounts implements OnApplicationBootstrap {
  private readonly logger = new Logger('DevelopmentAccounts');

  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: DevelopmentIdentityProvider,
    private readonly proofs: AccountProofs,
    private readonly identities: IdentitiesService,
    private readonly sessions: SessionsService,
    private readonly changes: AccessChanges,
    private readonly audit: Audit,
  ) {}

  /** Runs before the node serves its first request. Several nodes may run it at once. */
  async onApplicationBootstrap(): Promise<void> {
    const isAvailable = this.provider.isAvailable;
    const action = isAvailable ? 'practice_accounts_enabled' : 'practice_accounts_disabled';
    const accounts = await this.dataSource.transaction(async (manager) => {
      const changed = isAvailable ? await this.proofs.enableDevelopmentAccounts(manager) : await this.disable(manager);
      if (changed > 0) await this.audit.append(manager, { action, actor: null, detail: { accounts: changed } });
      return changed;
    });
    if (accounts === 0) return;
    await this.changes.announce({ userId: null, reason: 'unknown' });
    this.logger.warn(
      { accounts },
      isAvailable
        ? 'Enabled accounts of the development identity provider again'
        : 'Disabled accounts that only the development identity provider has verified; an admin can enable them',
    );
  }

  /** Returns how many accounts it disabled. */
  private async disable(manager: EntityManager): Promise<number> {
    const accounts = await this.proofs.findDevelopmentAccounts(manager);
    if (accounts.length === 0) return 0;
    const googleAddresses = await this.identities.findGoogleAddresses(idsOf(accounts), manager);
    const isVerifiedByGoogle = ({ id, email }: DevelopmentAccount) =>
      email !== null && googleAddresses.get(id)?.toLowerCase() === email.toLowerCase();
    const unverified = accounts.filter((account) => !isVerifiedByGoogle(account));
    await this.proofs.withdrawDevelopmentProofs(idsOf(unverified), manager);
    const withoutGoogle = accounts.filter(({ id }) => !googleAddresses.has(id));
    const disabled = await this.proofs.disableDevelopmentAccounts(idsOf(withoutGoogle), manager);
    await this.sessions.endAllSessions(disabled, manager);
    return disabled.length;
  }
}

function idsOf(accounts: readonly DevelopmentAccount[]): string[] {
  return accounts.map(({ id }) => id);
}
