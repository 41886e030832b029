import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../platform/config/config.js';

export const FIRST_HASH = '0'.repeat(64);

/** Flat facts about an action: never text of messages, tokens, names or whole addresses. */
export type AuditDetail = Readonly<Record<string, string | number | boolean | null>>;

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
  /** `null`: the entry was written before hashes had a key. */
  key_id: string | null;
  hash: string;
}

/** The newest entry of a chain. */
export interface AuditHead {
  id: string;
  hash: string;
}

/**
 * Computes the hashes of the audit log. Each hash covers the hash before it, under a key that is not in the database, so
 * that write access to the database is not enough to forge a chain that verifies. All nodes derive the same key, from
 * `AUDIT_SECRET` or, without it, from the signing secret.
 */
@Injectable()
export class AuditChain {
  readonly keyId: string;
  private readonly key: Buffer;

  constructor(config: Config) {
    const secret = config.auditSecret ?? config.jwtSecret;
    if (!secret) throw new Error('The signing secret is not known yet');
    this.key = Buffer.from(hkdfSync('sha256', secret, '', 'starling audit chain', 32));
    this.keyId = createHmac('sha256', this.key).update('key id').digest('hex').slice(0, 16);
  }

  hash(entry: Omit<AuditEntry, 'hash'>): string {
    return createHmac('sha256', this.key).update(factsOf(entry, entry.key_id)).digest('hex');
  }

  /**
   * Whether an entry is as it was written. Only the beginning of a chain may lack a key: `isKeyed` is true once an earlier
   * entry had one. An entry under another key is not genuine.
   */
  isGenuine(entry: AuditEntry, isKeyed: boolean): boolean {
    if (entry.key_id !== null) return entry.key_id === this.keyId && this.hash(entry) === entry.hash;
    return !isKeyed && createHash('sha256').update(factsOf(entry)).digest('hex') === entry.hash;
  }
}

function factsOf(entry: Omit<AuditEntry, 'hash'>, ...more: unknown[]): string {
  const detail = Object.entries(entry.detail).sort(([left], [right]) => (left < right ? -1 : 1));
  const { id, at, action, actor, target, node, request_id, previous_hash } = entry;
  return JSON.stringify([
    id,
    at.toISOString(),
    action,
    actor,
    target,
    node,
    request_id,
    detail,
    previous_hash,
    ...more,
  ]);
}
