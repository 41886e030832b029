import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { ContentKind, ContentScope } from '../../contract/contents.js';
import type { Content, NewContent, Variant } from './content.js';
import { SEES, type Viewer, valuesOf } from './content.policy.js';

/** With the parameters of `SEES`, of which the fifth decides which shelves the caller may know. */
const COLUMNS = `c.id, c.household_id AS "householdId", c.scope, c.kind, c.title, c.filename, c.mime_type AS "mimeType",
  c.size, c.status, c.problem, c.reading_level AS "readingLevel", c.tags, c.uploaded_by AS "uploadedBy",
  c.uploaded_at AS "uploadedAt",
  ARRAY(SELECT s.child_id FROM content_children s WHERE s.content_id = c.id AND s.child_id = ANY($5::uuid[])
        ORDER BY s.put_at, s.child_id) AS "childIds",
  coalesce((SELECT json_agg(json_build_object('name', v.name, 'width', v.width, 'height', v.height)
                            ORDER BY v.width NULLS FIRST, v.name)
            FROM content_variants v WHERE v.content_id = c.id), '[]') AS variants`;

export interface ContentFilter {
  readonly scope?: ContentScope | undefined;
  readonly kind?: ContentKind | undefined;
  readonly search?: string | null | undefined;
  /** On the shelf of this child. */
  readonly childId?: string | undefined;
}

/** The columns of a content that change after it was stored. */
export type ContentChange = Partial<Pick<Content, 'title' | 'tags' | 'readingLevel'>> & { readonly text?: string };

type ExportedContent = Readonly<Record<string, unknown>>;

/** SQL of contents. */
@Injectable()
export class ContentsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** A page, the newest first. */
  async list(
    viewer: Viewer,
    { scope, kind, search, childId }: ContentFilter,
    { limit, offset }: { limit: number; offset: number },
  ): Promise<{ items: Content[]; total: number }> {
    const filters = [scope ?? null, kind ?? null, search ? likeOf(search) : null, childId ?? null];
    const matching = `FROM contents c WHERE ${SEES} AND $5::uuid[] IS NOT NULL
      AND ($6::text IS NULL OR c.scope = $6) AND ($7::text IS NULL OR c.kind = $7)
      AND ($8::text IS NULL OR c.title ILIKE $8 OR c.filename ILIKE $8 OR array_to_string(c.tags, ' ') ILIKE $8)
      AND ($9::uuid IS NULL OR EXISTS (
        SELECT FROM content_children own WHERE own.content_id = c.id AND own.child_id = $9))`;
    const values = [...valuesOf(viewer), ...filters];
    const [items, [counted]] = await Promise.all([
      this.dataSource.query<Content[]>(
        `SELECT ${COLUMNS} ${matching} ORDER BY c.uploaded_at DESC, c.id DESC LIMIT $10 OFFSET $11`,
        [...values, limit, offset],
      ),
      this.dataSource.query<{ total: number }[]>(`SELECT count(*)::int AS total ${matching}`, values),
    ]);
    return { items, total: counted!.total };
  }

  /** `null`: the caller sees no such content. With a manager, the row stays locked until the transaction ends. */
  async find(id: string, viewer: Viewer, manager?: EntityManager): Promise<Content | null> {
    const [row] = await (manager ?? this.dataSource.manager).query<Content[]>(
      `SELECT ${COLUMNS} FROM contents c WHERE c.id = $6 AND ${SEES} ${manager ? 'FOR UPDATE OF c' : ''}`,
      [...valuesOf(viewer), id],
    );
    return row ?? null;
  }

  /** The words of a story; `null` for other contents. */
  async textOf(id: string): Promise<string | null> {
    const [row] = await this.dataSource.query<{ text: string | null }[]>(
      'SELECT c.text FROM contents c WHERE c.id = $1',
      [id],
    );
    return row?.text ?? null;
  }

  async exists(id: string): Promise<boolean> {
    return (await this.dataSource.query<unknown[]>('SELECT FROM contents c WHERE c.id = $1', [id])).length > 0;
  }

  async variantOf(id: string, name: string): Promise<Pick<Variant, 'mimeType' | 'blobKey'> | null> {
    const [row] = await this.dataSource.query<Pick<Variant, 'mimeType' | 'blobKey'>[]>(
      `SELECT v.mime_type AS "mimeType", v.blob_key AS "blobKey" FROM content_variants v
       WHERE v.content_id = $1 AND v.name = $2`,
      [id, name],
    );
    return row ?? null;
  }

  /** What the account has added, for its export. */
  addedBy(userId: string, manager: EntityManager): Promise<ExportedContent[]> {
    return manager.query<ExportedContent[]>(
      `SELECT c.id, c.household_id, c.scope, c.kind, c.title, c.filename, c.mime_type, c.size, c.status, c.problem, c.text,
         c.reading_level, c.tags, c.uploaded_at
       FROM contents c WHERE c.uploaded_by = $1 ORDER BY c.uploaded_at, c.id`,
      [userId],
    );
  }

  /** How many whole files a household has, which its members read by links. */
  async countOf(householdId: string, manager: EntityManager): Promise<number> {
    const [row] = await manager.query<{ count: number }[]>(
      `SELECT count(*)::int AS count FROM contents c WHERE c.household_id = $1 AND c.status = 'success'`,
      [householdId],
    );
    return row!.count;
  }

  async insert(content: NewContent, status: 'uploading' | 'success', manager: EntityManager): Promise<void> {
    const { id, householdId, scope, kind, title, filename, mimeType, size, uploadedBy } = content;
    await manager.query(
      `INSERT INTO contents (id, household_id, scope, kind, title, filename, mime_type, size, stored_bytes, status, uploaded_by)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8::integer, $8::integer, $9, $10)`,
      [id, householdId, scope, kind, title, filename, mimeType, size, status, uploadedBy],
    );
  }

  async update(id: string, { title, tags, readingLevel, text }: ContentChange, manager: EntityManager): Promise<void> {
    await manager.query(
      `UPDATE contents SET title = coalesce($2, title), tags = coalesce($3, tags),
         reading_level = coalesce($4, reading_level), text = coalesce($5, text),
         size = coalesce(octet_length($5), size), stored_bytes = coalesce(octet_length($5), stored_bytes), updated_at = now()
       WHERE id = $1`,
      [id, title ?? null, tags ?? null, readingLevel ?? null, text ?? null],
    );
  }

  async delete(id: string, manager: EntityManager): Promise<void> {
    await manager.query('DELETE FROM contents WHERE id = $1', [id]);
  }

  /** What a household stores. Other calls that store something for it wait until the transaction ends. */
  async storedBy(householdId: string, manager: EntityManager): Promise<{ files: number; bytes: number }> {
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 23))', [`contents ${householdId}`]);
    const [row] = await manager.query<{ files: number; bytes: string }[]>(
      `SELECT count(*)::int AS files, coalesce(sum(c.stored_bytes), 0) AS bytes FROM contents c
       WHERE c.household_id = $1 AND c.status IN ('uploading', 'success')`,
      [householdId],
    );
    return { files: row!.files, bytes: Number(row!.bytes) };
  }
}

function likeOf(search: string): string {
  return `%${search.replace(/[\\%_]/g, '\\$&')}%`;
}
