import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

/** What a sign-in at an identity provider proves about an account. */
export interface AccountProof {
  /** The development identity provider accepts any address, so its proofs are withdrawn once it is switched off. */
  readonly isDevelopment: boolean;
  /** The address that the provider has verified. */
  readonly verifiedEmail: string | null;
}

/** How the owner of an account signs in today. */
export interface SignInMethods {
  readonly hasPassword: boolean;
  readonly isEmailVerified: boolean;
}

export interface DevelopmentAccount {
  readonly id: string;
  readonly email: string | null;
}

/** What is proved about accounts: verified addresses, and proofs that come from the development identity provider. */
@Injectable()
export class AccountProofs {
  /**
   * Locks the account, so that its passwords and identities change one transaction at a time. The lock is FOR NO KEY UPDATE:
   * a stronger one would block inserts that refer to the account, and a waitlist writer may hold a lock that this
   * transaction needs next.
   */
  async lockSignInMethods(userId: string, manager: EntityManager): Promise<SignInMethods | null> {
    const [row] = await manager.query<{ has_password: boolean; email_verified: boolean }[]>(
      'SELECT password_hash IS NOT NULL AS has_password, email_verified FROM users WHERE id = $1 FOR NO KEY UPDATE',
      [userId],
    );
    return row ? { hasPassword: row.has_password, isEmailVerified: row.email_verified } : null;
  }

  /** The account's own address becomes verified only if it is the address that the provider has verified. */
  async recordProof(
    userId: string,
    { isDevelopment, verifiedEmail }: AccountProof,
    manager: EntityManager,
  ): Promise<void> {
    await manager.query(
      `UPDATE users SET is_practice_proved = $2, email_verified = email_verified OR coalesce(lower(email) = lower($3), false)
       WHERE id = $1 AND (is_practice_proved <> $2 OR (NOT email_verified AND lower(email) = lower($3)))`,
      [userId, isDevelopment, verifiedEmail],
    );
  }

  /** The owner has opened a link that went to this address. False if the account has another address by now. */
  async proveAddress(userId: string, email: string, manager: EntityManager): Promise<boolean> {
    const [, changed] = await manager.query<[unknown, number]>(
      'UPDATE users SET email_verified = true WHERE id = $1 AND lower(email) = lower($2)',
      [userId, email],
    );
    return changed > 0;
  }

  /**
   * Hands an account to the proved owner of its address: removes the password that another person may have set, and enables
   * the account if it was disabled only for lack of a proof. A staff role of such an account came from the development
   * identity provider, so it is removed; the settings give it again where it is due. An admin's decision to disable stays.
   */
  async handOver(userId: string, manager: EntityManager): Promise<void> {
    await manager.query('UPDATE users SET email_verified = true, password_hash = NULL WHERE id = $1', [userId]);
    await manager.query(
      `UPDATE users SET disabled_at = NULL, practice_disabled_at = NULL,
         role = CASE WHEN role IN ('admin', 'moderator') THEN 'parent' ELSE role END
       WHERE id = $1 AND disabled_at = practice_disabled_at`,
      [userId],
    );
  }

  /** Accounts whose latest proof is the development identity provider's, and that it still verifies or keeps enabled. */
  findDevelopmentAccounts(manager: EntityManager): Promise<DevelopmentAccount[]> {
    return manager.query<DevelopmentAccount[]>(
      `SELECT id, email FROM users
       WHERE is_practice_proved AND (email_verified OR (disabled_at IS NULL AND practice_disabled_at IS NULL))`,
    );
  }

  /** `is_practice_proved` is checked again, because another node may have recorded a proof by Google meanwhile. */
  async withdrawDevelopmentProofs(userIds: readonly string[], manager: EntityManager): Promise<void> {
    await manager.query(
      'UPDATE users SET email_verified = false WHERE id = ANY($1::uuid[]) AND email_verified AND is_practice_proved',
      [userIds],
    );
  }

  /** Returns the ids of the accounts that it disabled. An account with the mark was enabled by an admin and stays enabled. */
  async disableDevelopmentAccounts(userIds: readonly string[], manager: EntityManager): Promise<string[]> {
    const [disabled] = await manager.query<[{ id: string }[], number]>(
      `UPDATE users SET disabled_at = now(), practice_disabled_at = now()
       WHERE id = ANY($1::uuid[]) AND is_practice_proved AND disabled_at IS NULL AND practice_disabled_at IS NULL
       RETURNING id`,
      [userIds],
    );
    return disabled.map(({ id }) => id);
  }

  /** Enables what `disableDevelopmentAccounts` disabled, unless an admin has disabled it since. Returns how many. */
  async enableDevelopmentAccounts(manager: EntityManager): Promise<number> {
    const [, enabled] = await manager.query<[unknown, number]>(
      'UPDATE users SET disabled_at = NULL WHERE disabled_at = practice_disabled_at',
    );
    await manager.query('UPDATE users SET practice_disabled_at = NULL WHERE practice_disabled_at IS NOT NULL');
    return enabled;
  }
}
