import { Global, Module } from '@nestjs/common';
import { Config } from '../platform/config/config.js';
import { HealthChecks } from '../platform/health/health-checks.js';
import { Bus } from './bus.js';
import { LocalBus } from './local-bus.js';
import { RedisConnection } from './redis.js';
import { RedisBus } from './redis-bus.js';

@Global()
@Module({
  providers: [
    RedisConnection,
    {
      provide: Bus,
      inject: [Config, RedisConnection],
      useFactory: (config: Config, redis: RedisConnection) =>
        config.redisUrl ? new RedisBus(config, redis) : new LocalBus(),
    },
  ],
  exports: [Bus, RedisConnection],
})
export class BusModule {
  constructor(checks: HealthChecks, bus: Bus) {
    checks.add('bus', async () => (await bus.status()) === 'OK');
  }
}
