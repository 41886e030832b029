import { type DynamicModule, Global, Module } from '@nestjs/common';
import { Config } from './config/config.js';
import { Sealer } from './crypto.js';
import { Events } from './events.js';
import { HealthChecks } from './health/health-checks.js';
import { Jobs } from './jobs/jobs.js';
import { Metrics } from './metrics/metrics.js';
import { openTracing } from './tracing/open-tracing.js';
import { Tracing } from './tracing/tracing.js';

/** Services that every feature may inject. */
@Global()
@Module({})
export class PlatformModule {
  static with(config: Config): DynamicModule {
    const providers = [
      { provide: Config, useValue: config },
      Events,
      Sealer,
      HealthChecks,
      Metrics,
      Jobs,
      { provide: Tracing, useFactory: () => openTracing(config) },
    ];
    return { module: PlatformModule, providers, exports: providers };
  }
}
