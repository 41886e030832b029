import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.js';
import type { Actor } from './actor.js';
import { Audit } from './audit.service.js';

/** The same refusal of the same account is written once in this time, however often it is asked for. */
const REPEAT_MS = 60_000;
const REMEMBERED_LIMIT = 10_000;

/** Writes refused calls into the audit log (quality K11), without making the caller wait. */
@Injectable()
export class RefusalLog {
  private readonly logger = new Logger('Access');
  private readonly notedAt = new Map<string, number>();

  constructor(private readonly audit: Audit) {}

  note(actor: Actor, call: string, refusal: unknown): void {
    if (!(refusal instanceof AppError)) return;
    const key = `${actor.userId} ${call} ${refusal.code}`;
    const now = performance.now();
    if (now - (this.notedAt.get(key) ?? Number.NEGATIVE_INFINITY) < REPEAT_MS) return;
    if (this.notedAt.size >= REMEMBERED_LIMIT) this.notedAt.clear();
    this.notedAt.set(key, now);
    const record = { action: 'access_refused', actor: actor.userId, detail: { call, reason: refusal.code } };
    this.audit.record(record).catch((error: unknown) => {
      this.logger.error({ err: error }, 'A refusal could not be written into the audit log');
    });
  }
}
