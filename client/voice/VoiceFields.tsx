import { Group, NativeSelect, Stack, Switch } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import { VOICE_RATE, type VoiceSettings } from '../../contract/voice';
import { speaker } from '../child-home/speech/speaker';
import { languageName } from '../children/child-words';
import { languageOptions } from '../children/languages';
import { PreviewButton } from './PreviewButton';
import { Scale } from './Scale';
import { t } from './texts';

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
      <Switch label={t('fields.speak')} description={t('fields.speakText')} {...toggle('speak')} />
      <VoiceChoice settings={settings} allowsRemote={allowsRemote} onChange={onChange} />
      <Group grow align="flex-start" gap="lg">
        <Scale
          label={t('fields.speed')}
          range={VOICE_RATE}
          value={settings.rate}
          onChange={(rate) => onChange({ rate })}
        />
        <Scale
          label={t('fields.pitch')}
          range={PITCH}
          value={settings.pitch}
          onChange={(pitch) => onChange({ pitch })}
        />
      </Group>
      <NativeSelect
        label={t('fields.language')}
        size="md"
        data={[
          { value: '', label: isChild ? t('fields.childLanguage') : t('fields.ownLanguage') },
          ...languageOptions(settings.language ? [settings.language] : []),
        ]}
        value={settings.language ?? ''}
        onChange={({ currentTarget }) => onChange({ language: currentTarget.value || null })}
      />
      {isChild && (
        <>
          <Switch
            label={t('fields.replies')}
            description={t('fields.repliesText')}
            disabled={!speak}
            {...toggle('read_replies')}
          />
          <Switch label={t('fields.highlight')} disabled={!speak} {...toggle('highlight')} />
          <Switch
            label={t('fields.captions')}
            description={t('fields.captionsText')}
            disabled={!speak}
            {...toggle('captions')}
          />
          <Switch label={t('fields.listen')} description={t('fields.listenText')} {...toggle('listen')} />
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
      label={t('choice.label')}
      size="md"
      description={usable.length === 0 ? t('choice.none') : t('choice.some')}
      data={[
        { value: '', label: t('choice.auto') },
        ...(isKnown ? [] : [{ value: settings.voice ?? '', label: t('choice.other') }]),
        ...usable.map(({ voiceURI, name, lang, localService }) => ({
          value: voiceURI,
          label: t(localService ? 'choice.named' : 'choice.remote', {
            name,
            language: languageName(lang.replace('_', '-')),
          }),
        })),
      ]}
      value={settings.voice ?? ''}
      onChange={({ currentTarget }) => onChange({ voice: currentTarget.value || null })}
    />
  );
}
