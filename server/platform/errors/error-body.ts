import type { ErrorBody } from '../../../contract/errors.js';
import { requestLanguage } from '../request-context.js';
import type { AppError } from './app-error.js';

/** The error body of every REST call, in the language of the caller. */
export function errorBody(error: AppError, requestId: string): ErrorBody {
  const { message: _message, headers: _headers, fields, error_description, ...rest } = error.detail;
  const message = error.messageIn(requestLanguage());
  return {
    status: error.status,
    error: error.code,
    message,
    detail: { message, ...(fields ? { fields } : {}), ...rest },
    request_id: requestId,
    ...(typeof error_description === 'string' ? { error_description } : {}),
  };
}
