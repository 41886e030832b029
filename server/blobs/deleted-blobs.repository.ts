import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** SQL of blobs that belong to nothing any more. A trigger on the tables that name blobs adds them. */
@Injectable()
export class DeletedBlobsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** The oldest ones. */
  async next(limit: number): Promise<string[]> {
    const rows = await this.dataSource.query<{ key: string }[]>(
      'SELECT key FROM deleted_blobs ORDER BY deleted_at, key LIMIT $1',
      [limit],
    );
    return rows.map(({ key }) => key);
  }

  async forget(keys: readonly string[]): Promise<void> {
    await this.dataSource.query('DELETE FROM deleted_blobs WHERE key = ANY ($1)', [keys]);
  }

  /** For blobs that no row names yet. */
  async add(keys: readonly string[]): Promise<void> {
    await this.dataSource.query(
      'INSERT INTO deleted_blobs (key) SELECT unnest($1::text[]) ON CONFLICT (key) DO NOTHING',
      [keys],
    );
  }
}
