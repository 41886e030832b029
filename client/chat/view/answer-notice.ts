/** Notifies of an answer on a page in the background: a soft sound or a desktop notification, as in the settings. */
import type { UserSettings } from '../../../contract/users';

const NOTES_HZ = [659.3, 880];
const NOTE_SECONDS = 0.22;
const LOUDNESS = 0.05;
const PREVIEW_LENGTH = 120;

function playChime(): void {
  const audio = new AudioContext();
  if (audio.state === 'suspended') {
    // Browsers allow no sound before the first touch or key on the page.
    void audio.close();
    return;
  }
  for (const [index, frequency] of NOTES_HZ.entries()) {
    const start = audio.currentTime + index * NOTE_SECONDS * 0.7;
    const note = audio.createOscillator();
    const volume = audio.createGain();
    note.type = 'sine';
    note.frequency.value = frequency;
    volume.gain.setValueAtTime(0, start);
    volume.gain.linearRampToValueAtTime(LOUDNESS, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + NOTE_SECONDS * 2);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + NOTE_SECONDS * 2);
    if (index === NOTES_HZ.length - 1) note.onended = () => void audio.close();
  }
}

/** The text without Markdown syntax, which a desktop notification does not render. */
function preview(text: string): string {
  const plain = text
    .replaceAll(/[*_`#>|~]|\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > PREVIEW_LENGTH ? `${plain.slice(0, PREVIEW_LENGTH)}…` : plain;
}

/** An answer of a private conversation says nothing of itself: others may see the notification. */
const NEUTRAL_TEXT = 'You have a new answer.';

/** @param content the words of the answer; null if they are private */
export function notifyOfAnswer(settings: UserSettings['notifications'] | undefined, content: string | null): void {
  if (!settings || document.visibilityState === 'visible') return;
  if (settings.sound) attempt(playChime);
  if (settings.desktop) attempt(() => showNotification(content === null ? NEUTRAL_TEXT : preview(content)));
}

function showNotification(body: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  new Notification('Starling has answered', { body, icon: '/favicon.svg', tag: 'starling-answer' });
}

/** Some phones have both classes and throw when one is used. */
function attempt(notify: () => void): void {
  try {
    notify();
  } catch {
    // Best effort: the answer itself is on the page.
  }
}
