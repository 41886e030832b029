import { Button, Group, Text } from '@mantine/core';
import { IconPlayerStopFilled, IconVolume } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import type { VoiceSettings } from '../../contract/voice';
import { speaker } from '../child-home/speech/speaker';
import { SCREEN_LANGUAGE, voiceFor } from '../child-home/speech/voices';

const SAMPLE = 'Hello! This is how I sound when I read a story to you.';

interface PreviewButtonProps {
  settings: VoiceSettings;
  allowsRemote: boolean;
}

/** Says a sample line as it would sound, and where its words go. */
export function PreviewButton({ settings, allowsRemote }: PreviewButtonProps) {
  const { voices, speaking } = useSyncExternalStore(speaker.subscribe, speaker.getState);
  useEffect(() => () => speaker.stop(), []);
  const chosen = voices.find(({ voiceURI }) => voiceURI === settings.voice);
  const language = chosen?.lang ?? SCREEN_LANGUAGE;
  const voice = voiceFor(voices, language, { voice: settings.voice, allowsRemote });
  const isSpeaking = speaking === SAMPLE;
  const play = () => {
    if (isSpeaking) return speaker.stop();
    speaker.prefer({ voice: settings.voice, rate: settings.rate, pitch: settings.pitch, allowsRemote });
    speaker.speak(SAMPLE, { language });
  };
  return (
    <Group gap="sm">
      <Button
        variant="default"
        mih={44}
        disabled={!voice}
        leftSection={isSpeaking ? <IconPlayerStopFilled size={18} /> : <IconVolume size={18} />}
        onClick={play}
      >
        {isSpeaking ? 'Stop' : 'Hear a sample'}
      </Button>
      <Text size="sm" c="dimmed" flex="1 1 220px">
        {whereWordsGo(voice)}
      </Text>
    </Group>
  );
}

function whereWordsGo(voice: SpeechSynthesisVoice | null): string {
  if (!voice) return 'This browser has no voice for it, so nothing is read aloud here. Everything can still be read.';
  return voice.localService
    ? 'The words stay on this device.'
    : 'With this voice the words go to the maker of the browser or of the voice.';
}
