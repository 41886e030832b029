import type { UserBody, UserSettings } from '../../contract/users';
import { rest } from '../platform/rest';
import { session } from './session';

/** Changes settings of the signed-in user at once, and changes them back if the server refuses. Rejects with `ApiError`. */
export async function updateSettings(change: Partial<UserSettings>): Promise<void> {
  const { user } = session.getSnapshot();
  if (!user) throw new Error('User not authenticated');
  const settings = { ...user.settings, ...change };
  session.accept({ ...user, settings });
  try {
    session.accept(await rest.patch<UserBody>('/users/me', { settings: change }));
  } catch (error) {
    const now = session.getSnapshot().user;
    if (now?.id === user.id) session.accept({ ...now, settings: user.settings });
    throw error;
  }
}
