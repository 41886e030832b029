import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AuditEntryBody, AuditIntegrityBody } from '../../contract/admin.js';
import type { AuditHead } from '../access/audit-chain.js';
import { AuditIntegrityCheck } from '../access/audit-integrity.js';
import { containing } from '../platform/database/like.js';

export interface AuditFilter {
  action?: string | null;
  search?: string | null;
}

interface AuditRow extends Omit<AuditEntryBody, 'at'> {
  at: Date;
}

const EXPORT_PAGE = 1_000;
/** The expression of the index `audit_entries_search_idx`. */
const SEARCHED = `lower(action || coalesce(' ' || actor, '') || coalesce(' ' || target, '') || ' ' || node
  || coalesce(' ' || request_id, '') || ' ' || detail::text)`;

/** Reads the audit log; only the server's own doings write it. */
@Injectable()
export class AuditLogService {
  private looking: Promise<string | null> | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly check: AuditIntegrityCheck,
  ) {}

  /** The newest first, or the oldest where it is `reversed`. */
  async list(
    filter: AuditFilter,
    { limit, offset, reversed }: { limit: number; offset: number; reversed: boolean },
  ): Promise<{ items: AuditEntryBody[]; total: number }> {
    const { where, values } = conditions(filter);
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM audit_entries WHERE ${where}`,
      values,
    );
    const rows = await this.dataSource.query<AuditRow[]>(
      `SELECT id, at, action, actor, target, node, request_id, detail FROM audit_entries WHERE ${where}
       ORDER BY id ${reversed ? 'ASC' : 'DESC'} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, limit, offset],
    );
    return { items: rows.map(bodyOf), total: counted!.total };
  }

  /** All of them, the oldest first, however many there are. */
  async *all(filter: AuditFilter): AsyncGenerator<AuditEntryBody> {
    const { where, values } = conditions(filter);
    let last = '0';
    for (;;) {
      const rows = await this.dataSource.query<AuditRow[]>(
        `SELECT id, at, action, actor, target, node, request_id, detail FROM audit_entries
         WHERE ${where} AND id > $${values.length + 1} ORDER BY id LIMIT ${EXPORT_PAGE}`,
        [...values, last],
      );
      for (const row of rows) {
        yield bodyOf(row);
        last = row.id;
      }
      if (rows.length < EXPORT_PAGE) return;
    }
  }

  /**
   * Reads the whole log, once at a time: callers that ask meanwhile get the same answer. With a `published` head, which
   * stands in the log of every node, it also says whether the log still holds that entry.
   */
  async integrity(published: AuditHead | null = null): Promise<AuditIntegrityBody> {
    const brokenAt = published ? await this.check.findBreak(published) : await this.look();
    return { intact: brokenAt === null, broken_at: brokenAt };
  }

  private look(): Promise<string | null> {
    this.looking ??= this.check.findBreak().finally(() => {
      this.looking = null;
    });
    return this.looking;
  }
}

function conditions({ action, search }: AuditFilter): { where: string; values: unknown[] } {
  const parts = ['true'];
  const values: unknown[] = [];
  if (action) {
    values.push(action);
    parts.push(`action = $${values.length}`);
  }
  if (search) {
    values.push(containing(search));
    parts.push(`${SEARCHED} LIKE lower($${values.length})`);
  }
  return { where: parts.join(' AND '), values };
}

function bodyOf(row: AuditRow): AuditEntryBody {
  return { ...row, at: row.at.toISOString() };
}
