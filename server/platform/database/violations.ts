import { QueryFailedError } from 'typeorm';

/** True if a statement failed because a row with the same unique key exists. */
export function isUniqueViolation(error: unknown): boolean {
  return violates(error, '23505');
}

/** True if a statement failed because the row that it refers to does not exist. */
export function isForeignKeyViolation(error: unknown): boolean {
  return violates(error, '23503');
}

function violates(error: unknown, code: string): boolean {
  const cause: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return cause instanceof Error && 'code' in cause && cause.code === code;
}
