import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { Audit } from '../access/audit.service.js';
import type { AuditDetail } from '../access/audit-chain.js';

/** Pages of staff follow what they show: the same look of the same person is written once in this time. */
const REPEAT_MS = 60_000;
const REMEMBERED_LIMIT = 10_000;

/** Writes into the audit log who of the staff looked at lists of people. */
@Injectable()
export class StaffLooks {
  private readonly notedAt = new Map<string, number>();

  constructor(private readonly audit: Audit) {}

  /**
   * Call it before the answer leaves: a look that cannot be written down is refused. `detail` says which part of the list,
   * never the words that were searched for, as these may be a person's name or address.
   */
  async note(actor: Actor, action: 'users_viewed' | 'waitlist_viewed', detail: AuditDetail): Promise<void> {
    const key = JSON.stringify([actor.userId, action, detail]);
    const now = performance.now();
    if (now - (this.notedAt.get(key) ?? Number.NEGATIVE_INFINITY) < REPEAT_MS) return;
    await this.audit.record({ action, actor: actor.userId, detail });
    if (this.notedAt.size >= REMEMBERED_LIMIT) this.notedAt.clear();
    this.notedAt.set(key, now);
  }
}
