import { SetMetadata } from '@nestjs/common';
import type { RateLimitName } from '../../contract/limits.js';

export const RATE_LIMIT_RULES = 'starling:rate-limits';
/** This many ids of a bulk mutation cost one point. */
const IDS_PER_POINT = 10;
/** The most that one call costs, so that a cleared list of thousands can be restored. */
const MAX_POINTS = 50;

type Arguments = Readonly<Record<string, unknown>>;

/** One bucket that a call takes points from. */
export interface RateLimitRule {
  readonly bucket: RateLimitName;
  /** The points that a call costs by its GraphQL arguments. Absent: one. */
  readonly cost?: (given: Arguments) => number;
  /** The handler takes the points itself, as its key is more than the account or the address. */
  readonly isTakenByHandler?: boolean;
}

/**
 * The buckets that the guard takes points from before the handler runs: those of the account, or those of the network
 * address where the handler is public. Every handler that changes something names one. Signed-in REST calls also take from
 * `rest`.
 */
export const RateLimit = (...limits: (RateLimitName | RateLimitRule)[]) =>
  SetMetadata<string, readonly RateLimitRule[]>(
    RATE_LIMIT_RULES,
    limits.map((limit) => (typeof limit === 'string' ? { bucket: limit } : limit)),
  );

/** Takes one point for every ten ids in the list argument `name`, and 50 at most. */
export function byIds(bucket: RateLimitName, name: string): RateLimitRule {
  const cost = (given: Arguments) => {
    const ids = given[name];
    return Array.isArray(ids) ? Math.min(MAX_POINTS, Math.max(1, Math.ceil(ids.length / IDS_PER_POINT))) : 1;
  };
  return { bucket, cost };
}

/** Declares a bucket that the handler takes points from itself. */
export function takenByHandler(bucket: RateLimitName): RateLimitRule {
  return { bucket, isTakenByHandler: true };
}
