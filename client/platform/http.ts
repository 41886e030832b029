import { apiUrl } from './addresses';
import { ApiError, errorText } from './api-error';
import { screenLanguage } from './languages/language';
import { t } from './texts';
import { CLIENT_TIMES } from './times';

export type QueryValue = string | number | boolean | null | undefined;

export interface HttpRequest {
  /** Null, undefined and empty values are left out. */
  query?: Record<string, QueryValue>;
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  token?: string | null;
  signal?: AbortSignal;
  timeoutMs?: number;
  /** The answer is a file: its bytes are the body, whatever its type. An error is read as usual. */
  as?: 'blob';
}

export interface HttpResponse<T> {
  status: number;
  headers: Headers;
  /** Parsed if it was JSON, a `Blob` where that was asked for; null if there was none. */
  body: T;
}

/**
 * One call of the API without a retry. Gives up after 10 s and rejects with `ApiError`; an aborted `signal` rejects with
 * the signal's own reason.
 */
export async function send<T>(method: string, path: string, request: HttpRequest = {}): Promise<HttpResponse<T>> {
  const timeout = AbortSignal.timeout(request.timeoutMs ?? CLIENT_TIMES.requestTimeoutMs);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': screenLanguage(),
    ...request.headers,
  };
  // The language of the screen may be that of the account before.
  if (path.startsWith('/auth/')) headers['x-browser-languages'] = navigator.languages.join(',');
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
    // The time-out covers the body, too: a server may stall after the headers.
    const body = request.as === 'blob' && response.ok ? await response.blob() : await readBody(response);
    if (!response.ok) throw new ApiError(response.status, errorText(response.status, body), body);
    return { status: response.status, headers: response.headers, body: body as T };
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (request.signal?.aborted) throw request.signal.reason;
    if (timeout.aborted) throw new ApiError(408, t('error.timeout'));
    throw new ApiError(0, t('error.network'));
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
    // A broken body counts as none: the status is enough.
    return null;
  }
}
