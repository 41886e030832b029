import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { unavailable } from '../platform/errors/app-error.js';
import { Metrics } from '../platform/metrics/metrics.js';
import type { SafetyCategory } from './safety.ts';
import type { WorkerMessage } from './safety-worker.ts';

/** `unchecked`: the text could not be classified in time, so it gets the careful answer and a case. */
export type SafetyVerdict = SafetyCategory | 'unchecked' | null;

/** A text may use 50 ms of the thread's time: the first tick notes what it has used so far, the next sees the rest. */
const TICK_MS = 25;
/** Where the machine is too busy to give the thread its time, the wait ends after as many ticks. */
const TICKS_MAX = 80;
const START_TICKS_MAX = 400;
/** Enough for patterns and texts many times over; a text that needs more ends the thread, not the node. */
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };
/** The thread that stands beside this file, compiled or not. */
const WORKER_FILE = new URL(`./safety-worker${extname(import.meta.url)}`, import.meta.url);

interface Job {
  text: string;
  ticks: number;
  /** The thread's CPU time at the first tick. */
  cpuMs: number | null;
  settle(verdict: SafetyVerdict): void;
  fail(error: Error): void;
}

/**
 * Classifies texts in a thread of its own, with a deadline: whatever a text does to the patterns, the event loop goes on.
 * A thread that overruns or dies is replaced; the text that it worked on is `unchecked`, those behind it are classified by
 * the next thread.
 */
@Injectable()
export class SafetyClassifier implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('SafetyClassifier');
  /** In the order in which the thread answers them. */
  private readonly jobs: Job[] = [];
  private worker: Worker | null = null;
  private isReady = false;
  private isClosed = false;
  private timer: NodeJS.Timeout | undefined;
  private readonly unchecked: { inc(): void };

  constructor(
    metrics: Pick<Metrics, 'counter'>,
    private readonly file: URL = WORKER_FILE,
  ) {
    this.unchecked = metrics.counter('starling_safety_unchecked_total', 'Messages that were not classified in time');
  }

  onApplicationBootstrap(): void {
    if (!this.worker) this.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    for (const { fail } of this.jobs.splice(0)) fail(unavailable(new Error('The node is stopping')));
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }

  /**
   * The category of a text, `null` where it needs no safety answer.
   * @throws AppError `unavailable` where the node stops before it is known
   */
  async classify(text: string): Promise<SafetyVerdict> {
    if (this.isClosed) throw unavailable(new Error('The node is stopping'));
    return new Promise((settle, fail) => {
      this.jobs.push({ text, ticks: 0, cpuMs: null, settle, fail });
      if (!this.worker) this.start();
      else if (this.isReady) this.worker.postMessage(text);
      if (this.jobs.length === 1) this.watch();
    });
  }

  private start(): void {
    this.isReady = false;
    try {
      const worker = new Worker(this.file, { name: 'safety', resourceLimits: MEMORY });
      worker.unref();
      worker.on('message', (message: WorkerMessage) => this.take(worker, message));
      worker.on('error', (error) => this.logger.error({ err: error }, 'The safety thread failed'));
      worker.on('exit', () => this.replace(worker));
      this.worker = worker;
    } catch (error) {
      this.logger.error({ err: error }, 'The machine gave no safety thread; the next text asks for one again');
      this.replace(null);
    }
  }

  private take(worker: Worker, message: WorkerMessage): void {
    if (worker !== this.worker) return;
    if (message === 'ready') {
      this.isReady = true;
      for (const job of this.jobs) {
        job.ticks = 0;
        worker.postMessage(job.text);
      }
    } else {
      this.jobs.shift()?.settle(message.category);
    }
    this.watch();
  }

  /** Watches the text that the thread works on. */
  private watch(): void {
    clearTimeout(this.timer);
    const [job] = this.jobs;
    this.timer = job && setTimeout(() => void this.tick(job), TICK_MS);
  }

  /** Counts the thread's own time: on a busy machine a harmless text may have to wait for its turn. */
  private async tick(job: Job): Promise<void> {
    const { worker } = this;
    job.ticks += 1;
    if (!worker || job.ticks > (this.isReady ? TICKS_MAX : START_TICKS_MAX)) return this.replace(worker);
    this.watch();
    // A thread that has gone meanwhile has no time to tell; its end replaces it.
    const cpuMs = await worker.cpuUsage().then(
      ({ user, system }) => (user + system) / 1_000,
      () => null,
    );
    if (cpuMs === null || !this.isReady || job !== this.jobs[0] || worker !== this.worker) return;
    job.cpuMs ??= cpuMs;
    if (cpuMs - job.cpuMs >= TICK_MS) this.replace(worker);
  }

  /** Gives up the thread and the text that it works on. */
  private replace(worker: Worker | null): void {
    if (worker !== this.worker || this.isClosed) return;
    this.worker = null;
    void worker?.terminate();
    // A thread that cannot even start would fail for the next text as well.
    const given = this.jobs.splice(0, this.isReady ? 1 : this.jobs.length);
    for (const { text, settle } of given) {
      this.unchecked.inc();
      this.logger.warn({ length: text.length }, 'A message was not classified in time; it gets the careful answer');
      settle('unchecked');
    }
    if (this.isReady) this.start();
    this.watch();
  }
}
