import { HttpException } from '@nestjs/common';
import { AppError, unavailable } from './app-error.js';

/** SQLSTATE classes and codes for an unreachable or overloaded database, not for a faulty statement. */
const OUTAGE_STATES = /^(08|53|57P0[1-4]|57014|55P03|40001|40P01|25P0[34])/;
const OUTAGE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]);
/** Errors of pg and ioredis that have no code. */
const OUTAGE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|not queryable|Connection is closed|max retries per request|Command timed out|Stream isn't writeable|Cannot use a pool after calling end|Failed to refresh slots/i;

interface Coded {
  code?: unknown;
  driverError?: unknown;
  message?: unknown;
}

function isOutage(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, driverError, message } = error as Coded;
  if (typeof code === 'string' && (OUTAGE_STATES.test(code) || OUTAGE_CODES.has(code))) return true;
  if (error instanceof AggregateError && error.errors.some(isOutage)) return true;
  if (driverError !== undefined && driverError !== error && isOutage(driverError)) return true;
  return typeof message === 'string' && OUTAGE_MESSAGES.test(message);
}

/** Errors of body-parser and Express carry a status and a type. */
function fromHttpStatus(status: number, type: string | undefined): AppError | null {
  if (type === 'entity.parse.failed') return new AppError('invalid_json');
  if (status === 400) return new AppError('bad_request');
  if (status === 401) return new AppError('unauthorized');
  if (status === 403) return new AppError('forbidden');
  if (status === 404) return new AppError('not_found');
  if (status === 405) return new AppError('method_not_allowed');
  if (status === 413) return new AppError('payload_too_large');
  if (status === 415) return new AppError('unsupported_media_type');
  if (status === 422) return new AppError('validation_failed');
  if (status === 429) return new AppError('rate_limited');
  return null;
}

/** Converts anything thrown into the one kind of error that leaves the service. Unknown errors become `internal`. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isOutage(error)) return unavailable(error);
  if (error instanceof HttpException) {
    return fromHttpStatus(error.getStatus(), undefined) ?? new AppError('internal', {}, { cause: error });
  }
  if (typeof error === 'object' && error !== null && 'status' in error && typeof error.status === 'number') {
    const type = 'type' in error && typeof error.type === 'string' ? error.type : undefined;
    const known = fromHttpStatus(error.status, type);
    if (known) return known;
  }
  return new AppError('internal', {}, { cause: error });
}
