import type { TokensBody } from '../../contract/users';
import { ApiError } from '../platform/api-error';
import type { SessionDeps } from './session-deps';
import type { StoredTokens } from './tokens';

/**
 * Ends the session of these tokens on the server. Without a reachable server it ends only here. An expired access token
 * cannot end its session, so the refresh token first gets a new one.
 */
export async function signOutAtServer(
  { send }: Pick<SessionDeps, 'send'>,
  { accessToken, refreshToken }: Pick<StoredTokens, 'accessToken' | 'refreshToken'>,
): Promise<void> {
  const logOut = (token: string) => send('POST', '/auth/logout', { token });
  try {
    await logOut(accessToken).catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 401 || !refreshToken) throw error;
      const { body } = await send<TokensBody>('POST', '/auth/refresh', { body: { refresh_token: refreshToken } });
      await logOut(body.access_token);
    });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}
