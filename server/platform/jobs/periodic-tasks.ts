import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DiscoveryService, MetadataScanner } from '@nestjs/core';
import { Metrics } from '../metrics/metrics.js';
import { Jobs } from './jobs.js';
import { PERIODIC_TASK, type PeriodicTask } from './periodic-task.js';
import { TASK_OUTCOMES, TaskRunner } from './task-runner.js';

/** Finds every declared periodic task and runs it: by this node's timers, or once per cluster as a job with a crontab. */
@Injectable()
export class PeriodicTasks implements OnModuleInit, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly runners: TaskRunner[] = [];
  private readonly timed: { everyMs: number; runner: TaskRunner }[] = [];
  private readonly timers: NodeJS.Timeout[] = [];

  constructor(
    private readonly discovery: DiscoveryService,
    private readonly scanner: MetadataScanner,
    private readonly jobs: Jobs,
    private readonly metrics: Metrics,
  ) {}

  onModuleInit(): void {
    const runs = this.metrics.labelledCounter('starling_periodic_task_runs_total', 'Runs of periodic tasks', [
      'task',
      'outcome',
    ]);
    for (const { task, handler } of this.findTasks()) {
      const runner = new TaskRunner(task, handler, (outcome) => runs.inc({ task: task.name, outcome }));
      // A rate needs the zero before the first run.
      for (const outcome of TASK_OUTCOMES) runs.inc({ task: task.name, outcome }, 0);
      this.runners.push(runner);
      if (task.scope === 'node') this.timed.push({ everyMs: task.everyMs, runner });
      else this.jobs.repeat(task.name, task.cron, () => runner.run());
    }
  }

  onApplicationBootstrap(): void {
    for (const { everyMs, runner } of this.timed) {
      this.timers.push(setInterval(() => void runner.run(), everyMs).unref());
    }
  }

  async onApplicationShutdown(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    await Promise.all(this.runners.map((runner) => runner.stop()));
  }

  private findTasks(): { task: PeriodicTask; handler: () => Promise<unknown> }[] {
    const instances = new Set(this.discovery.getProviders().map(({ instance }): unknown => instance));
    return [...instances].flatMap((instance) => {
      if (typeof instance !== 'object' || instance === null) return [];
      const methods = instance as Record<string, () => Promise<unknown>>;
      return this.scanner.getAllMethodNames(Object.getPrototypeOf(instance)).flatMap((name) => {
        const task: PeriodicTask | undefined = Reflect.getMetadata(PERIODIC_TASK, methods[name]!);
        return task ? [{ task, handler: () => methods[name]!() }] : [];
      });
    });
  }
}
