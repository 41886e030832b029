import type { UserBody, UserSettings } from '../../contract/users';
import { rest } from '../platform/rest';
import { session } from './session';

/** What changes; of a group such as `notifications` only its fields that change. */
export type SettingsChange = { [Name in keyof UserSettings]?: Partial<UserSettings[Name]> };

interface Changes {
  readonly userId: string;
  /** As the server has them, without those that wait. */
  saved: UserSettings;
  /** Not answered yet, in the order in which they were made. */
  readonly waiting: SettingsChange[];
  /** Resolves after the last call. It never rejects: each caller hears of its own. */
  last: Promise<unknown>;
}

let changes: Changes | null = null;

/**
 * Changes settings of the signed-in user at once, and takes back what the server refuses. Calls go out one after the other, so
 * that no answer is older than the one before. Rejects with `ApiError`.
 */
export async function updateSettings(change: SettingsChange): Promise<void> {
  const { user } = session.getSnapshot();
  if (!user) throw new Error('User not authenticated');
  if (changes?.userId !== user.id || changes.waiting.length === 0) {
    changes = { userId: user.id, saved: user.settings, waiting: [], last: Promise.resolve() };
  }
  const mine = changes;
  mine.waiting.push(change);
  show(mine);
  const call = mine.last.then(() => send(mine.userId, change));
  mine.last = Promise.allSettled([call]);
  try {
    mine.saved = await call;
  } finally {
    mine.waiting.splice(mine.waiting.indexOf(change), 1);
    show(mine);
  }
}

async function send(userId: string, change: SettingsChange): Promise<UserSettings> {
  // Another account must not get what waited for this one.
  if (session.getSnapshot().user?.id !== userId) throw new Error('User not authenticated');
  return (await rest.patch<UserBody>('/users/me', { settings: change })).settings;
}

function show({ userId, saved, waiting }: Changes): void {
  const { user } = session.getSnapshot();
  if (user?.id === userId) session.accept({ ...user, settings: waiting.reduce(merged, saved) });
}

function merged(settings: UserSettings, change: SettingsChange): UserSettings {
  const next: Record<string, unknown> = { ...settings };
  for (const [name, value] of Object.entries(change)) {
    const isGroup = typeof value === 'object' && value !== null;
    next[name] = isGroup ? { ...(next[name] as object), ...value } : value;
  }
  return next as unknown as UserSettings;
}
