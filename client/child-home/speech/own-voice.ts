import { useQuery } from '@apollo/client/react';
import { createContext, use, useEffect } from 'react';
import type { OwnVoiceQuery } from '../../gql/graphql';
import { askAgain } from '../../platform/ask-again';
import type { OwnStateWatch } from '../time/own-state-watch';
import { OWN_VOICE } from './own-voice.graphql';
import { speaker } from './speaker';

export type OwnVoice = OwnVoiceQuery['childVoice'];

const SILENT = { isOn: false } as const;

/**
 * Loads how Starling speaks to the child, keeps it up to date, and lets the speaker follow. Until it is there, voices of the
 * device read as usual.
 */
export function useLoadedVoice(childId: string | undefined, watch: OwnStateWatch, isOpen: boolean): OwnVoice | null {
  const { data, refetch } = useQuery(OWN_VOICE, { variables: { childId: childId ?? '' }, skip: !childId || !isOpen });
  useEffect(() => watch.on('voice', () => askAgain(refetch)), [watch, refetch]);
  const voice = data?.childVoice ?? null;
  useEffect(() => {
    if (!isOpen) speaker.prefer(SILENT);
    else if (voice) follow(voice);
  }, [voice, isOpen]);
  return isOpen ? voice : null;
}

function follow({ speak, voice, rate, pitch, consents }: OwnVoice): void {
  const preferences = {
    isOn: speak,
    voice: voice ?? null,
    rate,
    pitch,
    allowsRemote: consents.includes('REMOTE_VOICES'),
  };
  speaker.prefer(
    preferences,
    consents.includes('SPEECH_SERVICE')
      ? async (sentence, signal) => (await import('./play-sentence')).playSentence(sentence, signal)
      : null,
  );
}

export const OwnVoiceContext = createContext<OwnVoice | null>(null);

/** How Starling speaks to the child; null before the first answer, and while a guardian has closed the area. */
export function useOwnVoice(): OwnVoice | null {
  return use(OwnVoiceContext);
}
