import type { Account } from './accounts.js';
import { api } from './api.js';
import type { TestStarling } from './starling.js';
import { until } from './wait.js';

/** Makes the sign-ins of an account older than five minutes, and waits until the server no longer remembers the newer ones. */
export async function ageSignIn(
  starling: Pick<TestStarling, 'url' | 'sql'>,
  { user, accessToken }: Pick<Account, 'user' | 'accessToken'>,
): Promise<void> {
  await starling.sql(`UPDATE sessions SET authenticated_at = now() - interval '6 minutes' WHERE user_id = $1`, [
    user.id,
  ]);
  await until(async () => {
    const { body } = await api(starling.url).post('/users/me/passkeys/options', undefined, accessToken);
    return body.error === 'reauthentication_required';
  });
}
