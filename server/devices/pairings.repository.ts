import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import {
  OPEN_PAIRINGS_MAX,
  PAIRING_INTERVAL_SECONDS,
  PAIRING_SECONDS,
  WRONG_CODES_SECONDS,
} from '../../contract/devices.js';
import { ADVISORY_LOCKS } from '../platform/database/advisory-locks.js';
import { countRows } from '../privacy/retention-classes.js';

export interface NewPairing {
  readonly deviceCodeHash: string;
  readonly userCodeHash: string;
  readonly picture: string;
  readonly pictures: readonly string[];
  readonly platform: string;
  readonly networkHash: string;
}

/** A device that waits and has not expired. */
export interface PendingPairing {
  readonly picture: string;
  readonly pictures: string[];
  readonly platform: string;
  readonly networkHash: string;
  readonly requestedAt: Date;
}

/** What a guardian's approval stores. */
export interface Approval {
  readonly childId: string;
  readonly householdId: string;
  readonly name: string;
  readonly approvedBy: string;
}

export type AskedPairing = {
  readonly state: 'pending' | 'approved' | 'denied';
  readonly platform: string;
  /** The device asks before its interval is over. */
  readonly isEarly: boolean;
  readonly intervalSeconds: number;
} & { readonly [Name in keyof Approval]: string | null };

const PAIRING_OVER = 'expires_at < now()';

/** SQL of devices that wait for an approval. Codes are stored as hashes alone. */
@Injectable()
export class PairingsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** `false`: too many devices wait already, or one of them shows the same code. */
  insert(pairing: NewPairing): Promise<boolean> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.devicePairings]);
      const inserted = await manager.query<unknown[]>(
        `INSERT INTO device_pairings (device_code_hash, user_code_hash, picture, pictures, platform, network_hash,
           interval_seconds, expires_at)
         SELECT $1, $2, $3, $4, $5, $6, ${PAIRING_INTERVAL_SECONDS}, now() + make_interval(secs => ${PAIRING_SECONDS})
         WHERE (SELECT count(*) FROM device_pairings WHERE state = 'pending' AND expires_at > now()) < ${OPEN_PAIRINGS_MAX}
         ON CONFLICT (user_code_hash) DO NOTHING RETURNING 1`,
        [
          pairing.deviceCodeHash,
          pairing.userCodeHash,
          pairing.picture,
          pairing.pictures,
          pairing.platform,
          pairing.networkHash,
        ],
      );
      return inserted.length > 0;
    });
  }

  async findPending(userCodeHash: string): Promise<PendingPairing | null> {
    const [row] = await this.dataSource.query<PendingPairing[]>(
      `SELECT picture, pictures, platform, network_hash AS "networkHash", created_at AS "requestedAt"
       FROM device_pairings WHERE user_code_hash = $1 AND state = 'pending' AND expires_at > now()`,
      [userCodeHash],
    );
    return row ?? null;
  }

  /** Approves a pending pairing if the picture is the device's, and denies it otherwise. `null`: none is pending any more. */
  async decide(
    userCodeHash: string,
    picture: string,
    { childId, householdId, name, approvedBy }: Approval,
    manager: EntityManager,
  ): Promise<'approved' | 'denied' | null> {
    const [rows] = await manager.query<[{ state: 'approved' | 'denied' }[], number]>(
      `UPDATE device_pairings
       SET state = CASE WHEN picture = $2 THEN 'approved' ELSE 'denied' END,
         child_id = $3, household_id = $4, name = $5, approved_by = $6
       WHERE user_code_hash = $1 AND state = 'pending' AND expires_at > now() RETURNING state`,
      [userCodeHash, picture, childId, householdId, name, approvedBy],
    );
    return rows[0]?.state ?? null;
  }

  /** The pairing of a device, locked until the transaction ends. `null`: unknown, used or expired. */
  async lock(deviceCodeHash: string, manager: EntityManager): Promise<AskedPairing | null> {
    const [row] = await manager.query<AskedPairing[]>(
      `SELECT state, platform, name, interval_seconds AS "intervalSeconds", child_id AS "childId",
         household_id AS "householdId", approved_by AS "approvedBy",
         coalesce(polled_at + make_interval(secs => interval_seconds) > clock_timestamp(), false) AS "isEarly"
       FROM device_pairings WHERE device_code_hash = $1 AND expires_at > now() FOR UPDATE`,
      [deviceCodeHash],
    );
    return row ?? null;
  }

  async recordQuestion(deviceCodeHash: string, intervalSeconds: number, manager: EntityManager): Promise<void> {
    await manager.query(
      'UPDATE device_pairings SET polled_at = clock_timestamp(), interval_seconds = $2 WHERE device_code_hash = $1',
      [deviceCodeHash, intervalSeconds],
    );
  }

  async delete(deviceCodeHash: string, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM device_pairings WHERE device_code_hash = $1', [deviceCodeHash]);
  }

  /** Counts a code as wrong until `forgiveGuess`. Returns how many wrong ones there are, and when they are forgotten. */
  async countGuess(userId: string): Promise<{ wrong: number; secondsLeft: number }> {
    const [row] = await this.dataSource.query<{ wrong: number; secondsLeft: number }[]>(
      `INSERT INTO pairing_guesses AS g (user_id, wrong, since) VALUES ($1, 1, now())
       ON CONFLICT (user_id) DO UPDATE SET
         wrong = CASE WHEN g.since < now() - make_interval(secs => $2) THEN 1 ELSE g.wrong + 1 END,
         since = CASE WHEN g.since < now() - make_interval(secs => $2) THEN now() ELSE g.since END
       RETURNING wrong, greatest(1, ceil(extract(epoch FROM since - now()) + $2))::int AS "secondsLeft"`,
      [userId, WRONG_CODES_SECONDS],
    );
    return row!;
  }

  async forgiveGuess(userId: string): Promise<void> {
    await this.dataSource.query('UPDATE pairing_guesses SET wrong = wrong - 1 WHERE user_id = $1', [userId]);
  }

  /** How many pairings `deleteExpired` would delete. */
  countExpired(manager: EntityManager): Promise<number> {
    return countRows(manager, `device_pairings WHERE ${PAIRING_OVER}`);
  }

  async deleteExpired(): Promise<void> {
    await this.dataSource.query(`DELETE FROM device_pairings WHERE ${PAIRING_OVER}`);
    await this.dataSource.query('DELETE FROM pairing_guesses WHERE since < now() - make_interval(secs => $1)', [
      WRONG_CODES_SECONDS,
    ]);
  }
}
