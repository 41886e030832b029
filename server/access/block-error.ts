import { AppError } from '../platform/errors/app-error.js';
import type { Block } from './admission-rules.js';

/** The refusal of a blocked account, with the instant at which the block ends by itself. */
export function blockError({ reason, until }: Block): AppError {
  return new AppError(reason, until ? { until: until.toISOString() } : {});
}
