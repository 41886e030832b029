import { Injectable } from '@nestjs/common';
import type { Actor } from '../access/actor.js';
import { Audit } from './audit.service.js';
import type { AuditDetail } from './audit-chain.js';

/** Staff pages reload by themselves, so repeats of a view are not written within this time. */
const REPEAT_MS = 60_000;
const REMEMBERED_LIMIT = 10_000;

/** Records in the audit log which staff member viewed which list of people. */
@Injectable()
export class StaffViews {
  private readonly notedAt = new Map<string, number>();

  constructor(private readonly audit: Audit) {}

  /**
   * Call it before the answer is sent: a view that cannot be recorded is refused. `detail` says which part of the list was
   * viewed, never the search words, which may be a person's name or address.
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
