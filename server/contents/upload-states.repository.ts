import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { ReadingLevel } from '../../contract/children.js';
import { countRows } from '../privacy/retention-classes.js';
import type { FinishedContent } from './content.js';

/** Who must hear of the end of an upload. */
export interface UploadOf {
  readonly householdId: string | null;
  readonly uploadedBy: string | null;
}

const UPLOAD = 'household_id AS "householdId", uploaded_by AS "uploadedBy"';

/** Refused, cancelled, or begun and never whole. */
const HAS_ENDED = "status <> 'success' AND updated_at < now() - interval '7 days'";

/** SQL of the steps from an upload to a content. Each step answers `null` if it is no longer uploading. */
@Injectable()
export class UploadStatesRepository {
  async succeed(
    id: string,
    { kind, mimeType, size, text, variants }: FinishedContent,
    readingLevel: ReadingLevel | null,
    manager: EntityManager,
  ): Promise<UploadOf | null> {
    const storedBytes = variants.reduce((sum, variant) => sum + variant.size, text ? Buffer.byteLength(text) : 0);
    const [[upload]] = await manager.query<[UploadOf[], number]>(
      `UPDATE contents SET status = 'success', kind = $2, mime_type = $3, size = $4, stored_bytes = $5, text = $6,
         reading_level = $7, updated_at = now()
       WHERE id = $1 AND status = 'uploading' RETURNING ${UPLOAD}`,
      [id, kind, mimeType, size, storedBytes, text ?? null, readingLevel],
    );
    if (!upload) return null;
    for (const variant of variants) {
      await manager.query(
        `INSERT INTO content_variants (content_id, name, width, height, size, mime_type, blob_key)
         VALUES ($1, $2, $3, $4, $5, $6, $7)`,
        [id, variant.name, variant.width, variant.height, variant.size, variant.mimeType, variant.blobKey],
      );
    }
    return upload;
  }

  async end(
    id: string,
    status: 'error' | 'cancelled',
    problem: string | null,
    manager: EntityManager,
  ): Promise<UploadOf | null> {
    const [[upload]] = await manager.query<[UploadOf[], number]>(
      `UPDATE contents SET status = $2, problem = $3, stored_bytes = 0, updated_at = now()
       WHERE id = $1 AND status = 'uploading' RETURNING ${UPLOAD}`,
      [id, status, problem],
    );
    return upload ?? null;
  }

  /** @returns whose they were; `null` is the library */
  async deleteEnded(limit: number, manager: EntityManager): Promise<(string | null)[]> {
    const [deleted] = await manager.query<[Pick<UploadOf, 'householdId'>[], number]>(
      `DELETE FROM contents WHERE id IN (SELECT id FROM contents WHERE ${HAS_ENDED} ORDER BY updated_at LIMIT $1)
       RETURNING household_id AS "householdId"`,
      [limit],
    );
    return deleted.map(({ householdId }) => householdId);
  }

  countEnded(manager: EntityManager): Promise<number> {
    return countRows(manager, `contents WHERE ${HAS_ENDED}`);
  }
}
