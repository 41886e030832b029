import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Config } from './config/config.js';
import { Sealer } from './crypto.js';
import { Events } from './events.js';
import { HealthChecks } from './health/health-checks.js';
import { Jobs } from './jobs/jobs.js';
import { LiveConnectionCount } from './live-connection-count.js';
import { Metrics } from './metrics/metrics.js';
import { openTracing } from './tracing/open-tracing.js';
import { Tracing } from './tracing/tracing.js';
import { Upgrades } from './upgrades.js';

/** What every feature may use without asking for it. */
@Global()
@Module({})
export class PlatformModule {
  static with(config: Config): DynamicModule {
    const providers = [
      { provide: Config, useValue: config },
      Events,
      Sealer,
      Upgrades,
      LiveConnectionCount,
      HealthChecks,
      Metrics,
      Jobs,
      { provide: Tracing, useFactory: () => openTracing(config) },
    ];
    return { module: PlatformModule, providers, exports: providers };
  }
}
