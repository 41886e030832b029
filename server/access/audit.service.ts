import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { Batcher } from '../platform/batcher.js';
import { Config } from '../platform/config/config.js';
import { ADVISORY_LOCKS } from '../platform/database/advisory-locks.js';
import { currentRequestId } from '../platform/request-context.js';

const FIRST_HASH = '0'.repeat(64);
const BATCH_LIMIT = 200;
const VERIFY_PAGE = 1_000;

/** Flat facts about what was done: never text of messages, tokens, names or whole addresses. */
export type AuditDetail = Readonly<Record<string, string | number | boolean | null>>;

/** Actor and target are ids (of accounts, sessions, reports …) or masked addresses, so that erasure leaves no person. */
export interface AuditRecord {
  action: string;
  actor: string | null;
  target?: string | null;
  detail?: AuditDetail;
}

export interface AuditEntry {
  id: string;
  at: Date;
  action: string;
  actor: string | null;
  target: string | null;
  node: string;
  request_id: string | null;
  detail: AuditDetail;
  previous_hash: string;
  hash: string;
}

interface Waiting {
  record: AuditRecord;
  requestId: string | null;
}

/**
 * The audit log (quality C31, K11). Insert-only in the database, and chained: each entry's hash covers the one before, so
 * that a changed or missing entry shows. What comes while a write runs is written together with the next.
 */
@Injectable()
export class Audit {
  private readonly writer = new Batcher<Waiting, null>(BATCH_LIMIT, (batch) =>
    this.dataSource.transaction((manager) => this.write(manager, batch)),
  );

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
  ) {}

  /** Resolves when the entry is stored. */
  async record(record: AuditRecord): Promise<void> {
    await this.writer.add({ record, requestId: currentRequestId() });
  }

  /** The id of the first entry that does not follow from the one before it; `null` where the chain is whole. */
  async findBreak(): Promise<string | null> {
    let previous: { id: bigint; hash: string } = { id: 0n, hash: FIRST_HASH };
    for (;;) {
      const entries = await this.dataSource.query<AuditEntry[]>(
        'SELECT * FROM audit_entries WHERE id > $1 ORDER BY id LIMIT $2',
        [previous.id.toString(), VERIFY_PAGE],
      );
      for (const entry of entries) {
        const follows = BigInt(entry.id) === previous.id + 1n && entry.previous_hash === previous.hash;
        if (!follows || hashOf(entry) !== entry.hash) return entry.id;
        previous = { id: BigInt(entry.id), hash: entry.hash };
      }
      if (entries.length < VERIFY_PAGE) return null;
    }
  }

  private async write(manager: EntityManager, batch: readonly Waiting[]): Promise<null[]> {
    // Whoever writes the chain holds this lock until the commit.
    await manager.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.auditChain]);
    const [state] = await manager.query<{ id: string | null; hash: string | null; now: Date }[]>(
      `SELECT last.id, last.hash, date_trunc('milliseconds', clock_timestamp()) AS now
       FROM (SELECT 1) AS one LEFT JOIN LATERAL (SELECT id, hash FROM audit_entries ORDER BY id DESC LIMIT 1) AS last ON true`,
    );
    let id = BigInt(state?.id ?? 0);
    let previousHash = state?.hash ?? FIRST_HASH;
    const entries = batch.map(({ record, requestId }) => {
      id += 1n;
      const unsigned: Omit<AuditEntry, 'hash'> = {
        id: id.toString(),
        at: state!.now,
        action: record.action,
        actor: record.actor,
        target: record.target ?? null,
        node: this.config.nodeId,
        request_id: requestId,
        detail: record.detail ?? {},
        previous_hash: previousHash,
      };
      previousHash = hashOf(unsigned);
      return { ...unsigned, hash: previousHash };
    });
    await manager.query(
      `INSERT INTO audit_entries SELECT * FROM json_populate_recordset(NULL::audit_entries, $1::json)`,
      [JSON.stringify(entries)],
    );
    return batch.map(() => null);
  }
}

function hashOf(entry: Omit<AuditEntry, 'hash'>): string {
  const detail = Object.entries(entry.detail).sort(([left], [right]) => (left < right ? -1 : 1));
  const facts = [
    entry.id,
    entry.at.toISOString(),
    entry.action,
    entry.actor,
    entry.target,
    entry.node,
    entry.request_id,
    detail,
    entry.previous_hash,
  ];
  return createHash('sha256').update(JSON.stringify(facts)).digest('hex');
}

/** An address as the audit log and other logs may show it: enough to recognise, not enough to write to. */
export function maskEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return `${local.slice(0, 1)}***@${domain.slice(0, 1)}***${domain.slice(domain.lastIndexOf('.'))}`;
}
