import { Modal, Text } from '@mantine/core';
import { useState } from 'react';
import type { HouseholdFieldsFragment } from '../gql/graphql';
import { useAuthOptions } from '../sign-in/useAuthOptions';
import { InvitationLink } from './InvitationLink';
import { type CreatedInvitation, InviteForm } from './InviteForm';
import { t } from './texts';

interface InviteDialogProps {
  household: HouseholdFieldsFragment;
  opened: boolean;
  onClose: () => void;
}

/** Invites an adult. The link is shown once, because the server keeps only its hash. */
export function InviteDialog({ household, opened, onClose }: InviteDialogProps) {
  const [created, setCreated] = useState<CreatedInvitation | null>(null);
  const hasMail = useAuthOptions()?.mail ?? false;
  const isMailed = hasMail && created?.email != null;
  const close = () => {
    setCreated(null);
    onClose();
  };
  return (
    <Modal
      opened={opened}
      onClose={close}
      // A click beside the dialog would lose the link.
      closeOnClickOutside={created === null}
      title={<Text fw={750}>{isMailed ? t('invite.sent') : created ? t('invite.sendLink') : t('invite.title')}</Text>}
    >
      {created ? (
        <InvitationLink invitation={created} householdName={household.name} isMailed={isMailed} onClose={close} />
      ) : (
        <InviteForm household={household} hasMail={hasMail} onCreated={setCreated} onCancel={close} />
      )}
    </Modal>
  );
}
