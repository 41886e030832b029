import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Config } from '../platform/config/config.js';
import { Sealer } from '../platform/crypto.js';
import { newVapidKeys, type VapidKeys } from './vapid.js';

/**
 * The keys of this installation: those of the settings, or made once and kept in the database, the private one sealed with a
 * key from the signing secret. All nodes have the same.
 */
@Injectable()
export class VapidKeyStore {
  private known: Promise<VapidKeys> | null = null;

  constructor(
    private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly sealer: Sealer,
  ) {}

  current(): Promise<VapidKeys> {
    this.known ??= this.read().catch((error: unknown) => {
      this.known = null;
      throw error;
    });
    return this.known;
  }

  private async read(): Promise<VapidKeys> {
    const { vapidKeys } = this.config;
    if (vapidKeys) return vapidKeys;
    return (await this.stored(this.dataSource.manager)) ?? this.store(newVapidKeys());
  }

  /** `null`: there are none, or the signing secret has changed since. */
  private async stored(manager: EntityManager): Promise<VapidKeys | null> {
    const [row] = await manager.query<{ publicKey: string; sealed: string }[]>(
      'SELECT public_key AS "publicKey", sealed_private_key AS sealed FROM push_keys',
    );
    const privateKey = row && this.sealer.open(row.sealed);
    return row && privateKey ? { publicKey: row.publicKey, privateKey } : null;
  }

  /** Nodes that start together agree: the later one waits, and finds keys that it can open. */
  private store({ publicKey, privateKey }: VapidKeys): Promise<VapidKeys> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query('LOCK TABLE push_keys IN EXCLUSIVE MODE');
      const others = await this.stored(manager);
      if (others) return others;
      await manager.query(
        `INSERT INTO push_keys (public_key, sealed_private_key) VALUES ($1, $2)
         ON CONFLICT (is_current) DO UPDATE
         SET public_key = excluded.public_key, sealed_private_key = excluded.sealed_private_key, created_at = now()`,
        [publicKey, this.sealer.seal(privateKey)],
      );
      return { publicKey, privateKey };
    });
  }
}
