import { Logger } from '@nestjs/common';
import type { DestinationStream } from 'pino';

/** A destination that is slower than this has lost the report. Milliseconds. */
const TIMEOUT_MS = 5_000;
/** While so many reports are on their way, further ones stay in the log alone: a storm of errors must not make another. */
const AT_ONCE = 8;
/** How often it is said that reports are not taken. Milliseconds. */
const COMPLAINT_EVERY_MS = 60_000;

/**
 * Sends lines of the log, which are redacted already, to where errors are reported: one `POST` with a JSON object each.
 * A report is sent once and nothing waits for it; one that is lost is in the log all the same.
 */
export class ErrorReports implements DestinationStream {
  private readonly logger = new Logger('ErrorReports');
  private sending = 0;
  private complainedAt = Number.NEGATIVE_INFINITY;

  constructor(private readonly url: string) {}

  write(line: string): void {
    if (this.sending >= AT_ONCE) return;
    this.sending += 1;
    this.send(line)
      .catch((error: unknown) => this.complain(error))
      .finally(() => {
        this.sending -= 1;
      });
  }

  private async send(body: string): Promise<void> {
    const response = await fetch(this.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`Error reports are answered with ${response.status}`);
  }

  /** As a warning: an error would be reported, too. */
  private complain(error: unknown): void {
    const now = performance.now();
    if (now - this.complainedAt < COMPLAINT_EVERY_MS) return;
    this.complainedAt = now;
    this.logger.warn({ err: error }, 'An error could not be reported; it is in the log');
  }
}
