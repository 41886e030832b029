import { useMutation } from '@apollo/client/react';
import { Modal, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useNavigate } from 'react-router';
import type { HouseholdFieldsFragment } from '../gql/graphql';
import { useFreshSignIn } from '../sign-in/useFreshSignIn';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { EditMemberForm } from './EditMemberForm';
import { receiptText } from './ended-access';
import type { Member, MemberCommand } from './MemberRow';
import { CONFIRM_MEMBER, HAND_OVER_HOUSEHOLD, REMOVE_MEMBER } from './members.graphql';
import { t } from './texts';

interface MemberDialogsProps {
  open: { member: Member; command: MemberCommand } | null;
  household: HouseholdFieldsFragment;
  onClose: () => void;
}

const FAMILY = ['Households', 'Children'];

/** The dialogs for one member: confirm, change, hand over, remove, leave. */
export function MemberDialogs({ open, household, onClose }: MemberDialogsProps) {
  const navigate = useNavigate();
  const [confirmMember] = useMutation(CONFIRM_MEMBER, { refetchQueries: FAMILY });
  const [removeMember] = useMutation(REMOVE_MEMBER, { refetchQueries: FAMILY });
  const [handOver] = useMutation(HAND_OVER_HOUSEHOLD, { refetchQueries: FAMILY });
  const { withFreshSignIn, dialog } = useFreshSignIn('/parental', t('members.purpose'));
  const { member, command } = open ?? {};
  const name = member?.displayName ?? '';
  const variables = { householdId: household.id, userId: member?.userId ?? '' };

  const remove = async (done: (receipt: string) => void) => {
    await withFreshSignIn(async () => {
      const { data } = await removeMember({ variables });
      done(data ? receiptText(data.removeHouseholdMember) : '');
    });
  };
  const tellRemoved = (receipt: string) =>
    notifications.show({ color: 'sheen', title: t('remove.done', { name }), message: receipt, autoClose: 15_000 });

  return (
    <>
      <ConfirmDialog
        opened={command === 'confirm'}
        title={t('confirm.title', { name })}
        confirmLabel={t('confirm.action')}
        onClose={onClose}
        onConfirm={async () => {
          const isDone = await withFreshSignIn(() => confirmMember({ variables }));
          if (isDone) notifications.show({ color: 'sheen', message: t('confirm.done', { name }) });
        }}
      >
        <Text>{t('confirm.text', { name })}</Text>
      </ConfirmDialog>
      <ConfirmDialog
        opened={command === 'refuse' || command === 'remove'}
        title={
          command === 'refuse' ? t('refuse.title', { name }) : t('remove.title', { name, household: household.name })
        }
        confirmLabel={command === 'refuse' ? t('refuse.action') : t('remove.action')}
        danger
        onClose={onClose}
        onConfirm={() => remove(tellRemoved)}
      >
        <Text>{command === 'refuse' ? t('refuse.text') : t('remove.text', { name })}</Text>
      </ConfirmDialog>
      <ConfirmDialog
        opened={command === 'leave'}
        title={t('leave.title', { household: household.name })}
        confirmLabel={t('leave.action')}
        danger
        onClose={onClose}
        onConfirm={() =>
          remove(() => {
            notifications.show({ color: 'sheen', message: t('leave.done', { household: household.name }) });
            void navigate('/profiles');
          })
        }
      >
        <Text>{t('leave.text')}</Text>
      </ConfirmDialog>
      <ConfirmDialog
        opened={command === 'handOver'}
        title={t('handOver.title', { name })}
        confirmLabel={t('handOver.action')}
        onClose={onClose}
        onConfirm={async () => {
          const isDone = await withFreshSignIn(() => handOver({ variables }));
          if (isDone) notifications.show({ color: 'sheen', message: t('handOver.done', { name }) });
        }}
      >
        <Text>{t('handOver.text', { name })}</Text>
      </ConfirmDialog>
      <Modal opened={command === 'edit'} onClose={onClose} title={<Text fw={750}>{name}</Text>}>
        {member && <EditMemberForm member={member} household={household} onClose={onClose} />}
      </Modal>
      {dialog}
    </>
  );
}
