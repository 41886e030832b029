import { ServerError, ServerParseError } from '@apollo/client/errors';
import type { ErrorBody, FieldErrors } from '../../contract/errors';
import { t } from './texts';

/** Statuses of a service that cannot answer now. They end no session. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([0, 408, 429, 502, 503, 504]);

/**
 * A failed call. `status` is the HTTP status, 408 after a time-out and 0 after a network error. `message` is the body's, or
 * `HTTP {status}`. `body` is parsed if it was JSON.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    readonly status: number,
    message: string,
    readonly body: unknown = null,
  ) {
    super(message);
  }

  /** The server's stable code (`contract/errors.ts`), if it sent one. */
  get code(): string | null {
    return this.errorBody?.error ?? null;
  }

  /** The id that support asks for; shown in small type. */
  get requestId(): string | null {
    return this.errorBody?.request_id ?? null;
  }

  /** Messages by field of a 422; empty otherwise. */
  get fields(): FieldErrors {
    return this.errorBody?.detail?.fields ?? {};
  }

  private get errorBody(): Partial<ErrorBody> | null {
    return typeof this.body === 'object' && this.body !== null ? (this.body as Partial<ErrorBody>) : null;
  }
}

/** The message in the body of a failed response, or `HTTP {status}`. */
export function errorText(status: number, body: unknown): string {
  if (typeof body === 'object' && body !== null) {
    const { message, detail } = body as { message?: unknown; detail?: { message?: unknown } };
    if (typeof message === 'string' && message !== '') return message;
    if (typeof detail?.message === 'string' && detail.message !== '') return detail.message;
  }
  return `HTTP ${status}`;
}

/** An error in a GraphQL response. */
interface GraphqlError {
  message?: string;
  extensions?: Record<string, unknown>;
}

/** Status and body of a GraphQL call that was refused as a whole. Apollo keeps the body as text. */
function refusalOf(error: unknown): { status: number; body: unknown } | null {
  if (!ServerError.is(error) && !ServerParseError.is(error)) return null;
  try {
    return { status: error.statusCode, body: JSON.parse(error.bodyText) };
  } catch {
    // The error page of a proxy: the status is enough.
    return { status: error.statusCode, body: null };
  }
}

/** Whether a failed call says nothing about the caller's rights and may succeed later. */
export function isPassing(error: unknown): boolean {
  const status = error instanceof ApiError ? error.status : refusalOf(error)?.status;
  return status !== undefined && PASSING_STATUSES.has(status);
}

/** The HTTP status of a failed call. For an error in a GraphQL response, the status that REST would use; 0 if unknown. */
export function statusOf(error: unknown): number {
  if (error instanceof ApiError) return error.status;
  const refusal = refusalOf(error);
  if (refusal) return refusal.status;
  const status = graphqlErrorOf(error)?.extensions?.['status'];
  return typeof status === 'number' ? status : 0;
}

/** The stable code of a failed call (`contract/errors.ts`), over REST or GraphQL; null if it has none. */
export function errorCodeOf(error: unknown): string | null {
  if (error instanceof ApiError) return error.code;
  const code = graphqlErrorOf(error)?.extensions?.['error'];
  return typeof code === 'string' ? code : null;
}

/** The first message of each field that a call refused, over REST or GraphQL. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const fields = error instanceof ApiError ? error.fields : graphqlErrorOf(error)?.extensions?.['fields'];
  const entries = Object.entries((fields ?? {}) as FieldErrors);
  return Object.fromEntries(entries.flatMap(([field, [message]]) => (message ? [[field, message]] : [])));
}

/** The first error of a GraphQL call, from its response or from the refusal of the whole call. */
export function graphqlErrorOf(error: unknown): GraphqlError | null {
  const refusal = refusalOf(error);
  const failed = (refusal ? refusal.body : error) as { errors?: readonly GraphqlError[] } | null;
  return failed?.errors?.[0] ?? null;
}

/** The text to show for anything that was thrown. Apollo's own messages are not for users. */
export function messageOf(error: unknown, otherwise = t('error.unknown')): string {
  if (!(error instanceof Error)) return otherwise;
  const first = graphqlErrorOf(error);
  if (first) return first.message || otherwise;
  const refusal = refusalOf(error);
  return (refusal ? errorText(refusal.status, refusal.body) : error.message) || otherwise;
}

/** The request id of an API error, or of a GraphQL error's extensions. */
export function requestIdOf(error: unknown): string | null {
  if (error instanceof ApiError) return error.requestId;
  const { extensions } = graphqlErrorOf(error) ?? {};
  const body = refusalOf(error)?.body as { request_id?: unknown } | null | undefined;
  const id = extensions?.['requestId'] ?? extensions?.['request_id'] ?? body?.request_id;
  return typeof id === 'string' ? id : null;
}
