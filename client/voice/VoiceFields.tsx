import { Group, NativeSelect, Stack, Switch } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { VOICE_RATE, type VoiceSettings } from '../../contract/voice';
import { speaker } from '../child-home/speech/speaker';
import { languageName } from '../children/child-words';
import { languageOptions } from '../children/languages';
import { PreviewButton } from './PreviewButton';
import { Scale } from './Scale';

/** What a person can hear apart. The server takes 0 to 2. */
const PITCH = { min: 0.5, max: 1.5 };

interface VoiceFieldsProps {
  settings: VoiceSettings;
  /** A guardian has agreed to voices that are not of the device; an adult decides with the choice itself. */
  allowsRemote: boolean;
  onChange: (change: Partial<VoiceSettings>) => void;
  /** A child's has listening, captions and highlighting as well. */
  isChild: boolean;
}

/** How Starling sounds. Each change counts at once. */
export function VoiceFields({ settings, allowsRemote, onChange, isChild }: VoiceFieldsProps) {
  const toggle = (name: 'speak' | 'read_replies' | 'highlight' | 'captions' | 'listen') => ({
    checked: settings[name],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) => onChange({ [name]: currentTarget.checked }),
  });
  const { speak } = settings;
  return (
    <Stack gap="md">
      <Switch label="Read aloud" description="Texts have a button that reads them aloud" {...toggle('speak')} />
      <VoiceChoice settings={settings} allowsRemote={allowsRemote} onChange={onChange} />
      <Group grow align="flex-start" gap="lg">
        <Scale label="Speed" range={VOICE_RATE} value={settings.rate} onChange={(rate) => onChange({ rate })} />
        <Scale label="Pitch" range={PITCH} value={settings.pitch} onChange={(pitch) => onChange({ pitch })} />
      </Group>
      <NativeSelect
        label="Language of replies"
        size="md"
        data={[
          { value: '', label: isChild ? "The child's first language" : 'The language of this browser' },
          ...languageOptions(settings.language ? [settings.language] : []),
        ]}
        value={settings.language ?? ''}
        onChange={({ currentTarget }) => onChange({ language: currentTarget.value || null })}
      />
      {isChild && (
        <>
          <Switch
            label="Read replies by themselves"
            description="Each reply is read aloud when it is complete"
            disabled={!speak}
            {...toggle('read_replies')}
          />
          <Switch label="Highlight words in stories" disabled={!speak} {...toggle('highlight')} />
          <Switch
            label="Captions"
            description="A line shows what is being said"
            disabled={!speak}
            {...toggle('captions')}
          />
          <Switch
            label="Listening"
            description="Your child can talk instead of typing, while a button is held, for up to 30 seconds"
            {...toggle('listen')}
          />
        </>
      )}
      <PreviewButton settings={settings} allowsRemote={allowsRemote} />
    </Stack>
  );
}

function VoiceChoice({ settings, allowsRemote, onChange }: Omit<VoiceFieldsProps, 'isChild'>) {
  const { voices } = useSyncExternalStore(speaker.subscribe, speaker.getState);
  const usable = voices.filter(({ localService }) => localService || allowsRemote);
  const isKnown = settings.voice === null || usable.some(({ voiceURI }) => voiceURI === settings.voice);
  return (
    <NativeSelect
      label="Voice"
      size="md"
      description={
        usable.length === 0
          ? 'This browser has no voice of its own. Another device may have one.'
          : 'The voices of this browser. A device without the chosen one uses its own.'
      }
      data={[
        { value: '', label: 'The device chooses' },
        ...(isKnown ? [] : [{ value: settings.voice ?? '', label: 'A voice of another device' }]),
        ...usable.map(({ voiceURI, name, lang, localService }) => ({
          value: voiceURI,
          label: `${name} (${languageName(lang.replace('_', '-'))}${localService ? '' : ', not on this device'})`,
        })),
      ]}
      value={settings.voice ?? ''}
      onChange={({ currentTarget }) => onChange({ voice: currentTarget.value || null })}
    />
  );
}
