import { jest } from '@jest/globals';
import { Injectable, Module } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { until } from '../../../test/support/wait.js';
import { readConfig } from '../config/config.js';
import { Metrics } from '../metrics/metrics.js';
import { Jobs } from './jobs.js';
import { OncePerCluster, OnEveryNode } from './periodic-task.js';
import { PeriodicTasks } from './periodic-tasks.js';

@Injectable()
class Kitchen {
  dishes = 0;

  @OnEveryNode({ name: 'wash-dishes', everyMs: 1, timeoutMs: 1_000 })
  async wash(): Promise<void> {
    this.dishes += 1;
  }

  @OncePerCluster({ name: 'defrost', cron: '0 4 * * *', timeoutMs: 1_000 })
  async defrost(): Promise<void> {
    this.dishes = -1;
  }
}

describe('declared periodic tasks', () => {
  const repeat = jest.fn<Jobs['repeat']>();
  const metrics = new Metrics(readConfig({}));

  @Module({
    imports: [DiscoveryModule],
    providers: [
      Kitchen,
      PeriodicTasks,
      { provide: Jobs, useValue: { repeat } },
      { provide: Metrics, useValue: metrics },
    ],
  })
  class House {}

  it('run by the timers of a node until it stops, and are counted by their outcome', async () => {
    const house = await NestFactory.createApplicationContext(House, { logger: false });
    const kitchen = house.get(Kitchen);
    await until(() => kitchen.dishes > 1);
    await house.close();
    const counts = await metrics.registry.getSingleMetricAsString('starling_periodic_task_runs_total');
    expect(counts).toMatch(new RegExp(`task="wash-dishes",outcome="done",node="[^"]+"} ${kitchen.dishes}$`, 'm'));
    const [name, cron, run] = repeat.mock.calls[0]!;
    expect([name, cron]).toEqual(['defrost', '0 4 * * *']);
    // The worker of jobs may stop later than the tasks.
    await run();
    expect(kitchen.dishes).toBeGreaterThan(0);
  });
});
