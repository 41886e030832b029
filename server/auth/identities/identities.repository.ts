import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { IdentityClaim, ProviderName } from './identity-claim.js';

export interface IdentityRow {
  provider: ProviderName;
  subject: string;
  user_id: string;
  email: string | null;
  sealed_grant: string | null;
}

/** SQL on `identities`. */
@Injectable()
export class IdentitiesRepository {
  constructor(private readonly dataSource: DataSource) {}

  async lockBySubject(provider: ProviderName, subject: string, manager: EntityManager): Promise<IdentityRow | null> {
    const [row] = await manager.query<IdentityRow[]>(
      'SELECT * FROM identities WHERE provider = $1 AND subject = $2 FOR UPDATE',
      [provider, subject],
    );
    return row ?? null;
  }

  async findOfUser(
    userId: string,
    provider: ProviderName,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<IdentityRow | null> {
    const [row] = await manager.query<IdentityRow[]>('SELECT * FROM identities WHERE user_id = $1 AND provider = $2', [
      userId,
      provider,
    ]);
    return row ?? null;
  }

  async upsert(
    userId: string,
    { provider, profile, sealedGrant }: IdentityClaim,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO identities (provider, subject, user_id, email, sealed_grant) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (provider, subject) DO UPDATE SET email = excluded.email, sealed_grant = excluded.sealed_grant
       WHERE identities.user_id = excluded.user_id`,
      [provider, profile.subject, userId, profile.email, sealedGrant],
    );
  }

  async update(
    userId: string,
    { provider, profile, sealedGrant }: IdentityClaim,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      'UPDATE identities SET sealed_grant = $4, email = $5 WHERE user_id = $1 AND provider = $2 AND subject = $3',
      [userId, provider, profile.subject, sealedGrant, profile.email],
    );
  }

  async deleteOfUser(userId: string, manager: EntityManager): Promise<{ email: string | null }[]> {
    const [deleted] = await manager.query<[{ email: string | null }[], number]>(
      'DELETE FROM identities WHERE user_id = $1 RETURNING email',
      [userId],
    );
    return deleted;
  }

  findLinkedAccounts(userIds: readonly string[]): Promise<{ user_id: string }[]> {
    return this.dataSource.query('SELECT DISTINCT user_id FROM identities WHERE user_id = ANY($1::uuid[])', [userIds]);
  }

  findGoogleAddresses(
    userIds: readonly string[],
    manager: EntityManager,
  ): Promise<{ user_id: string; email: string | null }[]> {
    return manager.query(
      "SELECT user_id, email FROM identities WHERE provider = 'google' AND user_id = ANY($1::uuid[])",
      [userIds],
    );
  }

  exportOfUser(userId: string, manager: EntityManager): Promise<unknown> {
    return manager.query('SELECT provider, subject, email, created_at FROM identities WHERE user_id = $1', [userId]);
  }
}
