import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { UPLOAD_EXPIRES_HOURS } from '../../contract/uploads.js';
import type { UploadProblem } from './files/refused.js';
import type { NewUpload, Upload } from './upload.js';

const COLUMNS = `id, user_id AS "userId", filename, mime_type AS "mimeType", size, received, state, problem,
  expires_at AS "expiresAt", lost_claims AS "lostClaims"`;
const EXPIRES = `now() + interval '${UPLOAD_EXPIRES_HOURS} hours'`;
/** The node that took the last part processes the file. After so many seconds any other one may. */
const HANDED_OVER_AFTER = 60;
/** A node that is still at it renews its lease long before it ends. */
const LEASE_SECONDS = 60;

/** SQL of uploads and their parts. */
@Injectable()
export class UploadsRepository {
  constructor(private readonly dataSource: DataSource) {}

  async insert({ id, userId, filename, mimeType, size }: NewUpload, manager: EntityManager): Promise<void> {
    await manager.query(
      `INSERT INTO uploads (id, user_id, filename, mime_type, size, expires_at) VALUES ($1, $2, $3, $4, $5, ${EXPIRES})`,
      [id, userId, filename, mimeType, size],
    );
  }

  async find(id: string): Promise<Upload | null> {
    const [upload] = await this.dataSource.query<Upload[]>(`SELECT ${COLUMNS} FROM uploads WHERE id = $1`, [id]);
    return upload ?? null;
  }

  /** One statement: a part is there if and only if it is counted. False: another call has moved the offset. */
  async append(id: string, at: number, bytes: Buffer): Promise<boolean> {
    const [moved] = await this.dataSource.query<{ at: number }[]>(
      `WITH moved AS (
         UPDATE uploads SET received = received + $3::int, expires_at = ${EXPIRES},
           leased_until = CASE WHEN received + $3::int = size THEN now() + make_interval(secs => ${HANDED_OVER_AFTER}) END
         WHERE id = $1 AND received = $2 AND state = 'receiving' AND received + $3::int <= size
         RETURNING id)
       INSERT INTO upload_parts (upload_id, at, bytes) SELECT id, $2, $4 FROM moved RETURNING at`,
      [id, at, bytes.length, bytes],
    );
    return moved !== undefined;
  }

  /** The part that begins there. */
  async partAt(id: string, at: number): Promise<Buffer | null> {
    const [part] = await this.dataSource.query<{ bytes: Buffer }[]>(
      'SELECT bytes FROM upload_parts WHERE upload_id = $1 AND at = $2',
      [id, at],
    );
    return part?.bytes ?? null;
  }

  /** `null`: it is not whole, another node has it, or it has ended. */
  async claim(id: string): Promise<Upload | null> {
    const [[upload]] = await this.dataSource.query<[Upload[], number]>(
      `UPDATE uploads SET state = 'processing', leased_until = now() + make_interval(secs => ${LEASE_SECONDS}),
         lost_claims = lost_claims + CASE state WHEN 'processing' THEN 1 ELSE 0 END
       WHERE id = $1 AND received = size
         AND (state = 'receiving' OR (state = 'processing' AND leased_until < now()))
       RETURNING ${COLUMNS}`,
      [id],
    );
    return upload ?? null;
  }

  /** The node that claimed the file is still at it. */
  async renew(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE uploads SET leased_until = now() + make_interval(secs => ${LEASE_SECONDS})
       WHERE id = $1 AND state = 'processing'`,
      [id],
    );
  }

  /** Another try may begin. */
  async release(id: string): Promise<void> {
    await this.dataSource.query(
      `UPDATE uploads SET state = 'receiving', leased_until = now() + make_interval(secs => ${HANDED_OVER_AFTER})
       WHERE id = $1 AND state = 'processing'`,
      [id],
    );
  }

  /** Keeps what became of it for those who ask, without the bytes. */
  async end(id: string, problem: UploadProblem | null): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      await manager.query(
        `UPDATE uploads SET state = CASE WHEN $2::text IS NULL THEN 'done' ELSE 'refused' END, problem = $2,
           leased_until = NULL
         WHERE id = $1`,
        [id, problem],
      );
      await manager.query('DELETE FROM upload_parts WHERE upload_id = $1', [id]);
    });
  }

  async delete(id: string): Promise<void> {
    await this.dataSource.query('DELETE FROM uploads WHERE id = $1', [id]);
  }

  /** Whole ones that no node is processing. */
  async leftOver(limit: number): Promise<string[]> {
    return this.ids(
      `SELECT id FROM uploads WHERE leased_until < now() AND state IN ('receiving', 'processing')
       ORDER BY leased_until LIMIT $1`,
      limit,
    );
  }

  /** Those that stand still, and the memory of ended ones. */
  async expired(limit: number): Promise<string[]> {
    return this.ids('SELECT id FROM uploads WHERE expires_at < now() ORDER BY expires_at LIMIT $1', limit);
  }

  private async ids(statement: string, limit: number): Promise<string[]> {
    return (await this.dataSource.query<{ id: string }[]>(statement, [limit])).map(({ id }) => id);
  }
}
