import { useMutation, useQuery } from '@apollo/client/react';
import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ChildFieldsFragment, ChildVoiceFieldsFragment, VoiceConsentTextsQuery } from '../gql/graphql';
import { useAction } from '../sign-in/useAction';
import { t } from './texts';
import { GIVE_VOICE_CONSENT, VOICE_CONSENT_TEXTS, WITHDRAW_VOICE_CONSENT } from './voice.graphql';

type ConsentText = VoiceConsentTextsQuery['voiceConsentTexts'][number];

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
        const what = t(`consent.${purpose}`);
        return (
          <Group key={purpose} justify="space-between" gap="sm">
            <div style={{ flex: '1 1 220px' }}>
              <Text fw={600}>{what}</Text>
              <Text size="sm" c="dimmed">
                {isGiven
                  ? t('consent.given', { receiver: text.receiver })
                  : t('consent.notGiven', { receiver: text.receiver })}
              </Text>
            </div>
            {isGiven ? (
              <Button
                variant="default"
                mih={44}
                loading={running !== null}
                aria-label={t('consent.stopNamed', { what })}
                onClick={() => void run('stop', () => withdraw({ variables: { childId: child.id, purpose } }))}
              >
                {t('consent.stop')}
              </Button>
            ) : (
              <Button
                variant="default"
                mih={44}
                aria-label={t('consent.readNamed', { what })}
                onClick={() => setAsked(text)}
              >
                {t('consent.read')}
              </Button>
            )}
          </Group>
        );
      })}
      <Modal
        opened={asked !== null}
        onClose={() => setAsked(null)}
        size="lg"
        title={<Text fw={750}>{asked && t(`consent.${asked.purpose}`)}</Text>}
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
    const { purpose, version, sha256 } = text;
    const variables = { childId: id, purpose, textVersion: version, textSha256: sha256 };
    if (await run('give', () => give({ variables }))) onClose();
  };
  return (
    <Stack gap="md">
      <Text>{text.text}</Text>
      <Checkbox
        label={t('consent.agree', { name: nickname })}
        checked={hasAgreed}
        onChange={({ currentTarget }) => setHasAgreed(currentTarget.checked)}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" mih={44} onClick={onClose}>
          {t('consent.notNow')}
        </Button>
        <Button mih={44} disabled={!hasAgreed} loading={running !== null} onClick={() => void agree()}>
          {t('consent.allow')}
        </Button>
      </Group>
    </Stack>
  );
}
