import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { PUSH_SUBSCRIPTIONS_MAX } from '../../contract/push.js';

/** As it is stored: the endpoint and the keys of the browser are sealed. */
export interface StoredSubscription {
  readonly id: string;
  readonly userId: string;
  readonly sealed: string;
  /** The hash of the public key that the browser subscribed with. */
  readonly keyHash: string;
  readonly createdAt: Date;
}

export interface NewStoredSubscription extends Omit<StoredSubscription, 'createdAt'> {
  readonly sessionId: string;
  readonly endpointHash: string;
}

const COLUMNS = 'p.id, p.user_id AS "userId", p.sealed, p.key_hash AS "keyHash", p.created_at AS "createdAt"';

/** SQL of push subscriptions. */
@Injectable()
export class PushSubscriptionsRepository {
  constructor(private readonly dataSource: DataSource) {}

  listOf(userId: string, manager: EntityManager = this.dataSource.manager): Promise<StoredSubscription[]> {
    return manager.query<StoredSubscription[]>(
      `SELECT ${COLUMNS} FROM push_subscriptions p WHERE p.user_id = $1 ORDER BY p.created_at, p.id`,
      [userId],
    );
  }

  idsOf(userIds: readonly string[], manager: EntityManager): Promise<{ id: string; userId: string }[]> {
    return manager.query(
      'SELECT p.id, p.user_id AS "userId" FROM push_subscriptions p WHERE p.user_id = ANY($1::uuid[])',
      [userIds],
    );
  }

  /** The subscription, if the session that it belongs to still lives. */
  async findLive(id: string, userId: string): Promise<StoredSubscription | null> {
    const [row] = await this.dataSource.query<StoredSubscription[]>(
      `SELECT ${COLUMNS} FROM push_subscriptions p
       JOIN sessions s ON s.id = p.session_id AND s.ended_at IS NULL AND s.expires_at > now()
       WHERE p.id = $1 AND p.user_id = $2`,
      [id, userId],
    );
    return row ?? null;
  }

  /**
   * A browser has one subscription. Another account that signs in there takes it over under another id, so that nothing
   * that waits for the earlier account is sent.
   */
  async save(given: NewStoredSubscription): Promise<StoredSubscription> {
    return this.dataSource.transaction(async (manager) => {
      const [row] = await manager.query<StoredSubscription[]>(
        `INSERT INTO push_subscriptions AS p (id, user_id, session_id, endpoint_hash, sealed, key_hash)
         VALUES ($1, $2, $3, $4, $5, $6)
         ON CONFLICT (endpoint_hash) DO UPDATE SET
           id = CASE WHEN p.user_id = excluded.user_id THEN p.id ELSE excluded.id END,
           created_at = CASE WHEN p.user_id = excluded.user_id THEN p.created_at ELSE now() END,
           user_id = excluded.user_id, session_id = excluded.session_id, sealed = excluded.sealed,
           key_hash = excluded.key_hash, failures = 0, renewed_at = now()
         RETURNING ${COLUMNS}`,
        [given.id, given.userId, given.sessionId, given.endpointHash, given.sealed, given.keyHash],
      );
      await manager.query(
        `DELETE FROM push_subscriptions WHERE id IN (
           SELECT p.id FROM push_subscriptions p WHERE p.user_id = $1 ORDER BY p.renewed_at DESC, p.id OFFSET $2)`,
        [given.userId, PUSH_SUBSCRIPTIONS_MAX],
      );
      return row!;
    });
  }

  /** @returns whether the account had it */
  async deleteByEndpoint(userId: string, endpointHash: string): Promise<boolean> {
    const [rows] = await this.dataSource.query<[unknown[], number]>(
      'DELETE FROM push_subscriptions p WHERE p.user_id = $1 AND p.endpoint_hash = $2 RETURNING p.id',
      [userId, endpointHash],
    );
    return rows.length > 0;
  }

  async delete(id: string): Promise<void> {
    await this.dataSource.query('DELETE FROM push_subscriptions p WHERE p.id = $1', [id]);
  }

  /** @returns how many there were */
  async deleteOf(userId: string, manager: EntityManager): Promise<number> {
    const [rows] = await manager.query<[unknown[], number]>(
      'DELETE FROM push_subscriptions p WHERE p.user_id = $1 RETURNING p.id',
      [userId],
    );
    return rows.length;
  }

  async noteSuccess(id: string): Promise<void> {
    await this.dataSource.query('UPDATE push_subscriptions SET failures = 0 WHERE id = $1 AND failures > 0', [id]);
  }

  /** @returns how often it has failed since its last success */
  async noteFailure(id: string): Promise<number> {
    const [rows] = await this.dataSource.query<[{ failures: number }[], number]>(
      'UPDATE push_subscriptions SET failures = failures + 1 WHERE id = $1 RETURNING failures',
      [id],
    );
    return rows[0]?.failures ?? 0;
  }
}
