import { locale } from '../../platform/languages/numbers';

/** Which voice speaks. */

/** How a text is read aloud. A guardian chooses it; a story can differ for its own text. */
export interface SpeechPreferences {
  /** Nothing is read aloud without it. */
  isOn: boolean;
  /** The `voiceURI` of the chosen voice; null, or one that this device lacks: the device's own choice. */
  voice: string | null;
  /** Speed, where 1 is the voice's usual one. */
  rate: number;
  pitch: number;
  /** A guardian has agreed to voices that send the text to their maker. */
  allowsRemote: boolean;
}

/** The language of stories and games. */
export const CONTENT_LANGUAGE = 'en';

export const DEFAULT_PREFERENCES: SpeechPreferences = {
  isOn: true,
  voice: null,
  rate: 1,
  pitch: 1,
  allowsRemote: false,
};

export function languageOf(tag: string): string {
  return tag.toLowerCase().split(/[-_]/u)[0] ?? '';
}

/** A voice for the language: the chosen one if it speaks it, then one of the device, its default voice first. */
export function voiceFor(
  voices: readonly SpeechSynthesisVoice[],
  language: string = locale(),
  { voice: chosen, allowsRemote }: Pick<SpeechPreferences, 'voice' | 'allowsRemote'> = DEFAULT_PREFERENCES,
): SpeechSynthesisVoice | null {
  const fitting = voices.filter(
    (voice) => (voice.localService || allowsRemote) && languageOf(voice.lang) === languageOf(language),
  );
  const own = fitting.filter((voice) => voice.localService);
  return (
    fitting.find(({ voiceURI }) => voiceURI === chosen) ??
    own.find((voice) => voice.default) ??
    own[0] ??
    fitting[0] ??
    null
  );
}
