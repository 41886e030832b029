import type { UserBody } from '../../contract/users';
import { ApiError, isPassing } from '../platform/api-error';
import type { SessionDeps } from './session-deps';
import type { SignOutReason } from './session-snapshot';

/** The user, why the session is over, or null if the server could not be asked. */
type FetchedUser = { user: UserBody } | { endedBy: SignOutReason } | null;

/** Asks the server for the user of a token. `refresh` replaces a token that the server refuses before it expires. */
export async function fetchUser(
  { send }: Pick<SessionDeps, 'send'>,
  token: string,
  refresh: (stale: string) => Promise<string>,
): Promise<FetchedUser> {
  const load = async (accessToken: string): Promise<FetchedUser> => {
    const { body } = await send<UserBody>('GET', '/users/me', { token: accessToken });
    return { user: body };
  };
  try {
    return await load(token);
  } catch (error) {
    if (isPassing(error)) return null;
    if (!(error instanceof ApiError)) throw error;
    if (error.status !== 401) return { endedBy: error.code === 'account_disabled' ? 'account_disabled' : 'none' };
  }
  // A refused refresh has signed the user out already.
  const fresh = await refresh(token).catch(() => null);
  if (fresh === null) return null;
  try {
    return await load(fresh);
  } catch (error) {
    return isPassing(error) ? null : { endedBy: 'session_expired' };
  }
}
