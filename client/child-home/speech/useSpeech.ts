import { useSyncExternalStore } from 'react';
import { speaker, voiceFor } from './speaker';

interface Speech {
  /** The device has a voice of that language. */
  canSpeak: boolean;
  speaking: string | null;
}

/** What the device can read aloud, and what it reads now. */
export function useSpeech(language?: string): Speech {
  const { voices, speaking } = useSyncExternalStore(speaker.subscribe, speaker.getState);
  return { canSpeak: voiceFor(voices, language) !== null, speaking };
}
