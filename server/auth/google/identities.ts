import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, QueryFailedError } from 'typeorm';
import { AppError } from '../../platform/errors/app-error.js';
import type { GoogleProfile } from './google-profile.js';

/** Subjects of the practice provider are kept apart from Google's. */
export type ProviderName = 'google' | 'practice';

export interface IdentityRow {
  provider: ProviderName;
  subject: string;
  user_id: string;
  email: string | null;
  sealed_grant: string | null;
}

/** The provider's identities of accounts: one of each provider at most for an account. */
@Injectable()
export class Identities {
  constructor(private readonly dataSource: DataSource) {}

  /** By the provider's own id of a person; locked until the transaction ends. */
  async find(provider: ProviderName, subject: string, manager: EntityManager): Promise<IdentityRow | null> {
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

  /** Adds an identity to the account, or updates one that it has. Another account's identity is left alone. */
  async store(
    manager: EntityManager,
    userId: string,
    provider: ProviderName,
    profile: GoogleProfile,
    sealedGrant: string | null,
  ): Promise<void> {
    await manager.query(
      `INSERT INTO identities (provider, subject, user_id, email, sealed_grant) VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (provider, subject) DO UPDATE
       SET email = excluded.email, sealed_grant = coalesce(excluded.sealed_grant, identities.sealed_grant)
       WHERE identities.user_id = excluded.user_id`,
      [provider, profile.subject, userId, profile.email, sealedGrant],
    );
    const isPractice = provider === 'practice';
    await manager.query('UPDATE users SET is_practice_proved = $2 WHERE id = $1 AND is_practice_proved <> $2', [
      userId,
      isPractice,
    ]);
  }

  /** Names and picture as the provider has them now; what it does not give stays. */
  async refreshProfile(userId: string, profile: GoogleProfile, sealedGrant: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(
        `UPDATE users SET first_name = coalesce($2, first_name), last_name = coalesce($3, last_name),
           avatar = coalesce($4, avatar), updated_at = now() WHERE id = $1`,
        [userId, profile.firstName, profile.lastName, profile.picture],
      );
      await manager.query('UPDATE identities SET sealed_grant = $3, email = $4 WHERE user_id = $1 AND subject = $2', [
        userId,
        profile.subject,
        sealedGrant,
        profile.email,
      ]);
    });
  }

  /** The account's own address, where it is the one that the provider has verified. */
  async markVerified(manager: EntityManager, userId: string, email: string | null): Promise<void> {
    if (email === null) return;
    await manager.query(
      'UPDATE users SET email_verified = true WHERE id = $1 AND lower(email) = lower($2) AND NOT email_verified',
      [userId, email],
    );
  }
}

/** True where another call took the address, the name or the identity in the same moment. */
export function isTaken(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'email_taken' || error.code === 'username_taken';
  return error instanceof QueryFailedError && (error.driverError as { code?: string }).code === '23505';
}
