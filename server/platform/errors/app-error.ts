import { ERRORS, type ErrorCode, type FieldErrors } from '../../../contract/errors.js';
import type { Language } from '../../../contract/languages.js';
import { refusal } from '../languages/refusals.js';
import { textsIn } from '../languages/texts.js';

export interface AppErrorDetail {
  /** Replaces the catalogue's text, in every language. */
  message?: string;
  fields?: FieldErrors;
  /** Response headers over HTTP, e.g. `Retry-After`. */
  headers?: Readonly<Record<string, string>>;
  /** More keys for the body's `detail`. */
  [key: string]: unknown;
}

/** An expected error from the catalogue (`contract/errors.ts`); it is not logged as an error. Its message is in English. */
export class AppError extends Error {
  constructor(
    readonly code: ErrorCode,
    readonly detail: AppErrorDetail = {},
    options?: ErrorOptions,
  ) {
    super(detail.message ?? errorText(code, 'en'), options);
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  /** The text for a person who reads this language. */
  messageIn(language: Language): string {
    return this.detail.message ?? errorText(this.code, language);
  }
}

export function errorText(code: ErrorCode, language: Language): string {
  return textsIn(language, 'errors')(code);
}

/** A 422 for one field. */
export function fieldError(field: string, ...[key, values]: Parameters<typeof refusal>): AppError {
  const message = refusal(key, values);
  return new AppError('validation_failed', { message, fields: { [field]: [message] } });
}

/** A 503 that asks the client to retry after `seconds`. */
export function unavailable(cause?: unknown, seconds = 2): AppError {
  return new AppError('unavailable', { headers: { 'Retry-After': String(seconds) } }, { cause });
}
