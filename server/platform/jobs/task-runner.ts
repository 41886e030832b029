import { Logger } from '@nestjs/common';
import type { PeriodicTask } from './periodic-task.js';

/** A long run must not hold up a shutdown: another node, or the next start, takes up its work. */
const STOP_WITHIN_MS = 5_000;

export const TASK_OUTCOMES = ['done', 'failed', 'timed_out'] as const;
export type TaskOutcome = (typeof TASK_OUTCOMES)[number];

/** Runs one periodic task: never twice at once in this process, and never for longer than its timeout. */
export class TaskRunner {
  private readonly logger: Logger;
  private running: Promise<void> | null = null;
  private isFailing = false;
  private isStopped = false;

  constructor(
    private readonly task: Pick<PeriodicTask, 'name' | 'timeoutMs'>,
    private readonly handler: () => Promise<unknown>,
    private readonly report: (outcome: TaskOutcome) => void,
  ) {
    this.logger = new Logger(`Task ${task.name}`);
  }

  /** Never rejects. Resolves at the end of the run, or of the one that is still under way. */
  async run(): Promise<void> {
    if (this.isStopped) return;
    this.running ??= this.runOnce().finally(() => {
      this.running = null;
    });
    await this.running;
  }

  /** Starts no further run. Resolves at the end of the one that is under way, but within `STOP_WITHIN_MS`. */
  async stop(): Promise<void> {
    this.isStopped = true;
    if (!this.running) return;
    const late = Promise.withResolvers<void>();
    const timer = setTimeout(late.resolve, STOP_WITHIN_MS);
    await Promise.race([this.running, late.promise]);
    clearTimeout(timer);
  }

  private async runOnce(): Promise<void> {
    const timeout = Promise.withResolvers<'timed_out'>();
    const timer = setTimeout(() => timeout.resolve('timed_out'), this.task.timeoutMs).unref();
    try {
      const outcome = await Promise.race([this.attempt(), timeout.promise]);
      if (outcome === 'timed_out')
        this.logger.warn(`Still running after ${this.task.timeoutMs} ms; no longer waited for`);
      this.report(outcome);
    } finally {
      clearTimeout(timer);
    }
  }

  private async attempt(): Promise<TaskOutcome> {
    try {
      await this.handler();
      this.isFailing = false;
      return 'done';
    } catch (error) {
      // A task may run every second: one line for each outage is enough.
      if (this.isFailing) this.logger.debug({ err: error }, 'Failed again');
      else this.logger.warn({ err: error }, 'Failed; it runs again at its next time');
      this.isFailing = true;
      return 'failed';
    }
  }
}
