import { Logger } from '@nestjs/common';
import type { DestinationStream } from 'pino';

/** A report that takes longer is given up. Milliseconds. */
const TIMEOUT_MS = 5_000;
/** At most so many reports are in flight; further ones are only logged, so that many errors do not flood the network. */
const AT_ONCE = 8;
/** A failure to report is logged at most this often. Milliseconds. */
const COMPLAINT_EVERY_MS = 60_000;

/**
 * Sends log lines, which are already redacted, to the error reporting service: one `POST` with a JSON object each. A report
 * is sent once and nothing waits for it; if it is lost, the line is still in the log.
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
    if (!response.ok) throw new Error(`The error reporting service answered with ${response.status}`);
  }

  /** Logs a warning: an error would be reported as well. */
  private complain(error: unknown): void {
    const now = performance.now();
    if (now - this.complainedAt < COMPLAINT_EVERY_MS) return;
    this.complainedAt = now;
    this.logger.warn({ err: error }, 'An error could not be reported; it is in the log');
  }
}
