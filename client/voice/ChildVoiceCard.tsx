import { useMutation, useQuery } from '@apollo/client/react';
import { Divider } from '@mantine/core';
import type { VoiceSettings } from '../../contract/voice';
import type { ChildFieldsFragment, ChildVoiceFieldsFragment } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { ErrorNotice } from '../ui/ErrorNotice';
import { Section } from '../ui/Section';
import { ListSkeleton } from '../ui/Skeletons';
import { showFailure } from '../ui/show-failure';
import { t } from './texts';
import { VoiceConsents } from './VoiceConsents';
import { VoiceFields } from './VoiceFields';
import { CHILD_VOICE, UPDATE_CHILD_VOICE } from './voice.graphql';
import { toInput, toSettings } from './voice-settings';

/** How Starling sounds to one child. */
export function ChildVoiceCard({ child }: { child: ChildFieldsFragment }) {
  const { data, error, refetch } = useQuery(CHILD_VOICE, { variables: { childId: child.id } });
  const voice = data?.childVoice;
  return (
    <Section title={child.nickname} hint={voice ? soundWords(voice) : undefined}>
      {error && !voice && <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />}
      {!voice && !error && <ListSkeleton count={2} />}
      {voice && <Fields child={child} voice={voice} onRefused={() => askAgain(refetch)} />}
    </Section>
  );
}

interface FieldsProps {
  child: ChildFieldsFragment;
  voice: ChildVoiceFieldsFragment;
  onRefused: () => void;
}

function Fields({ child, voice, onRefused }: FieldsProps) {
  const [update] = useMutation(UPDATE_CHILD_VOICE);
  const change = (patch: Partial<VoiceSettings>) => {
    const optimistic = { ...voice, ...toInput(patch) } as ChildVoiceFieldsFragment;
    update({
      variables: { childId: child.id, input: toInput(patch) },
      optimisticResponse: { updateChildVoice: optimistic },
    }).catch((error: unknown) => {
      onRefused();
      showFailure(t('failed'), error);
    });
  };
  return (
    <>
      <VoiceFields
        isChild
        settings={toSettings(voice)}
        allowsRemote={voice.consents.includes('REMOTE_VOICES')}
        onChange={change}
      />
      <Divider />
      <VoiceConsents child={child} voice={voice} />
    </>
  );
}

/** Where sound of the child goes, in one line. */
function soundWords({ consents, listen, receiver }: ChildVoiceFieldsFragment): string {
  const listening = listen ? t('sound.listens') : t('sound.deaf');
  if (receiver) return `${listening} ${t('sound.service', { receiver })}`;
  return `${listening} ${consents.length > 0 ? t('sound.remote') : t('sound.device')}`;
}
