import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { unavailable } from '../platform/errors/app-error.js';
import { Metrics } from '../platform/metrics/metrics.js';
import { moreSevere, type ReviewContext, type SafetyVerdict } from './safety-verdict.ts';
import type { ReviewRequest, WorkerMessage } from './safety-worker.ts';
import type { SecondReader } from './second-reader.ts';

/** One tick records the CPU time of the thread, and later ticks compare. */
const TICK_MS = 25;
/** Several times what the encoder needs for the two parts that it reads of a long text. */
const CPU_MS = 100;
/** The most ticks that a text waits when a busy machine gives the thread little CPU time. */
const TICKS_MAX = 80;
const START_TICKS_MAX = 400;
/** Many times what patterns and texts need. A text that needs more ends the thread, not the node. */
const MEMORY = { maxOldGenerationSizeMb: 64, maxYoungGenerationSizeMb: 8 };
/** Next to this file, compiled or not. */
const WORKER_FILE = new URL(`./safety-worker${extname(import.meta.url)}`, import.meta.url);

interface Job extends ReviewRequest {
  ticks: number;
  /** The thread's CPU time at the first tick. */
  cpuMs: number | null;
  settle(verdict: SafetyVerdict): void;
  fail(error: Error): void;
}

/**
 * Reviews texts in a separate thread with a deadline, so that no text can block the event loop. A thread that overruns
 * or dies is replaced: its current text is `unchecked`, and the next thread reviews the texts behind it.
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
  private readonly unencoded: { inc(): void };
  private isFaultTold = false;

  constructor(
    metrics: Pick<Metrics, 'counter'>,
    private readonly file: URL = WORKER_FILE,
    /** `null`: the rules decide alone. */
    private readonly secondReader: Pick<SecondReader, 'review'> | null = null,
  ) {
    this.unchecked = metrics.counter('starling_safety_unchecked_total', 'Texts that were not reviewed in time');
    this.unencoded = metrics.counter(
      'starling_safety_unencoded_total',
      'Safety threads that started without the encoder',
    );
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
   * Reviews a text by the rules and, if it is of or for a child, by the second reader at the same time. Either suffices.
   * @throws AppError `unavailable` if the node stops first
   */
  async review(text: string, context: ReviewContext): Promise<SafetyVerdict> {
    const byRules = isOfChild(context) ? this.reviewTwice(text, context) : this.reviewByRules(text, context);
    if (!this.secondReader || context.band === null || text.trim() === '') return byRules;
    const [first, second] = await Promise.all([byRules, this.secondReader.review(text)]);
    return moreSevere(first, second, context.direction);
  }

  /** A busy machine must not decide what a family sees, so a text that was not reviewed in time gets another try. */
  private async reviewTwice(text: string, context: ReviewContext): Promise<SafetyVerdict> {
    const first = await this.reviewByRules(text, context);
    return first === 'unchecked' ? this.reviewByRules(text, context) : first;
  }

  private async reviewByRules(text: string, context: ReviewContext): Promise<SafetyVerdict> {
    if (this.isClosed) throw unavailable(new Error('The node is stopping'));
    return new Promise((settle, fail) => {
      this.jobs.push({ text, context, ticks: 0, cpuMs: null, settle, fail });
      if (!this.worker) this.start();
      else if (this.isReady) this.worker.postMessage({ text, context } satisfies ReviewRequest);
      if (this.jobs.length === 1) this.watch();
    });
  }

  private start(): void {
    this.isReady = false;
    try {
      const worker = new Worker(this.file, { name: 'safety', resourceLimits: MEMORY });
      worker.unref();
      worker.on('message', (message: WorkerMessage) => this.receive(worker, message));
      worker.on('error', (error) => this.logger.error({ err: error }, 'The safety thread failed'));
      worker.on('exit', () => this.replace(worker));
      this.worker = worker;
    } catch (error) {
      this.logger.error({ err: error }, 'Cannot start a safety thread; the next text tries again');
      this.replace(null);
    }
  }

  private receive(worker: Worker, message: WorkerMessage): void {
    if (worker !== this.worker) return;
    if (message === 'ready') {
      this.isReady = true;
      for (const job of this.jobs) {
        job.ticks = 0;
        worker.postMessage({ text: job.text, context: job.context } satisfies ReviewRequest);
      }
    } else if ('fault' in message) {
      this.tellFault(message.fault);
    } else {
      this.jobs.shift()?.settle(message.verdict);
    }
    this.watch();
  }

  private tellFault(fault: string): void {
    this.unencoded.inc();
    if (this.isFaultTold) return;
    this.isFaultTold = true;
    this.logger.warn({ fault }, 'The safety check works without its encoder and finds less');
  }

  /** Starts the clock for the text that the thread works on. */
  private watch(): void {
    clearTimeout(this.timer);
    const [job] = this.jobs;
    this.timer = job && setTimeout(() => void this.tick(job), TICK_MS);
  }

  /** Measures CPU time, because a harmless text may wait long for its turn on a busy machine. */
  private async tick(job: Job): Promise<void> {
    const { worker } = this;
    job.ticks += 1;
    if (!worker || job.ticks > (this.isReady ? TICKS_MAX : START_TICKS_MAX)) return this.replace(worker);
    this.watch();
    // A thread that has ended has no CPU time. Its exit event replaces it.
    const cpuMs = await worker.cpuUsage().then(
      ({ user, system }) => (user + system) / 1_000,
      () => null,
    );
    if (cpuMs === null || !this.isReady || job !== this.jobs[0] || worker !== this.worker) return;
    job.cpuMs ??= cpuMs;
    if (cpuMs - job.cpuMs >= CPU_MS) this.replace(worker);
  }

  /** Gives up the thread and its current text. */
  private replace(worker: Worker | null): void {
    if (worker !== this.worker || this.isClosed) return;
    this.worker = null;
    void worker?.terminate();
    // A thread that does not start would fail for the other texts too.
    const abandoned = this.jobs.splice(0, this.isReady ? 1 : this.jobs.length);
    for (const { text, settle } of abandoned) {
      this.unchecked.inc();
      this.logger.warn({ length: text.length }, 'A text was not reviewed in time and gets the cautious answer');
      settle('unchecked');
    }
    if (this.isReady) this.start();
    this.watch();
  }
}

const isOfChild = ({ direction, band }: ReviewContext) => direction === 'in' && band !== null;
