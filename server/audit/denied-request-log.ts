import { type ArgumentsHost, Injectable, Logger } from '@nestjs/common';
import { AccountRefused } from '../access/account-refused.js';
import type { Actor } from '../access/actor.js';
import { callOf, nameOfCall } from '../access/call.js';
import { AppError } from '../platform/errors/app-error.js';
import { Audit } from './audit.service.js';

/** Repeats of the same refusal for the same account are not written within this time. */
const REPEAT_MS = 60_000;
const REMEMBERED_LIMIT = 10_000;

/**
 * Writes requests that were refused with a 403 to the audit log. The caller does not wait for it. The error filter reports
 * REST and GraphQL calls; the sockets report theirs.
 */
@Injectable()
export class DeniedRequestLog {
  private readonly logger = new Logger('Access');
  private readonly notedAt = new Map<string, number>();

  constructor(private readonly audit: Audit) {}

  noteCall(thrown: unknown, host: ArgumentsHost): void {
    if (isRefusal(thrown)) this.note(callOf(host).actor, nameOfCall(host), thrown);
  }

  /** Refusals of unknown callers are not written. */
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
      this.logger.error({ err: error }, 'A refused request could not be written to the audit log');
    });
  }
}

function isRefusal(thrown: unknown): thrown is AppError {
  return thrown instanceof AppError && thrown.status === 403;
}
