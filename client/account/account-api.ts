import type { EndedSessionsBody, SessionBody, UserBody } from '../../contract/users';
import { rest } from '../platform/rest';
import { AGE_BAND_KEY } from '../platform/storage-keys';
import { session } from '../session/session';
import { saveFile } from '../ui/save-file';

export type ProfileChange = Partial<
  Pick<UserBody, 'username' | 'first_name' | 'last_name' | 'avatar' | 'bio' | 'phone' | 'location'>
>;

/** Saves profile fields and updates the signed-in user everywhere on the page. */
export async function saveProfile(change: ProfileChange): Promise<void> {
  session.accept(await rest.patch<UserBody>('/users/me', change));
}

/** Asks for a mail with a link that proves the address. */
export async function requestConfirmation(): Promise<void> {
  await rest.post('/users/me/email-verification');
}

/** Fails before a Google request is sent without a sign-in. */
function requireSignIn(): void {
  if (!session.getSnapshot().user) throw new Error('User not authenticated');
}

export async function linkGoogle(googleAuthCode: string): Promise<void> {
  requireSignIn();
  session.accept(await rest.post<UserBody>('/auth/google/link', { googleAuthCode }));
}

export async function unlinkGoogle(): Promise<void> {
  requireSignIn();
  session.accept(await rest.delete<UserBody>('/auth/google/unlink'));
}

export async function syncGoogle(): Promise<void> {
  requireSignIn();
  session.accept(await rest.post<UserBody>('/auth/google/sync'));
}

/** `current` is empty for an account without a password. */
export async function changePassword(current: string, password: string): Promise<void> {
  await rest.put('/users/me/password', { ...(current && { current_password: current }), password });
  await session.reloadUser();
}

export function fetchSessions(): Promise<SessionBody[]> {
  return rest.get<SessionBody[]>('/users/me/sessions');
}

export function endSession(id: string): Promise<void> {
  return rest.delete(`/users/me/sessions/${encodeURIComponent(id)}`);
}

/** Signs the user out on all other devices. Returns how many sessions ended. */
export async function endOtherSessions(): Promise<number> {
  const { ended } = await rest.delete<EndedSessionsBody>('/users/me/sessions');
  return ended;
}

/** Downloads everything that is stored about the user. */
export async function downloadExport(): Promise<void> {
  const everything = await rest.get<unknown>('/users/me/export', { timeoutMs: 60_000 });
  const file = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' });
  saveFile(file, `starling-export-${new Date().toISOString().slice(0, 10)}.json`);
}

/** Deletes the account with all its data, and signs out. `erasesChildren`: also the children that have no other guardian. */
export async function deleteAccount({ erasesChildren }: { erasesChildren: boolean }): Promise<void> {
  await rest.delete('/users/me', { timeoutMs: 60_000, query: erasesChildren ? { children: 'erase' } : {} });
  localStorage.removeItem(AGE_BAND_KEY);
  session.end('logout');
}
