import { Injectable } from '@nestjs/common';
import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { RATE_LIMITS, type RateLimitName } from '../../contract/limits.js';
import { RedisConnection } from '../bus/redis.js';
import { Config } from '../platform/config/config.js';
import { AppError } from '../platform/errors/app-error.js';

/** Enforces `RATE_LIMITS`. With Redis all nodes count together; while Redis is down each node counts for itself. */
@Injectable()
export class RateLimiter {
  private readonly limiters = new Map<RateLimitName, RateLimiterAbstract>();

  constructor(
    private readonly config: Config,
    private readonly redis: RedisConnection,
  ) {
    for (const name of Object.keys(RATE_LIMITS) as RateLimitName[]) {
      const { points, seconds } = RATE_LIMITS[name];
      const options = { points, duration: seconds, keyPrefix: `${redis.prefix}limit:${name}` };
      const memory = new RateLimiterMemory(options);
      this.limiters.set(
        name,
        redis.client === null
          ? memory
          : new RateLimiterRedis({
              ...options,
              storeClient: redis.client,
              insuranceLimiter: memory,
              rejectIfRedisNotReady: true,
            }),
      );
    }
  }

  /**
   * Takes `points` from the bucket of `key`.
   * @throws AppError `rate_limited` with `Retry-After` in seconds
   */
  async consume(name: RateLimitName, key: string, points = 1): Promise<void> {
    if (!this.config.rateLimits) return;
    try {
      await this.limiters.get(name)!.consume(key, points);
    } catch (refusal) {
      if (!(refusal instanceof RateLimiterRes)) throw refusal;
      const seconds = Math.max(1, Math.ceil(refusal.msBeforeNext / 1000));
      throw new AppError('rate_limited', { headers: { 'Retry-After': String(seconds) } });
    }
  }

  /**
   * Takes a point from several buckets of `key`, in one round trip. If any of them refuses, the first that does is named, and
   * the others have given their point as well.
   * @throws AppError `rate_limited` as `consume`
   */
  async consumeAll(names: readonly RateLimitName[], key: string): Promise<void> {
    if (!this.config.rateLimits) return;
    this.redis.joinWrites();
    const answers = await Promise.allSettled(names.map((name) => this.consume(name, key)));
    for (const answer of answers) if (answer.status === 'rejected') throw answer.reason;
  }
}
