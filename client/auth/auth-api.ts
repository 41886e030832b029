import type { AuthOptionsBody, TokensBody, UserBody } from '../../contract/users';
import type { WaitlistStatusBody } from '../../contract/waitlist';
import { ApiError } from '../platform/api-error';
import { type RestOptions, rest } from '../platform/rest';
import { STORAGE_KEYS } from '../platform/storage-keys';

/** Answer of the password login and of the registration (contract §3). */
export type LoginAnswer =
  | { auth_type: 'approved'; data: TokensBody & { user: UserBody } }
  | { auth_type: 'waitlisted'; data: { waitlist_status: WaitlistStatusBody } };

const ANONYMOUS: RestOptions = { anonymous: true };

export function fetchAuthOptions(): Promise<AuthOptionsBody> {
  return rest.get<AuthOptionsBody>('/auth/options', ANONYMOUS);
}

/** `invitation`: of the approval of the address on the waitlist, for an account that it has not let in yet. */
export function login(username: string, password: string, invitation: string | null): Promise<LoginAnswer> {
  return rest.post<LoginAnswer>('/auth/login', { username, password, ...(invitation && { invitation }) }, ANONYMOUS);
}

export interface Registration {
  email: string;
  password: string;
  first_name?: string;
  last_name?: string;
  invitation?: string;
}

export function register(registration: Registration): Promise<LoginAnswer> {
  return rest.post<LoginAnswer>('/auth/register', registration, ANONYMOUS);
}

/** A sign-in that could not begin: the code `oauth_initiation_failed` of the login page, and why. */
export class OauthInitiationError extends Error {
  override readonly name = 'OauthInitiationError';
  readonly code = 'oauth_initiation_failed';
}

/**
 * Asks where to send the browser, keeps state and verifier, and gives the address.
 * @throws OauthInitiationError with one of the three texts of the specification
 */
export async function initiateGoogleLogin(storage: Storage, call: typeof rest.full = rest.full): Promise<string> {
  const { body, headers } = await call<{ state: string; codeVerifier: string; authUrl: string }>(
    'GET',
    '/auth/google/login',
    undefined,
    ANONYMOUS,
  ).catch((error: unknown) => {
    const status = error instanceof ApiError ? error.status : 0;
    const hasAnswered = status !== 0 && status !== 408;
    throw new OauthInitiationError(
      hasAnswered ? `OAuth initiation failed: ${status}` : 'Failed to initiate OAuth flow',
      { cause: error },
    );
  });
  const type = headers.get('content-type') ?? 'nothing';
  if (!type.includes('application/json')) throw new OauthInitiationError(`Expected JSON response but got ${type}`);
  if (!/^https?:\/\//u.test(body?.authUrl ?? '')) throw new OauthInitiationError('Failed to initiate OAuth flow');
  storage.setItem(STORAGE_KEYS.oauthState, body.state);
  storage.setItem(STORAGE_KEYS.oauthCodeVerifier, body.codeVerifier);
  return body.authUrl;
}

/** Exchanges the one-time code of `/auth/success` for tokens. */
export async function exchangeCode(code: string): Promise<TokensBody> {
  return rest
    .post<TokensBody>('/auth/google/exchange-token', { authorization_code: code }, ANONYMOUS)
    .catch((error: unknown) => {
      throw exchangeError(error);
    });
}

/** The error of an exchange with the text of spec §8; a waitlisted account stays what it is. */
export function exchangeError(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code === 'waitlisted') return error;
  const { error_description: description } = (error.body ?? {}) as { error_description?: string };
  return new ApiError(error.status, description || `Token exchange failed: ${error.status}`, error.body);
}

/** What a provider's answer comes to. */
export interface ProviderSignIn {
  tokens: TokensBody;
  isNewUser: boolean;
}

/** Google's answer as `/oauth/callback` gets it: tokens for code and state, with the verifier that this browser kept. */
export async function finishCallback(code: string, state: string, verifier: string | null): Promise<ProviderSignIn> {
  const { tokens, is_new_user: isNewUser } = await rest.get<{
    is_new_user: boolean;
    tokens: { accessToken: string; refreshToken: string; expiresIn: number };
  }>('/auth/google/callback', { ...ANONYMOUS, query: { code, state, code_verifier: verifier } });
  return {
    isNewUser,
    tokens: {
      access_token: tokens.accessToken,
      refresh_token: tokens.refreshToken,
      expires_in: tokens.expiresIn,
      token_type: 'Bearer',
    },
  };
}

/**
 * Code and state of a callback's address; throws the message of what is missing. A state that this browser did
 * not ask for belongs to another person's sign-in.
 */
export function readCallback(
  parameters: URLSearchParams,
  expectedState: string | null,
): { code: string; state: string } {
  const code = parameters.get('code');
  const state = parameters.get('state');
  if (code === null) throw new Error('No authorization code received from Google');
  if (code.trim() === '') throw new Error('Invalid authorization code');
  if (!state?.trim() || state !== expectedState) {
    throw new Error('Invalid OAuth state parameter');
  }
  return { code, state };
}
