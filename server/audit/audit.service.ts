import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager, type EntitySubscriberInterface, type QueryRunner } from 'typeorm';
import { Batcher } from '../platform/batcher.js';
import { Config } from '../platform/config/config.js';
import { ADVISORY_LOCKS } from '../platform/database/advisory-locks.js';
import { currentRequestId } from '../platform/request-context.js';
import { AuditChain, type AuditDetail, type AuditEntry, type AuditHead, FIRST_HASH } from './audit-chain.js';

const BATCH_LIMIT = 200;

/** Actor and target are ids or masked addresses, so that after an erasure no entry names the person. */
export interface AuditRecord {
  action: string;
  actor: string | null;
  target?: string | null;
  detail?: AuditDetail;
}

interface Change {
  /** Makes the change that the entry records, within the transaction. */
  work: (manager: EntityManager) => Promise<unknown>;
  describe: (result: unknown) => AuditRecord;
  requestId: string | null;
}

interface ChainState {
  id: string | null;
  hash: string | null;
  /** The hash that the database has now for the anchor. */
  anchored: string | null;
  now: Date;
}

/**
 * Writes the audit log, which is insert-only in the database and chained (`AuditChain`). An entry is committed together
 * with the change that it records, so that neither exists without the other.
 */
@Injectable()
export class Audit {
  private readonly logger = new Logger('Audit');
  private readonly changes = new Batcher<Change, unknown>(BATCH_LIMIT, (batch) => this.commitAll(batch));
  /** The newest entry that this node has seen committed. It stays once the chain has lost it, as evidence. */
  private anchor: AuditHead | null = null;
  /** The last entry of each transaction in progress, which becomes the anchor when the transaction commits. */
  private readonly written = new WeakMap<QueryRunner, AuditHead>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly chain: AuditChain,
  ) {
    const subscriber: EntitySubscriberInterface = {
      afterTransactionCommit: ({ queryRunner }) => {
        const head = queryRunner.isTransactionActive ? undefined : this.written.get(queryRunner);
        if (head) this.advance(head);
      },
    };
    dataSource.subscribers.push(subscriber);
  }

  /** Records an action that changes nothing else, such as a view or a refusal. Resolves when the entry is committed. */
  async record(record: AuditRecord): Promise<void> {
    await this.commit(
      async () => undefined,
      () => record,
    );
  }

  /**
   * Writes entries within the caller's transaction. Call it last: it takes a lock that every other writer of the log waits
   * for until the transaction ends. The transaction must be READ COMMITTED.
   */
  async append(manager: EntityManager, ...records: readonly AuditRecord[]): Promise<void> {
    const requestId = currentRequestId();
    if (records.length > 0) {
      await this.write(
        manager,
        records.map((record) => ({ record, requestId })),
      );
    }
  }

  /**
   * Does short work and writes its entry in one transaction, shared with other callers of the same moment: for changes
   * that many make at once. Work that fails in a shared transaction is tried again alone, so it may run twice.
   */
  async commit<T>(work: (manager: EntityManager) => Promise<T>, describe: (result: T) => AuditRecord): Promise<T> {
    const change: Change = { work, describe: (result) => describe(result as T), requestId: currentRequestId() };
    return (await this.changes.add(change)) as T;
  }

  /** The newest entry that this node has seen committed. */
  knownHead(): AuditHead | null {
    return this.anchor;
  }

  /** Reads the committed head. `isIntact` is false where the chain has lost an entry that this node has seen. */
  async readHead(): Promise<{ head: AuditHead | null; isIntact: boolean }> {
    const state = await this.readState(this.dataSource.manager);
    const head = state.id === null || state.hash === null ? null : { id: state.id, hash: state.hash };
    const isIntact = this.holdsAnchor(state);
    if (isIntact && head) this.advance(head);
    return { head, isIntact };
  }

  private commitAll(batch: readonly Change[]): Promise<unknown[]> {
    return this.dataSource.transaction(async (manager) => {
      const done: unknown[] = [];
      for (const { work } of batch) done.push(await work(manager));
      await this.write(
        manager,
        batch.map(({ describe, requestId }, index) => ({ record: describe(done[index]), requestId })),
      );
      return done;
    });
  }

  private async write(
    manager: EntityManager,
    waiting: readonly { record: AuditRecord; requestId: string | null }[],
  ): Promise<void> {
    await manager.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.auditChain]);
    const state = await this.readState(manager);
    let id = BigInt(state.id ?? 0);
    let previousHash = state.hash ?? FIRST_HASH;
    const entries = waiting.map(({ record, requestId }) => {
      id += 1n;
      const unsigned: Omit<AuditEntry, 'hash'> = {
        id: id.toString(),
        at: state.now,
        action: storable(record.action),
        actor: storable(record.actor),
        target: storable(record.target ?? null),
        node: storable(this.config.nodeId),
        request_id: storable(requestId),
        detail: storableDetail(record.detail ?? {}),
        previous_hash: previousHash,
        key_id: this.chain.keyId,
      };
      previousHash = this.chain.hash(unsigned);
      return { ...unsigned, hash: previousHash };
    });
    await manager.query(
      `INSERT INTO audit_entries SELECT * FROM json_populate_recordset(NULL::audit_entries, $1::json)`,
      [JSON.stringify(entries)],
    );
    if (this.holdsAnchor(state) && manager.queryRunner) {
      this.written.set(manager.queryRunner, { id: id.toString(), hash: previousHash });
    }
  }

  private async readState(manager: EntityManager): Promise<ChainState> {
    const [state] = await manager.query<ChainState[]>(
      `SELECT last.id, last.hash, (SELECT hash FROM audit_entries WHERE id = $1) AS anchored,
         date_trunc('milliseconds', clock_timestamp()) AS now
       FROM (SELECT 1) AS one LEFT JOIN LATERAL (SELECT id, hash FROM audit_entries ORDER BY id DESC LIMIT 1) AS last ON true`,
      [this.anchor?.id ?? '0'],
    );
    return state!;
  }

  /** Whether the chain still holds the anchor. */
  private holdsAnchor(state: ChainState): boolean {
    if (this.anchor === null || state.anchored === this.anchor.hash) return true;
    this.logger.error({ auditId: this.anchor.id }, 'The audit log has lost an entry that it held');
    return false;
  }

  private advance(head: AuditHead): void {
    if (this.anchor === null || BigInt(head.id) > BigInt(this.anchor.id)) this.anchor = head;
  }
}

/** Text that Postgres accepts: no caller may make a record impossible to write. */
function storable<T extends string | null>(text: T): T {
  return (text === null ? null : text.toWellFormed().replaceAll('\u0000', '')) as T;
}

function storableDetail(detail: AuditDetail): AuditDetail {
  return Object.fromEntries(
    Object.entries(detail).map(([name, value]) => [
      storable(name),
      // JSON drops `undefined`, and the hash must match what the database returns.
      typeof value === 'string' ? storable(value) : (value ?? null),
    ]),
  );
}
