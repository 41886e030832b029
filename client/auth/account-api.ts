import type { SessionBody, UserBody } from '../../contract/users';
import { rest } from '../platform/rest';
import { session } from '../platform/session';

export type ProfileChange = Partial<
  Pick<UserBody, 'username' | 'first_name' | 'last_name' | 'avatar' | 'bio' | 'phone' | 'location'>
>;

/** Saves fields of the profile; everything that shows the user follows at once. */
export async function saveProfile(change: ProfileChange): Promise<void> {
  session.accept(await rest.patch<UserBody>('/users/me', change));
}

/** Google calls without a token say so before anything is sent (spec §8). */
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

export function changePassword(current: string | null, password: string): Promise<void> {
  return rest.put('/users/me/password', { ...(current && { current_password: current }), password });
}

export function fetchSessions(): Promise<SessionBody[]> {
  return rest.get<SessionBody[]>('/users/me/sessions');
}

export function endSession(id: string): Promise<void> {
  return rest.delete(`/users/me/sessions/${encodeURIComponent(id)}`);
}

/** All that is kept of the user, as a file of this browser. */
export async function downloadExport(): Promise<void> {
  const everything = await rest.get<unknown>('/users/me/export', { timeoutMs: 60_000 });
  const file = new Blob([JSON.stringify(everything, null, 2)], { type: 'application/json' });
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = `starling-export-${new Date().toISOString().slice(0, 10)}.json`;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Erases the account with everything in it, and signs out. */
export async function deleteAccount(): Promise<void> {
  await rest.delete('/users/me', { timeoutMs: 60_000 });
  session.end('logout');
}
