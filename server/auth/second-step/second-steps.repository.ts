import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** How long the owner may take to set up the app. */
const SETUP_MINUTES = 60;

interface SecondStepState {
  readonly onSince: Date | null;
  readonly codesLeft: number;
}

@Injectable()
export class SecondStepsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async state(userId: string): Promise<SecondStepState> {
    const [row] = await this.dataSource.query<SecondStepState[]>(
      `SELECT confirmed_at AS "onSince",
         (SELECT count(*)::int FROM recovery_codes WHERE user_id = $1) AS "codesLeft"
       FROM second_steps WHERE user_id = $1 AND confirmed_at IS NOT NULL`,
      [userId],
    );
    return row ?? { onSince: null, codesLeft: 0 };
  }

  async isOn(userId: string): Promise<boolean> {
    return (await this.state(userId)).onSince !== null;
  }

  /** Replaces a secret that was never confirmed. False if the second step is on. */
  async storeSecret(userId: string, sealedSecret: string): Promise<boolean> {
    const [row] = await this.dataSource.query<unknown[]>(
      `INSERT INTO second_steps (user_id, sealed_secret) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, created_at = now()
       WHERE second_steps.confirmed_at IS NULL RETURNING 1`,
      [userId, sealedSecret],
    );
    return row !== undefined;
  }

  async findSecret(userId: string, state: 'on' | 'in_setup'): Promise<string | null> {
    const [row] = await this.dataSource.query<{ sealed_secret: string }[]>(
      `SELECT sealed_secret FROM second_steps WHERE user_id = $1 AND (confirmed_at IS NOT NULL) = $2
         AND (confirmed_at IS NOT NULL OR created_at > now() - interval '${SETUP_MINUTES} minutes')`,
      [userId, state === 'on'],
    );
    return row?.sealed_secret ?? null;
  }

  /** Only one of several uses of a code, or of an earlier one, gets true. */
  async useInterval(userId: string, interval: number, manager: EntityManager): Promise<boolean> {
    const [, changed] = await manager.query<[unknown, number]>(
      'UPDATE second_steps SET last_interval = $2 WHERE user_id = $1 AND last_interval < $2',
      [userId, interval],
    );
    return changed > 0;
  }

  /** False if another call turned it on, or replaced the secret. */
  async turnOn(userId: string, sealedSecret: string, manager: EntityManager): Promise<boolean> {
    const [, changed] = await manager.query<[unknown, number]>(
      `UPDATE second_steps SET confirmed_at = now()
       WHERE user_id = $1 AND sealed_secret = $2 AND confirmed_at IS NULL`,
      [userId, sealedSecret],
    );
    return changed > 0;
  }

  /** False if it was off. A secret in setup goes, too. */
  async turnOff(userId: string, manager: EntityManager): Promise<boolean> {
    const [rows] = await manager.query<[{ was_on: boolean }[], number]>(
      'DELETE FROM second_steps WHERE user_id = $1 RETURNING confirmed_at IS NOT NULL AS was_on',
      [userId],
    );
    return rows[0]?.was_on === true;
  }

  async replaceCodes(userId: string, hashes: readonly string[], manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
    await manager.query('INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::text[])', [
      userId,
      hashes,
    ]);
  }

  /** Returns how many codes are left; null if the code is unknown or was used. */
  async useCode(userId: string, hash: string, manager: EntityManager): Promise<number | null> {
    const [, used] = await manager.query<[unknown, number]>(
      'DELETE FROM recovery_codes WHERE user_id = $1 AND code_hash = $2',
      [userId, hash],
    );
    if (used === 0) return null;
    const [row] = await manager.query<{ left: number }[]>(
      'SELECT count(*)::int AS left FROM recovery_codes WHERE user_id = $1',
      [userId],
    );
    return row!.left;
  }

  async purgeSetups(): Promise<void> {
    await this.dataSource.query(
      `DELETE FROM second_steps
       WHERE confirmed_at IS NULL AND created_at < now() - interval '${SETUP_MINUTES} minutes'`,
    );
  }
}
