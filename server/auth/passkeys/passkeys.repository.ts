import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { newId } from '../../platform/ids.js';

/** A passkey as its owner sees it. */
export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
}

/** What checks the signatures of a passkey. */
export interface StoredCredential {
  readonly id: string;
  readonly userId: string;
  readonly credentialId: string;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: string[];
}

type NewCredential = Omit<StoredCredential, 'id'> & { readonly name: string };

const PASSKEY = 'id, name, created_at AS "createdAt", last_used_at AS "lastUsedAt"';

@Injectable()
export class PasskeysRepository {
  constructor(private readonly dataSource: DataSource) {}

  list(userId: string): Promise<Passkey[]> {
    return this.dataSource.query<Passkey[]>(
      `SELECT ${PASSKEY} FROM passkeys WHERE user_id = $1 ORDER BY created_at, id`,
      [userId],
    );
  }

  async count(userId: string, manager: EntityManager): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(
      'SELECT count(*)::int AS count FROM passkeys WHERE user_id = $1',
      [userId],
    );
    return row!.count;
  }

  async credentialsOf(userId: string): Promise<{ id: string; transports: string[] }[]> {
    return this.dataSource.query('SELECT credential_id AS id, transports FROM passkeys WHERE user_id = $1', [userId]);
  }

  async findCredential(credentialId: string): Promise<StoredCredential | null> {
    const [row] = await this.dataSource.query<(Omit<StoredCredential, 'counter'> & { counter: string })[]>(
      `SELECT id, user_id AS "userId", credential_id AS "credentialId", public_key AS "publicKey", counter, transports
       FROM passkeys WHERE credential_id = $1`,
      [credentialId],
    );
    return row ? { ...row, counter: Number(row.counter) } : null;
  }

  /** Null if the credential is stored already. */
  async insert(credential: NewCredential, manager: EntityManager): Promise<Passkey | null> {
    const { userId, name, credentialId, publicKey, counter, transports } = credential;
    const [row] = await manager.query<Passkey[]>(
      `INSERT INTO passkeys (id, user_id, name, credential_id, public_key, counter, transports)
       VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (credential_id) DO NOTHING RETURNING ${PASSKEY}`,
      [newId(), userId, name, credentialId, publicKey, counter, transports],
    );
    return row ?? null;
  }

  async rename(userId: string, id: string, name: string): Promise<Passkey | null> {
    const [rows] = await this.dataSource.query<[Passkey[], number]>(
      `UPDATE passkeys SET name = $3 WHERE id = $1 AND user_id = $2 RETURNING ${PASSKEY}`,
      [id, userId, name],
    );
    return rows[0] ?? null;
  }

  /** Returns the name of the removed passkey; null if the account has no such passkey. */
  async remove(userId: string, id: string, manager: EntityManager): Promise<string | null> {
    const [rows] = await manager.query<[{ name: string }[], number]>(
      'DELETE FROM passkeys WHERE id = $1 AND user_id = $2 RETURNING name',
      [id, userId],
    );
    return rows[0]?.name ?? null;
  }

  async removeAll(userId: string, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM passkeys WHERE user_id = $1', [userId]);
  }

  /** False if the passkey was removed, or another use with this counter came first. */
  async recordUse({ id, counter: before }: StoredCredential, counter: number): Promise<boolean> {
    const [, changed] = await this.dataSource.query<[unknown, number]>(
      'UPDATE passkeys SET counter = $2, last_used_at = now() WHERE id = $1 AND counter = $3',
      [id, counter, before],
    );
    return changed > 0;
  }
}
