import { useSyncExternalStore } from 'react';
import { THEMES, type Theme } from '../../contract/users';
import { session } from './session';
import { updateSettings } from './user-settings';

/** Stored in this browser, so that the page has the right colours before the user is known. */
const KEY = 'starling_theme';
const listeners = new Set<() => void>();
/** `null`: not read yet. */
let current: Theme | null = null;
/** Why it is evening on this screen: the quiet time is near, or a bedtime story is read. */
const evenings = new Set<'time' | 'story'>();

function stored(): Theme {
  const value = localStorage.getItem(KEY);
  return THEMES.find((theme) => theme === value) ?? 'auto';
}

function chosen(): Theme {
  current ??= stored();
  return current;
}

function apply(theme: Theme): void {
  if (theme === chosen()) return;
  current = theme;
  localStorage.setItem(KEY, theme);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen theme: `light`, `dark`, `auto` or `starling`. In the evening light of a child it is `starling`. */
export function useThemePreference(): Theme {
  return useSyncExternalStore(subscribe, () => (evenings.size > 0 ? 'starling' : chosen()));
}

/** Evening light on a child's device, before its quiet time or for a bedtime story. The chosen theme comes back after it. */
export function setEvening(why: 'time' | 'story', isOn: boolean): void {
  if (isOn === evenings.has(why)) return;
  if (isOn) evenings.add(why);
  else evenings.delete(why);
  for (const listener of listeners) listener();
}

/** Switches the theme in this browser at once, and for the account of a signed-in user. */
export async function chooseTheme(theme: Theme): Promise<void> {
  apply(theme);
  if (session.getSnapshot().user) await updateSettings({ theme });
}

/** Applies the account's theme after the sign-in, and when another device changes it. */
export function watchThemeOfUser(): () => void {
  return session.subscribe(() => {
    const theme = session.getSnapshot().user?.settings?.theme;
    if (theme) apply(theme);
  });
}
