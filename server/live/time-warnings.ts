import type { ComingBlock } from '../access/admission-rules.js';

/** A child hears so many minutes before its time ends. */
const WARN_AT_MINUTES = [5, 1] as const;
const MINUTE_MS = 60_000;

export interface TimeWarning {
  readonly minutes: number;
  readonly code: string;
  readonly until: string;
}

/** The warnings of one socket: each is sent once, five minutes and one minute before the time ends. */
export class TimeWarnings {
  private readonly sent = new Set<string>();

  /** The warning that is due now; `null`: none, or it was sent before. */
  next(coming: ComingBlock | null, now: Date): TimeWarning | null {
    if (!coming) return null;
    const left = Math.ceil((coming.at.getTime() - now.getTime()) / MINUTE_MS);
    const minutes = WARN_AT_MINUTES.findLast((mark) => left <= mark);
    if (minutes === undefined || left <= 0) return null;
    const until = coming.at.toISOString();
    const key = `${minutes} ${coming.reason} ${until}`;
    if (this.sent.has(key)) return null;
    this.sent.add(key);
    return { minutes, code: coming.reason, until };
  }
}
