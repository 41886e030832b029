import { type ArgumentsHost, Injectable, Logger } from '@nestjs/common';
import { AppError } from '../platform/errors/app-error.js';
import { AccountRefused } from './account-refused.js';
import type { Actor } from './actor.js';
import { Audit } from './audit.service.js';
import { callOf, nameOfCall } from './call.js';

/** The same refusal of the same account is written once in this time, however often it is asked for. */
const REPEAT_MS = 60_000;
const REMEMBERED_LIMIT = 10_000;

/**
 * Writes what is refused with a 403 into the audit log (quality K11), without making the caller wait. It is told once of
 * each: by the filter through which everything leaves that REST and GraphQL calls throw, and by the sockets.
 */
@Injectable()
export class RefusalLog {
  private readonly logger = new Logger('Access');
  private readonly notedAt = new Map<string, number>();

  constructor(private readonly audit: Audit) {}

  noteCall(thrown: unknown, host: ArgumentsHost): void {
    if (isRefusal(thrown)) this.note(callOf(host).actor, nameOfCall(host), thrown);
  }

  /** Nothing is written of somebody unknown. */
  note(actor: Actor | null | undefined, call: string, refusal: unknown): void {
    if (!isRefusal(refusal)) return;
    const userId = refusal instanceof AccountRefused ? refusal.userId : actor?.userId;
    if (!userId) return;
    const key = `${userId} ${call} ${refusal.code}`;
    const now = performance.now();
    if (now - (this.notedAt.get(key) ?? Number.NEGATIVE_INFINITY) < REPEAT_MS) return;
    if (this.notedAt.size >= REMEMBERED_LIMIT) this.notedAt.clear();
    this.notedAt.set(key, now);
    const record = { action: 'access_refused', actor: userId, detail: { call, reason: refusal.code } };
    this.audit.record(record).catch((error: unknown) => {
      this.logger.error({ err: error }, 'A refusal could not be written into the audit log');
    });
  }
}

function isRefusal(thrown: unknown): thrown is AppError {
  return thrown instanceof AppError && thrown.status === 403;
}
