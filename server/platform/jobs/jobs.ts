import { EventEmitter } from 'node:events';
import { setTimeout as delay } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import {
  makeWorkerUtils,
  type Runner,
  run,
  runMigrations,
  type WorkerEvents,
  Logger as WorkerLogger,
  type WorkerUtils,
} from 'graphile-worker';
import { Config } from '../config/config.js';
import { JobsPool } from './jobs-pool.js';

type JobHandler = (payload: unknown) => Promise<void>;

/** Jobs of one node at a time; they are small and in the background. */
const CONCURRENCY = 2;
const POOL_SIZE = CONCURRENCY + 2;
const MAX_ATTEMPTS = 5;
const RESTART_AFTER_MS = 1_000;
const CLOSE_WITHIN_MS = 5_000;
/** Jobs take seconds. Who holds one for so long was killed; the library itself would wait for four hours. */
const ABANDONED_AFTER_SECONDS = 120;
const SWEEP_MS = 30_000;

/**
 * Background work that survives the process: graphile-worker on the same Postgres. A feature defines its handler while the
 * application starts; a job may run twice and on any node.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly handlers = new Map<string, JobHandler>();
  private pool: JobsPool | null = null;
  private runner: Runner | null = null;
  private utils: Promise<WorkerUtils> | null = null;
  private working: Promise<void> = Promise.resolve();
  private sweep: NodeJS.Timeout | null = null;
  private readonly endedWorkers = new Set<string>();
  private readonly closing = new AbortController();

  constructor(private readonly config: Config) {}

  /** Call it from `onModuleInit`: the worker starts when all modules stand. */
  define(name: string, handler: JobHandler): void {
    this.handlers.set(name, handler);
  }

  /** Adds a job; one that waits under the same `key` is replaced. */
  async add(name: string, payload: Record<string, unknown>, key: string): Promise<void> {
    await (await this.workerUtils()).addJob(name, payload, { jobKey: `${name}:${key}`, maxAttempts: MAX_ATTEMPTS });
  }

  onApplicationBootstrap(): void {
    if (this.config.role === 'gateway' || this.handlers.size === 0) return;
    this.working = this.work();
    this.sweep = setInterval(() => void this.attempt(this.freeAbandoned(), 'Abandoned jobs were not freed'), SWEEP_MS);
    this.sweep.unref();
  }

  async onApplicationShutdown(): Promise<void> {
    this.closing.abort();
    if (this.sweep) clearInterval(this.sweep);
    // A job whose end cannot be written down now is done again by the next worker; nothing else may keep the node here.
    const late = new AbortController();
    const isLate = delay(CLOSE_WITHIN_MS, undefined, { signal: late.signal }).then(() => {
      throw new Error(`The worker was not closed within ${CLOSE_WITHIN_MS} ms`);
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

  private async attempt(work: Promise<unknown> | undefined, failure = 'The worker was not closed in order') {
    try {
      await work;
    } catch (error) {
      this.logger.warn({ err: error }, failure);
    }
  }

  /** One worker after the other: the library's ends itself where the end of a job cannot be written down. */
  private async work(): Promise<void> {
    while (!this.closing.signal.aborted) {
      try {
        await this.runUntilItEnds();
      } catch (error) {
        this.logger.warn({ err: error }, 'The worker has ended; another one takes its place');
      }
      await delay(RESTART_AFTER_MS, undefined, { signal: this.closing.signal }).catch(() => undefined);
    }
  }

  private async runUntilItEnds(): Promise<void> {
    // What an ended one had taken would else stay locked for hours.
    if (this.endedWorkers.size > 0) await (await this.workerUtils()).forceUnlockWorkers([...this.endedWorkers]);
    this.endedWorkers.clear();
    await this.freeAbandoned();
    const events: WorkerEvents = new EventEmitter();
    events.on('pool:fatalError', ({ workerPool }) => this.endedWorkers.add(workerPool.id));
    const runner = await run({
      pgPool: this.connections(),
      taskList: Object.fromEntries(this.handlers),
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      logger: this.workerLogger(),
      events,
      // Without a batch (even of no delay) the library looks after no failure to write down how a job ended.
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    this.runner = runner;
    if (this.closing.signal.aborted) await runner.stop();
    await runner.promise;
    this.runner = null;
  }

  /** Gives back what workers of nodes that were killed had taken. */
  private async freeAbandoned(): Promise<void> {
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
      // graphile-worker wants a listener on each client too.
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

/** Brings the job tables up to date; under the same lock as the migrations. */
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
