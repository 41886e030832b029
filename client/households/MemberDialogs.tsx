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
  const { withFreshSignIn, dialog } = useFreshSignIn('/parental', 'change who belongs to your household');
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
    notifications.show({ color: 'sheen', title: `${name} was removed`, message: receipt, autoClose: 15_000 });

  return (
    <>
      <ConfirmDialog
        opened={command === 'confirm'}
        title={`Is this ${name}?`}
        confirmLabel="Yes, confirm"
        onClose={onClose}
        onConfirm={async () => {
          const isDone = await withFreshSignIn(() => confirmMember({ variables }));
          if (isDone) notifications.show({ color: 'sheen', message: `${name} belongs to your household now.` });
        }}
      >
        <Text>
          Someone has accepted your link with the account “{name}”. Ask the person whether this is their account before
          you confirm: links can be passed on.
        </Text>
      </ConfirmDialog>
      <ConfirmDialog
        opened={command === 'refuse' || command === 'remove'}
        title={command === 'refuse' ? `Refuse ${name}?` : `Remove ${name} from ${household.name}?`}
        confirmLabel={command === 'refuse' ? 'Refuse' : 'Remove'}
        danger
        onClose={onClose}
        onConfirm={() => remove(tellRemoved)}
      >
        <Text>
          {command === 'refuse'
            ? 'The person does not join, and the link does not work again.'
            : `${name} loses access to your children at once, on every device and with every calendar link. What ${name} did before stays in the activity.`}
        </Text>
      </ConfirmDialog>
      <ConfirmDialog
        opened={command === 'leave'}
        title={`Leave ${household.name}?`}
        confirmLabel="Leave"
        danger
        onClose={onClose}
        onConfirm={() =>
          remove(() => {
            notifications.show({ color: 'sheen', message: `You have left ${household.name}.` });
            void navigate('/profiles');
          })
        }
      >
        <Text>You lose access to the children of this household at once. Only a new invitation brings you back.</Text>
      </ConfirmDialog>
      <ConfirmDialog
        opened={command === 'handOver'}
        title={`Hand the household over to ${name}?`}
        confirmLabel="Hand over"
        onClose={onClose}
        onConfirm={async () => {
          const isDone = await withFreshSignIn(() => handOver({ variables }));
          if (isDone) notifications.show({ color: 'sheen', message: `${name} is the head of the household now.` });
        }}
      >
        <Text>
          {name} then decides who belongs to the household, and can remove you. You stay a guardian. Only {name} can
          give it back.
        </Text>
      </ConfirmDialog>
      <Modal opened={command === 'edit'} onClose={onClose} title={<Text fw={750}>{name}</Text>}>
        {member && <EditMemberForm member={member} household={household} onClose={onClose} />}
      </Modal>
      {dialog}
    </>
  );
}
