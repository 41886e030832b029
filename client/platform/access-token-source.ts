import type { ApiError } from './api-error';

/** Why a call shows that the session cannot go on as it is. */
export type SessionProblem =
  /** The server refuses every token of the session. */
  | 'session_expired'
  | 'account_disabled'
  | 'waitlisted'
  /** The service requires a second step of this account, which has none. */
  | 'second_step_required'
  /** The account's rights have changed since they were loaded. */
  | 'rights_changed';

/** What REST and GraphQL calls need of the session. The session registers itself, because it depends on this layer. */
export interface AccessTokenSource {
  /** The token for a call; `null` without a sign-in. */
  tokenForRequest(): Promise<string | null>;
  /** A new token in place of `stale`. Rejects if the session is over or the service cannot be reached. */
  refresh(stale: string): Promise<string>;
  /** Called when a call was refused for this reason. `error` is absent for GraphQL. */
  onProblem(problem: SessionProblem, error?: ApiError): void;
}

const signedOut: AccessTokenSource = {
  tokenForRequest: async () => null,
  refresh: () => Promise.reject(new Error('No session is registered')),
  onProblem: () => undefined,
};

let source = signedOut;

/** Sets the source of tokens for all later calls. */
export function registerAccessTokenSource(next: AccessTokenSource): void {
  source = next;
}

/** Delegates to the source that is registered at the time of the call. */
export const accessTokens: AccessTokenSource = {
  tokenForRequest: () => source.tokenForRequest(),
  refresh: (stale) => source.refresh(stale),
  onProblem: (problem, error) => source.onProblem(problem, error),
};
