/** Tells of an answer that ended while nobody was looking: a soft sound, a note on the desktop, as the user has set. */
import type { UserSettings } from '../../contract/users';

const NOTES_HZ = [659.3, 880];
const NOTE_SECONDS = 0.22;
const LOUDNESS = 0.05;
const PREVIEW_LENGTH = 120;

function playChime(): void {
  const audio = new AudioContext();
  if (audio.state === 'suspended') {
    // Nobody has touched the page yet, so the browser lets it make no sound.
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

/** Markdown's marks make no sense in a note of the system. */
function preview(text: string): string {
  const plain = text
    .replaceAll(/[*_`#>|~]|\[([^[\]]*)\]\([^)[]*\)/g, '$1')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > PREVIEW_LENGTH ? `${plain.slice(0, PREVIEW_LENGTH)}…` : plain;
}

export function notifyOfAnswer(settings: UserSettings['notifications'] | undefined, content: string): void {
  if (!settings || document.visibilityState === 'visible') return;
  if (settings.sound) attempt(playChime);
  if (settings.desktop) attempt(() => showNote(content));
}

function showNote(content: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  new Notification('Starling has answered', { body: preview(content), icon: '/favicon.svg', tag: 'starling-answer' });
}

/** Phones know both by name and refuse to make them: a note that cannot be given costs nothing else. */
function attempt(give: () => void): void {
  try {
    give();
  } catch {
    // The answer itself is on the page.
  }
}
