import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';

/** More than a check of a file takes with every retry of its store. */
const CLAIMED_WITHIN = "interval '1 hour'";

/**
 * SQL of blobs that belong to nothing any more, which a trigger on the tables that name blobs adds, and of those that belong
 * to nothing yet.
 */
@Injectable()
export class DeletedBlobsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The oldest ones, without some of them. */
  async next(limit: number, without: readonly string[]): Promise<string[]> {
    const rows = await this.dataSource.query<{ key: string }[]>(
      'SELECT key FROM deleted_blobs WHERE key <> ALL ($2) ORDER BY deleted_at, key LIMIT $1',
      [limit, without],
    );
    return rows.map(({ key }) => key);
  }

  /** Behind all others. */
  async putBack(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    await this.dataSource.query('UPDATE deleted_blobs SET deleted_at = now() WHERE key = ANY ($1)', [keys]);
  }

  async forget(keys: readonly string[]): Promise<void> {
    await this.dataSource.query('DELETE FROM deleted_blobs WHERE key = ANY ($1)', [keys]);
  }

  async noteNew(key: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO unclaimed_blobs (key, expires_at) VALUES ($1, now() + ${CLAIMED_WITHIN})`,
      [key],
    );
  }

  /** @returns how many of them were still there to be claimed */
  async claim(keys: readonly string[], manager: EntityManager): Promise<number> {
    const [, claimed] = await manager.query<[unknown[], number]>('DELETE FROM unclaimed_blobs WHERE key = ANY ($1)', [
      keys,
    ]);
    return claimed;
  }

  giveUp(keys: readonly string[]): Promise<void> {
    return this.moveToDeleted('key = ANY ($1)', [keys]);
  }

  giveUpOverdue(): Promise<void> {
    return this.moveToDeleted('expires_at <= now()', []);
  }

  private async moveToDeleted(condition: string, values: unknown[]): Promise<void> {
    await this.dataSource.query(
      `WITH given_up AS (DELETE FROM unclaimed_blobs WHERE ${condition} RETURNING key)
       INSERT INTO deleted_blobs (key) SELECT key FROM given_up ON CONFLICT (key) DO NOTHING`,
      values,
    );
  }
}
