import { useSyncExternalStore } from 'react';
import { speaker } from './speaker';

interface Speech {
  /** There is a voice for that language, and a guardian has not switched reading aloud off. */
  canSpeak: boolean;
  speaking: string | null;
}

/** What can be read aloud here, and what is read now. */
export function useSpeech(language?: string): Speech {
  const { speaking } = useSyncExternalStore(speaker.subscribe, speaker.getState);
  return { canSpeak: speaker.canSpeak(language), speaking };
}
