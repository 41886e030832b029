import { type AccessTokenSource, accessTokens } from './access-token-source';
import { ApiError, isPassing } from './api-error';
import { type HttpRequest, type HttpResponse, send } from './http';
import { t } from './texts';

export { ApiError } from './api-error';

export interface RestOptions extends Omit<HttpRequest, 'token' | 'body'> {
  /** For calls without a sign-in: no token is sent, and a 401 is the answer instead of a reason to refresh. */
  anonymous?: boolean;
}

type Sender = typeof send;

/** Makes calls with the bearer token; a 401 leads to one refresh and one retry. Tests pass their own parts. */
export function createCaller(sender: Sender, tokens: AccessTokenSource) {
  return async <T>(
    method: string,
    path: string,
    body?: unknown,
    options: RestOptions = {},
  ): Promise<HttpResponse<T>> => {
    const { anonymous = false, ...request } = options;
    const token = anonymous ? null : await tokens.tokenForRequest();
    try {
      return await sender<T>(method, path, { ...request, body, token });
    } catch (error) {
      if (!(error instanceof ApiError) || !token) throw error;
      const { code } = error;
      if (code === 'waitlisted' || code === 'account_disabled' || code === 'second_step_required') {
        tokens.onProblem(code, error);
      }
      if (error.status !== 401) throw error;
    }
    const failed = (cause: unknown) => {
      if (isPassing(cause) || !(cause instanceof ApiError)) return cause;
      if (cause.status !== 401) return cause;
      tokens.onProblem('session_expired', cause);
      return new ApiError(401, t('error.authentication'), cause.body);
    };
    const fresh = await tokens.refresh(token).catch((error: unknown) => {
      throw failed(error);
    });
    return sender<T>(method, path, { ...request, body, token: fresh }).catch((error: unknown) => {
      throw failed(error);
    });
  };
}

const call = createCaller(send, accessTokens);

/**
 * The REST API under `/api/v1`; `path` begins with a slash (`/users/me`). Sends the session's token, gives up after 10 s
 * and rejects with `ApiError`. `rest.full` also returns status and headers (`X-Total-Count`).
 */
export const rest = {
  get: async <T>(path: string, options?: RestOptions) => (await call<T>('GET', path, undefined, options)).body,
  post: async <T>(path: string, body?: unknown, options?: RestOptions) =>
    (await call<T>('POST', path, body, options)).body,
  patch: async <T>(path: string, body?: unknown, options?: RestOptions) =>
    (await call<T>('PATCH', path, body, options)).body,
  put: async <T>(path: string, body?: unknown, options?: RestOptions) =>
    (await call<T>('PUT', path, body, options)).body,
  delete: async <T>(path: string, options?: RestOptions) => (await call<T>('DELETE', path, undefined, options)).body,
  full: call,
};
