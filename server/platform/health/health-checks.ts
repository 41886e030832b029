import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Metrics } from '../metrics/metrics.js';

type Check = () => Promise<boolean>;

/** A check that takes longer has failed. Milliseconds. */
const CHECK_TIMEOUT_MS = 1_900;

/** Checks of everything that this node needs in order to serve. Each module adds its own. */
@Injectable()
export class HealthChecks {
  private readonly logger = new Logger('Health');
  private readonly checks = new Map<string, Check>();
  private isDraining = false;

  constructor(dataSource: DataSource, metrics: Metrics) {
    metrics.gauge(
      'starling_failing_checks',
      'Failing health checks of this node; 0 when it is ready',
      async () => (await this.failing()).length,
    );
    this.add('database', async () => {
      await dataSource.query('SELECT 1');
      return true;
    });
  }

  add(name: string, check: Check): void {
    this.checks.set(name, check);
  }

  /** Makes this node not ready, so that a load balancer sends no more requests. */
  drain(): void {
    this.isDraining = true;
  }

  /** The names of the failing checks, within 2 s. */
  async failing(): Promise<string[]> {
    const names = [...this.checks.keys()];
    const results = await Promise.all(names.map((name) => this.passes(name)));
    const failing = names.filter((_, index) => !results[index]);
    return this.isDraining ? ['draining', ...failing] : failing;
  }

  private async passes(name: string): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<boolean>((settle) => {
      timer = setTimeout(settle, CHECK_TIMEOUT_MS, false);
    });
    try {
      return await Promise.race([this.checks.get(name)!(), timeout]);
    } catch (error) {
      // The answer and the metric name the check. Load balancers ask every few seconds, so the reason is a detail.
      this.logger.debug({ err: error, check: name }, 'A health check failed');
      return false;
    } finally {
      clearTimeout(timer);
    }
  }
}
