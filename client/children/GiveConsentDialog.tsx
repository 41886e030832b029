import { useMutation } from '@apollo/client/react';
import { Button, Checkbox, Group, Modal, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { ChildFieldsFragment } from '../gql/graphql';
import { useAction } from '../sign-in/useAction';
import { ConsentText, useConsentText } from './ConsentText';
import { GIVE_CONSENT } from './consent.graphql';
import { t } from './texts';

interface GiveConsentDialogProps {
  child: ChildFieldsFragment;
  opened: boolean;
  onClose: () => void;
}

/** The whole text, and the box that agrees to it: after a withdrawal, or for a new version. */
export function GiveConsentDialog({ child, opened, onClose }: GiveConsentDialogProps) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      size="lg"
      title={<Text fw={750}>{t('consent.dialog', { name: child.nickname })}</Text>}
    >
      <Agreement child={child} onClose={onClose} />
    </Modal>
  );
}

function Agreement({ child: { id, nickname }, onClose }: Omit<GiveConsentDialogProps, 'opened'>) {
  const state = useConsentText();
  const [hasAgreed, setHasAgreed] = useState(false);
  const [give] = useMutation(GIVE_CONSENT, { refetchQueries: ['ChildConsents'] });
  const { running, run } = useAction();
  const agree = async () => {
    if (!state.consent) return;
    const { version, sha256 } = state.consent;
    const variables = { childId: id, textVersion: version, textSha256: sha256 };
    if (await run('give', () => give({ variables }), t('consent.done', { name: nickname }))) onClose();
  };
  return (
    <Stack gap="md">
      <ConsentText state={state} />
      {state.consent && (
        <Checkbox
          label={t('form.agree', { name: nickname })}
          checked={hasAgreed}
          onChange={({ currentTarget }) => setHasAgreed(currentTarget.checked)}
        />
      )}
      <Group justify="flex-end" gap="xs">
        <Button variant="default" mih={44} onClick={onClose}>
          {t('consent.notNow')}
        </Button>
        <Button mih={44} disabled={!hasAgreed} loading={running !== null} onClick={() => void agree()}>
          {t('consent.agree')}
        </Button>
      </Group>
    </Stack>
  );
}
