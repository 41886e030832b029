import type { ErrorBody, FieldErrors } from '../../contract/errors';

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

interface GraphqlFailure {
  errors?: readonly { message?: string; extensions?: Record<string, unknown> }[];
}

/** What to show of anything that was thrown. Where a GraphQL error has no words, Apollo's are none to show. */
export function messageOf(error: unknown, otherwise = 'Something went wrong. Please try again.'): string {
  if (!(error instanceof Error)) return otherwise;
  const [first] = (error as GraphqlFailure).errors ?? [];
  return (first ? first.message : error.message) || otherwise;
}

/** The request id of an API error or of a GraphQL error's extensions, if there is one. */
export function requestIdOf(error: unknown): string | null {
  if (error instanceof ApiError) return error.requestId;
  const first = (error as GraphqlFailure | null)?.errors?.[0];
  const id = first?.extensions?.['requestId'] ?? first?.extensions?.['request_id'];
  return typeof id === 'string' ? id : null;
}
