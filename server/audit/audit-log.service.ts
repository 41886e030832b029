import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { containing } from '../platform/database/like.js';
import type { AuditHead } from './audit-chain.js';
import { AuditIntegrityCheck } from './audit-integrity.js';

export interface AuditFilter {
  action?: string | null;
  /** The id of the account that is the actor or the target. */
  person?: string | null;
  search?: string | null;
}

/** An entry as admins read it. */
export interface LoggedEntry {
  id: string;
  at: Date;
  action: string;
  actor: string | null;
  target: string | null;
  node: string;
  requestId: string | null;
  detail: Record<string, unknown>;
}

/** `brokenAt` is the id of the first entry that was changed or is missing; `null` where the log is intact. */
export interface IntegrityResult {
  brokenAt: string | null;
}

const COLUMNS = 'id, at, action, actor, target, node, request_id AS "requestId", detail';
const EXPORT_PAGE = 1_000;
/** The expression of the index `audit_entries_search_idx`. */
const SEARCHED = `lower(action || coalesce(' ' || actor, '') || coalesce(' ' || target, '') || ' ' || node
  || coalesce(' ' || request_id, '') || ' ' || detail::text)`;

/** Reads the audit log. `Audit` writes it. */
@Injectable()
export class AuditLogService {
  private checking: Promise<string | null> | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly check: AuditIntegrityCheck,
  ) {}

  /** The newest entries first, or the oldest where `reversed`. */
  async list(
    filter: AuditFilter,
    { limit, offset, reversed }: { limit: number; offset: number; reversed: boolean },
  ): Promise<{ items: LoggedEntry[]; total: number }> {
    const { where, values } = conditions(filter);
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM audit_entries WHERE ${where}`,
      values,
    );
    const items = await this.dataSource.query<LoggedEntry[]>(
      `SELECT ${COLUMNS} FROM audit_entries WHERE ${where}
       ORDER BY id ${reversed ? 'ASC' : 'DESC'} LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, limit, offset],
    );
    return { items, total: counted!.total };
  }

  /** Every entry, the oldest first, read in pages. */
  async *all(filter: AuditFilter): AsyncGenerator<LoggedEntry> {
    const { where, values } = conditions(filter);
    let last = '0';
    for (;;) {
      const page = await this.dataSource.query<LoggedEntry[]>(
        `SELECT ${COLUMNS} FROM audit_entries
         WHERE ${where} AND id > $${values.length + 1} ORDER BY id LIMIT ${EXPORT_PAGE}`,
        [...values, last],
      );
      for (const entry of page) {
        yield entry;
        last = entry.id;
      }
      if (page.length < EXPORT_PAGE) return;
    }
  }

  /**
   * Checks the whole log. Callers that ask while a check runs share its result. With a `published` head, which every node
   * writes to its own log, it also checks that the audit log still holds that entry.
   */
  async integrity(published: AuditHead | null = null): Promise<IntegrityResult> {
    return { brokenAt: published ? await this.check.findBreak(published) : await this.checkOnce() };
  }

  private checkOnce(): Promise<string | null> {
    this.checking ??= this.check.findBreak().finally(() => {
      this.checking = null;
    });
    return this.checking;
  }
}

function conditions({ action, person, search }: AuditFilter): { where: string; values: unknown[] } {
  const parts = ['true'];
  const values: unknown[] = [];
  if (action) parts.push(`action = $${values.push(action)}`);
  if (person) {
    const id = `$${values.push(person)}`;
    // The search index finds the entries that contain the id; the comparison keeps those of the account.
    parts.push(`${SEARCHED} LIKE $${values.push(containing(person))} AND (actor = ${id} OR target = ${id})`);
  }
  if (search) parts.push(`${SEARCHED} LIKE lower($${values.push(containing(search))})`);
  return { where: parts.join(' AND '), values };
}
