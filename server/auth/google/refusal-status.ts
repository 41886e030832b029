/** What `oauth` and Passport's strategies throw; none of it is typed. */
interface ProviderError {
  name?: unknown;
  statusCode?: unknown;
  oauthError?: unknown;
  message?: unknown;
}

/** Names and texts of the strategies' own errors for an answer that says no. */
const REFUSALS = new Set(['TokenError', 'UserInfoError', 'GooglePlusAPIError']);
const NO_TOKEN = /gave no access token|Failed to obtain access token/;

/** The HTTP status with which a provider refused; `null` where it could not be asked or its answer not be read. */
export function refusalStatus(error: unknown): number | null {
  if (typeof error !== 'object' || error === null) return null;
  const { name, statusCode, oauthError, message } = error as ProviderError;
  if (typeof statusCode === 'number') return statusCode;
  if (oauthError !== undefined) return refusalStatus(oauthError);
  if (typeof name === 'string' && REFUSALS.has(name)) return 400;
  return typeof message === 'string' && NO_TOKEN.test(message) ? 400 : null;
}
