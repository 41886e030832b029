import { SetMetadata } from '@nestjs/common';
import type { RateLimitName } from '../../contract/limits.js';

export const RATE_LIMIT_RULES = 'starling:rate-limits';
/** Ids of a bulk mutation that cost one point together. */
const IDS_PER_POINT = 10;

type Arguments = Readonly<Record<string, unknown>>;

/** One bucket that a call takes points from. */
export interface RateLimitRule {
  readonly bucket: RateLimitName;
  /** How many points a call costs by its GraphQL arguments; one where it is absent. */
  readonly cost?: (given: Arguments) => number;
  /** The handler takes the points itself, because its key is neither the account nor the address alone. */
  readonly isTakenByHandler?: boolean;
}

/**
 * The buckets that a call takes from before its handler runs: of the account, or of the address where the handler is
 * public. Every handler that changes something needs one. Every signed-in REST call takes from `rest` as well.
 */
export const RateLimit = (...limits: (RateLimitName | RateLimitRule)[]) =>
  SetMetadata<string, readonly RateLimitRule[]>(
    RATE_LIMIT_RULES,
    limits.map((limit) => (typeof limit === 'string' ? { bucket: limit } : limit)),
  );

/** Takes from `bucket` one point for each ten ids that stand in the list argument `name`. */
export function byIds(bucket: RateLimitName, name: string): RateLimitRule {
  const cost = (given: Arguments) => {
    const ids = given[name];
    return Array.isArray(ids) ? Math.max(1, Math.ceil(ids.length / IDS_PER_POINT)) : 1;
  };
  return { bucket, cost };
}

/** Declares a bucket that the handler takes from by itself. */
export function takenByHandler(bucket: RateLimitName): RateLimitRule {
  return { bucket, isTakenByHandler: true };
}
