import type { TokensBody } from '../../contract/users';
import { ApiError } from '../platform/api-error';
import { type RestOptions, rest } from '../platform/rest';
import { STORAGE_KEYS } from '../platform/storage-keys';
import { loginText } from './login-texts';
import { t } from './texts';

const ANONYMOUS: RestOptions = { anonymous: true };

/** The sign-in could not be started. The login page shows the message. */
export class OauthInitiationError extends Error {
  override readonly name = 'OauthInitiationError';
  readonly code = 'oauth_initiation_failed';
}

/**
 * Starts a sign-in: stores state and verifier, and returns the URL of the provider.
 * @throws OauthInitiationError
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
      hasAnswered ? t('google.initiationStatus', { status }) : loginText('failed.initiation'),
      { cause: error },
    );
  });
  const type = headers.get('content-type') ?? 'nothing';
  if (!type.includes('application/json')) throw new OauthInitiationError(t('google.notJson', { type }));
  if (!/^https?:\/\//u.test(body?.authUrl ?? '')) throw new OauthInitiationError(loginText('failed.initiation'));
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

/** Gives a failed exchange a readable message. The errors that lead to another page stay as they are. */
export function exchangeError(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code === 'waitlisted' || error.code === 'second_step_needed') return error;
  const { error_description: description } = (error.body ?? {}) as { error_description?: string };
  return new ApiError(error.status, description || t('google.exchange', { status: error.status }), error.body);
}

/** The result of a sign-in with the provider. */
export interface ProviderSignIn {
  tokens: TokensBody;
  isNewUser: boolean;
}

/** Exchanges code, state and verifier of a callback for tokens. */
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
 * Reads code and state from the URL of a callback, and throws if one is missing. A state that this browser did not
 * request belongs to another person's sign-in and is refused too.
 */
export function readCallback(
  parameters: URLSearchParams,
  expectedState: string | null,
): { code: string; state: string } {
  const code = parameters.get('code');
  const state = parameters.get('state');
  if (code === null) throw new Error(t('google.noCode'));
  if (code.trim() === '') throw new Error(t('google.invalidCode'));
  if (!state?.trim() || state !== expectedState) {
    throw new Error(t('google.invalidState'));
  }
  return { code, state };
}
