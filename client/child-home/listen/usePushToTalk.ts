import { useCallback, useEffect, useRef, useState } from 'react';
import { RECORDING_MAX_SECONDS } from '../../../contract/voice';
import { t } from '../talk/texts';
import { type Hearing, hearByService, hearOnDevice } from './hear';
import type { Listening } from './listening';

/** Hears while the button is held, for 30 seconds at most, and gives the words to `onText`. */
export function usePushToTalk(listening: Listening, language: string, onText: (text: string) => void) {
  const [state, setState] = useState<'quiet' | 'hearing' | 'writing'>('quiet');
  const [problem, setProblem] = useState<string | null>(null);
  const hearing = useRef<Hearing | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(onText);
  latest.current = onText;

  const release = useCallback(() => {
    clearTimeout(timer.current);
    const { current } = hearing;
    if (!current) return;
    hearing.current = null;
    setState('writing');
    current.stop();
  }, []);

  const press = () => {
    if (hearing.current || state !== 'quiet' || listening.kind === 'none' || listening.kind === 'installable') return;
    setProblem(null);
    setState('hearing');
    const begun = listening.kind === 'device' ? hearOnDevice(listening.Recognition, language) : hearByService();
    hearing.current = begun;
    timer.current = setTimeout(release, RECORDING_MAX_SECONDS * 1_000);
    begun.text
      .then((text) => (text ? latest.current(text) : setProblem(t('listen.nothing'))))
      .catch((error: unknown) => setProblem(isRefusal(error) ? t('listen.refused') : t('listen.failed')))
      .finally(() => {
        clearTimeout(timer.current);
        if (hearing.current === begun) hearing.current = null;
        setState('quiet');
      });
  };

  // Leaving the page switches the microphone off.
  useEffect(() => release, [release]);
  return { state, problem, press, release };
}

function isRefusal(error: unknown): boolean {
  return error instanceof Error && (error.name === 'NotAllowedError' || error.message === 'not-allowed');
}
