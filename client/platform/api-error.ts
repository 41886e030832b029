import { ServerError, ServerParseError } from '@apollo/client/errors';
import type { ErrorBody, FieldErrors } from '../../contract/errors';

/** The service did not answer, or not now: nobody is signed out for that. */
const PASSING_STATUSES: ReadonlySet<number> = new Set([0, 408, 429, 502, 503, 504]);

/**
 * A call that did not succeed (spec §8). `status` is the HTTP status, 408 for a time-out and 0 where the network failed.
 * `message` is the body's, or `HTTP {status}`; `body` is what the server sent, parsed where it was JSON.
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

  /** What to tell support; shown in small type. */
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

/** The text of a failed response's body: its message, or `HTTP {status}` (spec §8). */
export function errorText(status: number, body: unknown): string {
  if (typeof body === 'object' && body !== null) {
    const { message, detail } = body as { message?: unknown; detail?: { message?: unknown } };
    if (typeof message === 'string' && message !== '') return message;
    if (typeof detail?.message === 'string' && detail.message !== '') return detail.message;
  }
  return `HTTP ${status}`;
}

/** What a GraphQL answer says of something that failed. */
interface GraphqlError {
  message?: string;
  extensions?: Record<string, unknown>;
}

/** What was answered where a whole GraphQL call was refused over HTTP; Apollo keeps it as text alone. */
function refusalOf(error: unknown): { status: number; body: unknown } | null {
  if (!ServerError.is(error) && !ServerParseError.is(error)) return null;
  try {
    return { status: error.statusCode, body: JSON.parse(error.bodyText) };
  } catch {
    // The page of a proxy: the status still tells what happened.
    return { status: error.statusCode, body: null };
  }
}

/** True where a failed call says nothing about the caller's rights and may succeed later. */
export function isPassing(error: unknown): boolean {
  const status = error instanceof ApiError ? error.status : refusalOf(error)?.status;
  return status !== undefined && PASSING_STATUSES.has(status);
}

/** The HTTP status of a failed call; of an error inside a GraphQL answer the one that REST gives it. 0 where none is known. */
export function statusOf(error: unknown): number {
  if (error instanceof ApiError) return error.status;
  const refusal = refusalOf(error);
  if (refusal) return refusal.status;
  const status = graphqlErrorOf(error)?.extensions?.['status'];
  return typeof status === 'number' ? status : 0;
}

/** The first error of a GraphQL call, whether an answer carries it or a refusal of the whole call. */
export function graphqlErrorOf(error: unknown): GraphqlError | null {
  const refusal = refusalOf(error);
  const failed = (refusal ? refusal.body : error) as { errors?: readonly GraphqlError[] } | null;
  return failed?.errors?.[0] ?? null;
}

/** What to show of anything that was thrown. Where a GraphQL error has no words, Apollo's are none to show. */
export function messageOf(error: unknown, otherwise = 'Something went wrong. Please try again.'): string {
  if (!(error instanceof Error)) return otherwise;
  const first = graphqlErrorOf(error);
  if (first) return first.message || otherwise;
  const refusal = refusalOf(error);
  return (refusal ? errorText(refusal.status, refusal.body) : error.message) || otherwise;
}

/** The request id of an API error or of a GraphQL error's extensions, if there is one. */
export function requestIdOf(error: unknown): string | null {
  if (error instanceof ApiError) return error.requestId;
  const { extensions } = graphqlErrorOf(error) ?? {};
  const body = refusalOf(error)?.body as { request_id?: unknown } | null | undefined;
  const id = extensions?.['requestId'] ?? extensions?.['request_id'] ?? body?.request_id;
  return typeof id === 'string' ? id : null;
}
