import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ChildFieldsFragment, ChildVoiceFieldsFragment, VoiceConsentTextsQuery } from '../gql/graphql';
import { useAction } from '../sign-in/useAction';
import { GIVE_VOICE_CONSENT, VOICE_CONSENT_TEXTS, WITHDRAW_VOICE_CONSENT } from './voice.graphql';

type ConsentText = VoiceConsentTextsQuery['voiceConsentTexts'][number];

const TITLES: Readonly<Record<ConsentText['purpose'], string>> = {
  REMOTE_VOICES: 'Voices that are not on the device',
  SPEECH_SERVICE: 'The speech service',
};

interface VoiceConsentsProps {
  child: ChildFieldsFragment;
  voice: ChildVoiceFieldsFragment;
}

/** What else a guardian can allow, and who would receive the child's words then. */
export function VoiceConsents({ child, voice }: VoiceConsentsProps) {
  const { data } = useQuery(VOICE_CONSENT_TEXTS);
  const [withdraw] = useMutation(WITHDRAW_VOICE_CONSENT);
  const [asked, setAsked] = useState<ConsentText | null>(null);
  const { running, run } = useAction();
  return (
    <Stack gap="sm">
      {data?.voiceConsentTexts.map((text) => {
        const isGiven = voice.consents.includes(text.purpose);
        const { purpose } = text;
        return (
          <Group key={purpose} justify="space-between" gap="sm">
            <div style={{ flex: '1 1 220px' }}>
              <Text fw={600}>{TITLES[purpose]}</Text>
              <Text size="sm" c="dimmed">
                {isGiven
                  ? `Allowed. Words go to ${text.receiver}.`
                  : `Not allowed. Words would go to ${text.receiver}.`}
              </Text>
            </div>
            {isGiven ? (
              <Button
                variant="default"
                mih={44}
                loading={running !== null}
                aria-label={`Stop: ${TITLES[purpose]}`}
                onClick={() => void run('stop', () => withdraw({ variables: { childId: child.id, purpose } }))}
              >
                Stop
              </Button>
            ) : (
              <Button
                variant="default"
                mih={44}
                aria-label={`Read and allow: ${TITLES[purpose]}`}
                onClick={() => setAsked(text)}
              >
                Read and allow
              </Button>
            )}
          </Group>
        );
      })}
      <Modal
        opened={asked !== null}
        onClose={() => setAsked(null)}
        size="lg"
        title={<Text fw={750}>{asked && TITLES[asked.purpose]}</Text>}
      >
        {asked && <Agreement child={child} text={asked} onClose={() => setAsked(null)} />}
      </Modal>
    </Stack>
  );
}

interface AgreementProps {
  child: ChildFieldsFragment;
  text: ConsentText;
  onClose: () => void;
}

function Agreement({ child: { id, nickname }, text, onClose }: AgreementProps) {
  const [give] = useMutation(GIVE_VOICE_CONSENT);
  const [hasAgreed, setHasAgreed] = useState(false);
  const { running, run } = useAction();
  const agree = async () => {
    const variables = { childId: id, purpose: text.purpose, textVersion: text.version };
    if (await run('give', () => give({ variables }))) onClose();
  };
  return (
    <Stack gap="md">
      <Text>{text.text}</Text>
      <Checkbox
        label={`I have read this and agree for ${nickname}`}
        checked={hasAgreed}
        onChange={({ currentTarget }) => setHasAgreed(currentTarget.checked)}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" mih={44} onClick={onClose}>
          Not now
        </Button>
        <Button mih={44} disabled={!hasAgreed} loading={running !== null} onClick={() => void agree()}>
          Allow
        </Button>
      </Group>
    </Stack>
  );
}
