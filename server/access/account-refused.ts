import type { ErrorCode } from '../../contract/errors.js';
import { AppError, type AppErrorDetail } from '../platform/errors/app-error.js';

/** A refusal that has no actor although the account is known, so that the audit log can name the account. */
export class AccountRefused extends AppError {
  constructor(
    readonly userId: string,
    code: ErrorCode,
    detail: AppErrorDetail = {},
  ) {
    super(code, detail);
  }
}
