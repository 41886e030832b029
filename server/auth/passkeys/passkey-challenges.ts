import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { sha256Hex } from '../../platform/crypto.js';

/** How long a person may take to touch the key. */
export const CHALLENGE_SECONDS = 300;

export type ChallengePurpose = 'sign_in' | 'add' | 'fresh_sign_in';

/** Challenges that passkeys sign: stored as hashes, for one purpose and account, and valid once on any node. */
@Injectable()
export class PasskeyChallenges {
  constructor(private readonly dataSource: DataSource) {}

  /** `userId` is null for a sign-in, where the account is not known yet. */
  async store(challenge: string, purpose: ChallengePurpose, userId: string | null): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO passkey_challenges (challenge_hash, purpose, user_id, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(secs => ${CHALLENGE_SECONDS}))`,
      [sha256Hex(challenge), purpose, userId],
    );
  }

  /** Only one of several concurrent calls gets true. */
  async spend(challenge: string, purpose: ChallengePurpose, userId: string | null): Promise<boolean> {
    const [rows] = await this.dataSource.query<[{ live: boolean }[], number]>(
      `DELETE FROM passkey_challenges
       WHERE challenge_hash = $1 AND purpose = $2 AND user_id IS NOT DISTINCT FROM $3::uuid
       RETURNING expires_at > now() AS live`,
      [sha256Hex(challenge), purpose, userId],
    );
    return rows[0]?.live === true;
  }
}
