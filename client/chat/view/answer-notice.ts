/** Notifies of an answer on a page in the background: a soft sound or a desktop notification, as in the settings. */
import type { UserSettings } from '../../../contract/users';
import { playChime } from '../../platform/chime';
import { t } from '../texts';

const PREVIEW_LENGTH = 120;

/** The text without Markdown syntax, which a desktop notification does not render. */
function preview(text: string): string {
  const plain = text
    .replaceAll(/[*_`#>|~]|\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > PREVIEW_LENGTH ? `${plain.slice(0, PREVIEW_LENGTH)}…` : plain;
}

/** @param content the words of the answer; null if they are private */
export function notifyOfAnswer(settings: UserSettings['notifications'] | undefined, content: string | null): void {
  if (!settings || document.visibilityState === 'visible') return;
  if (settings.sound) attempt(playChime);
  // An answer of a private conversation says nothing of itself: others may see the notification.
  if (settings.desktop) attempt(() => showNotification(content === null ? t('says.new') : preview(content)));
}

function showNotification(body: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  new Notification(t('says.answered'), { body, icon: '/favicon.svg', tag: 'starling-answer' });
}

/** Some phones have both classes and throw when one is used. */
function attempt(notify: () => void): void {
  try {
    notify();
  } catch {
    // Best effort: the answer itself is on the page.
  }
}
