import { createHash, createHmac, hkdfSync } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Config } from '../platform/config/config.js';

export const FIRST_HASH = '0'.repeat(64);

/** Flat facts about what was done: never text of messages, tokens, names or whole addresses. */
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
  /** `null`: written before entries were keyed. */
  key_id: string | null;
  hash: string;
}

/** An entry that the chain is known to hold, whatever comes after it. */
export interface AuditHead {
  id: string;
  hash: string;
}

/**
 * Hashes of the audit log. Each covers the entry before it under a key that is not in the database, so that who can write
 * to the database cannot make a chain that verifies. All nodes derive the same key, from `AUDIT_SECRET` or, without it,
 * from the signing secret.
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
   * Whether an entry is what was written. Only the beginning of a chain may be without a key, so `isKeyed` says whether
   * an entry before it had one. An entry under another key is not.
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
