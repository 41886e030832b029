import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from './audit.service.js';
import { AuditChain, type AuditEntry, type AuditHead, FIRST_HASH } from './audit-chain.js';

const PAGE = 1_000;

/** Reads the whole audit log and finds the first place where it was changed. */
@Injectable()
export class AuditIntegrityCheck {
  constructor(
    private readonly dataSource: DataSource,
    private readonly audit: Audit,
    private readonly chain: AuditChain,
  ) {}

  /**
   * The id of the first entry that was changed or is missing; `null` where the log is intact. A chain whose end was cut off
   * still verifies, so it is also compared with the newest entry that this node has seen, and with `published`, a head that
   * an operator took from the logs of any node.
   */
  async findBreak(published: AuditHead | null = null): Promise<string | null> {
    const known = [this.audit.knownHead(), published].filter((head) => head !== null);
    let previous = { id: 0n, hash: FIRST_HASH };
    let isKeyed = true;
    for (;;) {
      const entries = await this.dataSource.query<AuditEntry[]>(
        'SELECT * FROM audit_entries WHERE id > $1 ORDER BY id LIMIT $2',
        [previous.id.toString(), PAGE],
      );
      for (const entry of entries) {
        const isFirst = previous.id === 0n;
        const follows = BigInt(entry.id) === previous.id + 1n && entry.previous_hash === previous.hash;
        const isKnown = known.every(({ id, hash }) => id !== entry.id || hash === entry.hash);
        if (!follows || !isKnown || !this.chain.isGenuine(entry, !isFirst && isKeyed)) return entry.id;
        isKeyed = entry.key_id !== null;
        previous = { id: BigInt(entry.id), hash: entry.hash };
      }
      if (entries.length < PAGE) break;
    }
    // A chain whose last entry has no key could have been forged.
    if (!isKeyed) return previous.id.toString();
    return known.some(({ id }) => BigInt(id) > previous.id) ? (previous.id + 1n).toString() : null;
  }
}
