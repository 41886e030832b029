import type { UserBody, UserSettings } from '../../contract/users';
import { rest } from '../platform/rest';
import { session } from './session';

/** Which call changed settings last. */
let latest = 0;

/**
 * Changes settings of the signed-in user at once, and changes them back if the server refuses. An answer that a later call has
 * overtaken is not shown: it does not know of the later change. Rejects with `ApiError`.
 */
export async function updateSettings(change: Partial<UserSettings>): Promise<void> {
  const { user } = session.getSnapshot();
  if (!user) throw new Error('User not authenticated');
  const settings = { ...user.settings, ...change };
  session.accept({ ...user, settings });
  latest += 1;
  const mine = latest;
  try {
    const saved = await rest.patch<UserBody>('/users/me', { settings: change });
    if (mine === latest && session.getSnapshot().user?.id === user.id) session.accept(saved);
  } catch (error) {
    const now = session.getSnapshot().user;
    const before = Object.fromEntries(
      Object.keys(change).map((name) => [name, user.settings[name as keyof UserSettings]]),
    );
    if (now?.id === user.id) session.accept({ ...now, settings: { ...now.settings, ...before } });
    throw error;
  }
}
