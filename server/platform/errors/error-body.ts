import type { ErrorBody } from '../../../contract/errors.js';
import type { AppError } from './app-error.js';

/** The error body of every REST call. */
export function errorBody(error: AppError, requestId: string): ErrorBody {
  const { message: _message, headers: _headers, fields, error_description, ...rest } = error.detail;
  return {
    status: error.status,
    error: error.code,
    message: error.message,
    detail: { message: error.message, ...(fields ? { fields } : {}), ...rest },
    request_id: requestId,
    ...(typeof error_description === 'string' ? { error_description } : {}),
  };
}
