import type { ErrorCode } from '../../contract/errors.js';
import { AppError, type AppErrorDetail } from '../platform/errors/app-error.js';

/** A refusal of a known account that is not let in as an actor: the audit log can name it all the same. */
export class AccountRefused extends AppError {
  constructor(
    readonly userId: string,
    code: ErrorCode,
    detail: AppErrorDetail = {},
  ) {
    super(code, detail);
  }
}
