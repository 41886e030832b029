import { t } from '../talk/texts';

/** What a child can talk to here: the device itself, the speech service, or nothing. */

interface RecognitionResultEvent {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}

export interface Recognition {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  processLocally: boolean;
  onresult: ((event: RecognitionResultEvent) => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onend: (() => void) | null;
  start(): void;
  stop(): void;
  abort(): void;
}

interface LocalOptions {
  langs: string[];
  processLocally: true;
}

/** Of the Web Speech API, which TypeScript does not know yet. The static methods came with recognition on the device. */
export interface RecognitionClass {
  new (): Recognition;
  available?(options: LocalOptions): Promise<'available' | 'downloadable' | 'downloading' | 'unavailable'>;
  install?(options: LocalOptions): Promise<boolean>;
}

export type Listening =
  | { kind: 'device'; Recognition: RecognitionClass }
  | { kind: 'installable'; Recognition: RecognitionClass }
  | { kind: 'service'; receiver: string }
  | { kind: 'none'; reason: string };

export interface Surroundings {
  Recognition: RecognitionClass | undefined;
  canRecord: boolean;
}

export function surroundings(): Surroundings {
  const { SpeechRecognition, webkitSpeechRecognition } = globalThis as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return {
    Recognition: SpeechRecognition ?? webkitSpeechRecognition,
    canRecord: 'MediaRecorder' in globalThis && navigator.mediaDevices !== undefined,
  };
}

/** Finds who listens. Recognition that sends sound to the maker of the browser is never used. */
export async function findListening(
  language: string,
  receiver: string | null,
  { Recognition, canRecord }: Surroundings,
): Promise<Listening> {
  let reason = t('listen.cannot');
  if (Recognition?.available) {
    const status = await Recognition.available({ langs: [language], processLocally: true }).catch(() => 'unavailable');
    if (status === 'available') return { kind: 'device', Recognition };
    if (status === 'downloadable' && !receiver && Recognition.install) return { kind: 'installable', Recognition };
    reason = status === 'downloading' ? t('listen.loading') : t('listen.otherLanguage');
  }
  return receiver && canRecord ? { kind: 'service', receiver } : { kind: 'none', reason };
}

export function whereSoundGoes(listening: Listening): string {
  switch (listening.kind) {
    case 'device':
      return t('listen.stays');
    case 'installable':
      return t('listen.willStay');
    case 'service':
      return t('listen.goes', { receiver: listening.receiver });
    case 'none':
      return listening.reason;
  }
}
