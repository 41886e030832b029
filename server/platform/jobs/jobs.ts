import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import {
  type CronItem,
  makeWorkerUtils,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
  type WorkerEvents,
  Logger as WorkerLogger,
  type WorkerUtils,
} from 'graphile-worker';
import type { EntityManager } from 'typeorm';
import type { z } from 'zod';
import { Config } from '../config/config.js';
import { JobsPool } from './jobs-pool.js';
import { OnEveryNode } from './periodic-task.js';

/** A kind of background job, with the schema of its payload. Declare it beside its handler. */
export interface JobType<Payload> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
}

type JobHandler = (payload: unknown) => Promise<void>;

export interface JobOptions {
  /** Adds it in a transaction. */
  readonly manager?: EntityManager | undefined;
  readonly maxAttempts?: number;
  /** Not before; at once if it is left out. */
  readonly runAt?: Date | null;
  /** Jobs with the same lane run one after the other, so that together they take up one worker at most. */
  readonly lane?: string;
  /** Before the jobs that wait already. */
  readonly isUrgent?: boolean;
}

/** Tries over 22 hours: the queue waits longer after each, at most e^10 seconds. For what people must hear of. */
export const ATTEMPTS_FOR_A_DAY = 13;

/** Lower numbers run first; 0 is the default. */
const URGENT_PRIORITY = -10;

const ADD_JOB = `
  SELECT graphile_worker.add_job($1, payload => $2::json, job_key => $3, max_attempts => $4, run_at => $5,
           queue_name => $6, priority => $7)`;

/**
 * For a job outside a transaction. It keeps the plans of the library's statements: making them each time took as long as
 * running them.
 */
const ADD_JOB_ALONE = `
  WITH kept_plans AS MATERIALIZED (SELECT set_config('plan_cache_mode', 'force_generic_plan', true))
  ${ADD_JOB} FROM kept_plans`;

/** Jobs that one node runs at a time. They are small and run in the background. */
const CONCURRENCY = 2;
const POOL_SIZE = CONCURRENCY + 2;
const MAX_ATTEMPTS = 5;
const RESTART_AFTER_MS = 1_000;
const CLOSE_WITHIN_MS = 5_000;
/** Jobs take seconds, so a worker that holds one for this long was killed. The library itself would wait four hours. */
const ABANDONED_AFTER_SECONDS = 120;
const SWEEP_MS = 30_000;
const SWEEP_TIMEOUT_MS = 20_000;

/**
 * Background work that survives the process: graphile-worker on the same Postgres. A feature defines its handlers while the
 * application starts. A job may run twice, and on any node.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly handlers = new Map<string, JobHandler>();
  private readonly schedule: CronItem[] = [];
  private pool: JobsPool | null = null;
  private runner: Runner | null = null;
  private utils: Promise<WorkerUtils> | null = null;
  private working: Promise<void> | null = null;
  private readonly endedWorkers = new Set<string>();
  private readonly closing = new AbortController();

  constructor(private readonly config: Config) {}

  /** Call it from `onModuleInit`: the worker starts when all modules are initialised. */
  define<Payload>(job: JobType<Payload>, handler: (payload: Payload) => Promise<void>): void {
    this.handlers.set(job.name, async (given) => {
      const result = job.payload.safeParse(given);
      if (result.success) return handler(result.data);
      // Another attempt would fail the same way.
      this.logger.error({ job: job.name, err: result.error }, 'A job with a broken payload was dropped');
    });
  }

  /** Runs `handler` as a job whenever the crontab matches (UTC): one run at a time in the whole cluster. */
  repeat(name: string, cron: string, handler: () => Promise<void>): void {
    this.handlers.set(name, handler);
    this.schedule.push({ task: name, match: cron, options: { queueName: name, maxAttempts: MAX_ATTEMPTS } });
  }

  /** Adds a job, in the given transaction or at once. It replaces a waiting one with the same `key`. */
  async add<Payload extends object>(
    job: JobType<Payload>,
    payload: Payload,
    key: string,
    { manager, maxAttempts = MAX_ATTEMPTS, runAt = null, lane, isUrgent = false }: JobOptions = {},
  ): Promise<void> {
    const jobKey = `${job.name}:${key}`;
    const priority = isUrgent ? URGENT_PRIORITY : 0;
    const values = [job.name, JSON.stringify(payload), jobKey, maxAttempts, runAt, lane ?? null, priority];
    if (manager) await manager.query(ADD_JOB, values);
    else await this.connections().query({ name: 'add-job', text: ADD_JOB_ALONE, values });
  }

  /** Removes the jobs of this kind that no attempt is left for. */
  async forgetFailed(name: string): Promise<void> {
    const { rows } = await this.connections().query<{ id: string }>(
      'SELECT id FROM graphile_worker.jobs WHERE task_identifier = $1 AND attempts >= max_attempts AND locked_at IS NULL',
      [name],
    );
    if (rows.length > 0) await (await this.workerUtils()).completeJobs(rows.map(({ id }) => id));
  }

  onApplicationBootstrap(): void {
    if (this.config.role === 'gateway' || this.handlers.size === 0) return;
    this.working = this.work();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing.abort();
    // If the end of a job cannot be stored now, the next worker repeats the job. Nothing may keep this node from closing.
    const late = new AbortController();
    const isLate = delay(CLOSE_WITHIN_MS, undefined, { signal: late.signal }).then(() => {
      throw new Error(`The worker did not close within ${CLOSE_WITHIN_MS} ms`);
    });
    await this.attempt(Promise.race([this.close(), isLate]));
    late.abort();
  }

  private async close(): Promise<void> {
    await this.attempt(this.runner?.stop());
    await this.attempt(this.working);
    await this.attempt(this.utils?.then((utils) => utils.release()));
    await this.attempt(this.pool?.end());
  }

  private async attempt(work: Promise<unknown> | null | undefined): Promise<void> {
    try {
      await work;
    } catch (error) {
      this.logger.warn({ err: error }, 'The worker did not close cleanly');
    }
  }

  /** Runs one worker after the other: the library's worker ends when it cannot store the end of a job. */
  private async work(): Promise<void> {
    while (!this.closing.signal.aborted) {
      try {
        await this.runUntilItEnds();
      } catch (error) {
        this.logger.warn({ err: error }, 'The worker has ended; another one takes its place');
      }
      // It rejects only when the service stops, which ends the loop.
      await delay(RESTART_AFTER_MS, undefined, { signal: this.closing.signal }).catch(() => undefined);
    }
  }

  private async runUntilItEnds(): Promise<void> {
    // Otherwise jobs of an ended worker would stay locked for hours.
    if (this.endedWorkers.size > 0) await (await this.workerUtils()).forceUnlockWorkers([...this.endedWorkers]);
    this.endedWorkers.clear();
    await this.unlockAbandoned();
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:fatalError', ({ workerPool }) => this.endedWorkers.add(workerPool.id));
    const runner = await run({
      pgPool: this.connections(),
      taskList: Object.fromEntries(this.handlers),
      parsedCronItems: parseCronItems(this.schedule),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      logger: this.workerLogger(),
      events,
      // Only with a batch, even one without delay, does the library handle a failure to store the end of a job.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    this.runner = runner;
    if (this.closing.signal.aborted) await runner.stop();
    await runner.promise;
    this.runner = null;
  }

  @OnEveryNode({ name: 'unlock-abandoned-jobs', everyMs: SWEEP_MS, timeoutMs: SWEEP_TIMEOUT_MS })
  async sweep(): Promise<void> {
    if (this.working) await this.unlockAbandoned();
  }

  /** Frees the jobs of workers whose nodes were killed. */
  private async unlockAbandoned(): Promise<void> {
    const { rows } = await this.connections().query<{ worker: string }>(
      `SELECT DISTINCT locked_by AS worker FROM graphile_worker.jobs
        WHERE locked_at < now() - make_interval(secs => $1)`,
      [ABANDONED_AFTER_SECONDS],
    );
    if (rows.length > 0) await (await this.workerUtils()).forceUnlockWorkers(rows.map(({ worker }) => worker));
  }

  private workerUtils(): Promise<WorkerUtils> {
    this.utils ??= makeWorkerUtils({ pgPool: this.connections(), logger: this.workerLogger() }).catch(
      (error: unknown) => {
        this.utils = null;
        throw error;
      },
    );
    return this.utils;
  }

  private connections(): JobsPool {
    if (!this.pool) {
      this.pool = new JobsPool({
        connectionString: this.config.databaseUrl ?? undefined,
        max: POOL_SIZE,
        connectionTimeoutMillis: 3_000,
        application_name: `starling jobs ${this.config.nodeId}`,
      });
      this.pool.on('error', (error) => this.logger.warn({ err: error }, 'An idle connection failed'));
      // graphile-worker requires a listener on each client as well.
      this.pool.on('connect', (client) => {
        client.on('error', (error) => this.logger.debug({ err: error }, 'A connection failed'));
      });
    }
    return this.pool;
  }

  private workerLogger(): WorkerLogger {
    return workerLogger(this.logger);
  }
}

/** Migrates the job tables. Call it under the lock of the migrations. */
export async function migrateJobs(databaseUrl: string): Promise<void> {
  await runMigrations({ connectionString: databaseUrl, logger: workerLogger(new Logger('Jobs')) });
}

function workerLogger(logger: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message, meta) => {
    if (level === 'error') logger.error({ ...meta }, message);
    else if (level === 'warning') logger.warn({ ...meta }, message);
    else logger.debug({ ...meta }, message);
  });
}
