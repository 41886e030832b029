import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import {
  makeWorkerUtils,
  type Runner,
  run,
  runMigrations,
  Logger as WorkerLogger,
  type WorkerUtils,
} from 'graphile-worker';
import { Pool } from 'pg';
import { Config } from '../config/config.js';

type JobHandler = (payload: unknown) => Promise<void>;

/** Jobs of one node at a time; they are small and in the background. */
const CONCURRENCY = 2;
const POOL_SIZE = CONCURRENCY + 2;
const MAX_ATTEMPTS = 5;

/**
 * Background work that survives the process: graphile-worker on the same Postgres. A feature defines its handler while the
 * application starts; a job may run twice and on any node.
 */
@Injectable()
export class Jobs implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Jobs');
  private readonly handlers = new Map<string, JobHandler>();
  private pool: Pool | null = null;
  private runner: Runner | null = null;
  private utils: Promise<WorkerUtils> | null = null;

  constructor(private readonly config: Config) {}

  /** Call it from `onModuleInit`: the worker starts when all modules stand. */
  define(name: string, handler: JobHandler): void {
    this.handlers.set(name, handler);
  }

  /** Adds a job; one that waits under the same `key` is replaced. */
  async add(name: string, payload: Record<string, unknown>, key: string): Promise<void> {
    this.utils ??= makeWorkerUtils({ pgPool: this.connections(), logger: this.workerLogger() }).catch(
      (error: unknown) => {
        this.utils = null;
        throw error;
      },
    );
    await (await this.utils).addJob(name, payload, { jobKey: `${name}:${key}`, maxAttempts: MAX_ATTEMPTS });
  }

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.role === 'gateway' || this.handlers.size === 0) return;
    const taskList = Object.fromEntries(
      [...this.handlers].map(([name, handler]) => [name, (payload: unknown) => handler(payload)]),
    );
    this.runner = await run({
      pgPool: this.connections(),
      taskList,
      concurrency: CONCURRENCY,
      noHandleSignals: true,
      logger: this.workerLogger(),
    });
    this.runner.promise.catch((error: unknown) => this.logger.error({ err: error }, 'The worker has ended'));
  }

  async onApplicationShutdown(): Promise<void> {
    // A job whose end cannot be written down now is done again by the next worker; nothing else may keep the node here.
    await this.close(async () => this.runner?.stop());
    await this.close(async () => (await this.utils)?.release());
    await this.close(async () => this.pool?.end());
  }

  private async close(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.warn({ err: error }, 'The worker was not closed in order');
    }
  }

  private connections(): Pool {
    if (!this.pool) {
      this.pool = new Pool({
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
