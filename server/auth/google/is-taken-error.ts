import { isUniqueViolation } from '../../platform/database/violations.js';
import { AppError } from '../../platform/errors/app-error.js';

/** True if a concurrent call took the address, the user name or the identity first. */
export function isTakenError(error: unknown): boolean {
  if (error instanceof AppError) return error.code === 'email_taken' || error.code === 'username_taken';
  return isUniqueViolation(error);
}
