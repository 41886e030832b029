import { CLIENT_TIMES } from '../../contract/limits';
import { apiUrl } from './addresses';
import { ApiError, errorText } from './api-error';

export type QueryValue = string | number | boolean | null | undefined;

export interface HttpRequest {
  /** Left out where null, undefined or empty. */
  query?: Record<string, QueryValue>;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  token?: string | null;
  signal?: AbortSignal;
  timeoutMs?: number;
}

export interface HttpResponse<T> {
  status: number;
  headers: Headers;
  /** Parsed where it was JSON, null where there was none. */
  body: T;
}

/**
 * One call of the API without any retry: 10 s at most (spec §9), errors as `ApiError` with the texts of spec §8.
 * An aborted `signal` rejects with the signal's own reason.
 */
export async function send<T>(method: string, path: string, request: HttpRequest = {}): Promise<HttpResponse<T>> {
  const timeout = AbortSignal.timeout(request.timeoutMs ?? CLIENT_TIMES.requestTimeoutMs);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  const headers: Record<string, string> = { accept: 'application/json', ...request.headers };
  if (request.body !== undefined) headers['content-type'] = 'application/json';
  if (request.token) headers['authorization'] = `Bearer ${request.token}`;

  try {
    const response = await fetch(apiUrl(path) + queryText(request.query), {
      method,
      headers,
      signal,
      body: request.body === undefined ? undefined : JSON.stringify(request.body),
      credentials: 'same-origin',
    });
    // The body counts against the time-out too: a server may stall behind its headers.
    const body = await readBody(response);
    if (!response.ok) throw new ApiError(response.status, errorText(response.status, body), body);
    return { status: response.status, headers: response.headers, body: body as T };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (request.signal?.aborted) throw request.signal.reason;
    if (timeout.aborted) throw new ApiError(408, 'Request timeout');
    throw new ApiError(0, 'Network error');
  }
}

function queryText(query: HttpRequest['query']): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== null && value !== undefined && value !== '') parameters.set(name, String(value));
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

async function readBody(response: Response): Promise<unknown> {
  if (response.status === 204) return null;
  const text = await response.text();
  if (text === '') return null;
  if (!(response.headers.get('content-type') ?? '').includes('json')) return text;
  try {
    return JSON.parse(text);
  } catch {
    // A broken body is treated like none: the status still tells what happened.
    return null;
  }
}
