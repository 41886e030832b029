import { type BeforeApplicationShutdown, Injectable, Logger } from '@nestjs/common';
import { OnEveryNode } from '../platform/jobs/periodic-task.js';

/** A session is reported at most once in this time; reports are collected for a second. */
const REPORT_EVERY_MS = 60_000;
const REMEMBERED_LIMIT = 100_000;

/** The account of each session that made a call. */
export type SeenSessions = ReadonlyMap<string, string>;

type Recorder = (seen: SeenSessions) => Promise<void>;

/**
 * Collects which sessions make calls and reports them to the features that own sessions and accounts. No call waits for
 * it, and a report that fails is repeated with the next one, so a recorder may get the same session twice.
 */
@Injectable()
export class ActorActivity implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Activity');
  private readonly recorders: Recorder[] = [];
  private readonly reportedAt = new Map<string, number>();
  private waiting = new Map<string, string>();

  /** Later would be too late: the connection to the database closes before a global module is shut down. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.flush();
  }

  /** Register in `onModuleInit`. */
  onSeen(recorder: Recorder): void {
    this.recorders.push(recorder);
  }

  touch(userId: string, sessionId: string): void {
    const now = performance.now();
    const last = this.reportedAt.get(sessionId);
    if (last !== undefined && now - last < REPORT_EVERY_MS) return;
    if (this.reportedAt.size >= REMEMBERED_LIMIT) this.reportedAt.clear();
    this.reportedAt.set(sessionId, now);
    this.waiting.set(sessionId, userId);
  }

  @OnEveryNode({ name: 'record-activity', everyMs: 1_000, timeoutMs: 10_000 })
  async flush(): Promise<void> {
    if (this.waiting.size === 0) return;
    const seen = this.waiting;
    this.waiting = new Map();
    try {
      for (const record of this.recorders) await record(seen);
    } catch (error) {
      this.logger.warn({ err: error }, 'Activity could not be recorded; the next flush tries again');
      for (const [sessionId, userId] of seen) this.waiting.set(sessionId, userId);
    }
  }
}
