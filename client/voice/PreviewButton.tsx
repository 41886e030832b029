import { Button, Group, Text } from '@mantine/core';
import { IconPlayerStopFilled, IconVolume } from '@tabler/icons-react';
import { useEffect, useSyncExternalStore } from 'react';
import type { VoiceSettings } from '../../contract/voice';
import { speaker } from '../child-home/speech/speaker';
import { voiceFor } from '../child-home/speech/voices';
import { locale } from '../platform/languages/numbers';
import { t } from './texts';

interface PreviewButtonProps {
  settings: VoiceSettings;
  allowsRemote: boolean;
}

/** Says a sample line as it would sound, and where its words go. */
export function PreviewButton({ settings, allowsRemote }: PreviewButtonProps) {
  const { voices, speaking } = useSyncExternalStore(speaker.subscribe, speaker.getState);
  useEffect(() => () => speaker.stop(), []);
  const chosen = voices.find(({ voiceURI }) => voiceURI === settings.voice);
  const language = chosen?.lang ?? locale();
  const voice = voiceFor(voices, language, { voice: settings.voice, allowsRemote });
  const sample = t('sample.text');
  const isSpeaking = speaking === sample;
  const play = () => {
    if (isSpeaking) return speaker.stop();
    speaker.prefer({ voice: settings.voice, rate: settings.rate, pitch: settings.pitch, allowsRemote });
    speaker.speak(sample, { language });
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
        {isSpeaking ? t('sample.stop') : t('sample.hear')}
      </Button>
      <Text size="sm" c="dimmed" flex="1 1 220px">
        {whereWordsGo(voice)}
      </Text>
    </Group>
  );
}

function whereWordsGo(voice: SpeechSynthesisVoice | null): string {
  if (!voice) return t('sample.none');
  return voice.localService ? t('sample.stays') : t('sample.goes');
}
