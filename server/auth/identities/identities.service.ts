import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { PersonalData } from '../../privacy/personal-data.js';
import { IdentitiesRepository, type IdentityRow } from './identities.repository.js';
import type { IdentityClaim, ProviderName } from './identity-claim.js';

/** The identities that are linked to accounts: at most one of each provider for an account. */
@Injectable()
export class IdentitiesService implements OnModuleInit {
  constructor(
    private readonly repository: IdentitiesRepository,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'identities',
      export: ({ userId }, manager) => this.repository.exportOfUser(userId, manager),
    });
  }

  /** Finds an identity by the provider's own id of the person, and locks it until the transaction ends. */
  lockIdentity({ provider, profile }: IdentityClaim, manager: EntityManager): Promise<IdentityRow | null> {
    return this.repository.lockBySubject(provider, profile.subject, manager);
  }

  findIdentity(userId: string, provider: ProviderName, manager?: EntityManager): Promise<IdentityRow | null> {
    return this.repository.findOfUser(userId, provider, manager);
  }

  /** Links the identity, or updates it if the account has it already. An identity of another account stays unchanged. */
  async saveIdentity(userId: string, claim: IdentityClaim, manager: EntityManager): Promise<void> {
    await this.repository.upsert(userId, claim, manager);
  }

  /** Never links: an identity that was unlinked meanwhile stays unlinked. */
  async updateIdentity(userId: string, claim: IdentityClaim, manager: EntityManager): Promise<void> {
    await this.repository.update(userId, claim, manager);
  }

  /** Returns the addresses of the removed identities. */
  async removeIdentities(userId: string, manager: EntityManager): Promise<(string | null)[]> {
    const removed = await this.repository.deleteOfUser(userId, manager);
    return removed.map(({ email }) => email);
  }

  /** The accounts among these that have a linked identity. */
  async findLinkedAccounts(userIds: readonly string[]): Promise<ReadonlySet<string>> {
    const rows = await this.repository.findLinkedAccounts(userIds);
    return new Set(rows.map((row) => row.user_id));
  }

  /** For each of these accounts with a Google identity, the address that Google has for it. */
  async findGoogleAddresses(
    userIds: readonly string[],
    manager: EntityManager,
  ): Promise<ReadonlyMap<string, string | null>> {
    const rows = await this.repository.findGoogleAddresses(userIds, manager);
    return new Map(rows.map((row) => [row.user_id, row.email]));
  }
}
