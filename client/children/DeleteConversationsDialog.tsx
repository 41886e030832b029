import { useMutation } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import type { ChildFieldsFragment } from '../gql/graphql';
import { useOtherGuardians } from '../households/useOtherGuardians';
import { useFreshSignIn } from '../sign-in/useFreshSignIn';
import { momentText } from '../ui/dates';
import { joinNames } from './child-words';
import { DELETE_CHILD_CONVERSATIONS } from './erasure.graphql';
import { TypedNameDialog } from './TypedNameDialog';

interface DeleteConversationsDialogProps {
  child: ChildFieldsFragment;
  opened: boolean;
  onClose: () => void;
}

/** Deletes all conversations of the child. The profile and the devices stay. */
export function DeleteConversationsDialog({ child, opened, onClose }: DeleteConversationsDialogProps) {
  const { id, nickname } = child;
  const others = useOtherGuardians(child.householdIds);
  const [deleteAll] = useMutation(DELETE_CHILD_CONVERSATIONS, { refetchQueries: ['Child', 'ChildConversations'] });
  const { withFreshSignIn, dialog } = useFreshSignIn(`/profiles/${id}`, `delete ${nickname}’s conversations`);
  const remove = async (typed: string) => {
    await withFreshSignIn(async () => {
      const { data } = await deleteAll({ variables: { childId: id, nickname: typed } });
      const outcome = data?.deleteChildConversations;
      const message =
        outcome?.state === 'SCHEDULED' && outcome.erasesAt
          ? `The conversations will be deleted on ${momentText(outcome.erasesAt)}.`
          : `${nickname}’s conversations were deleted.`;
      notifications.show({ color: 'sheen', message });
    });
  };
  return (
    <>
      <TypedNameDialog
        opened={opened}
        title={`Delete all conversations of ${nickname}?`}
        nickname={nickname}
        confirmLabel="Delete conversations"
        cancelLabel="Keep them"
        counts={others ? [] : null}
        onConfirm={remove}
        onClose={onClose}
      >
        <Text size="sm">
          {others !== null && others.length > 0
            ? `${joinNames(others)} also looks after ${nickname}, so this waits for seven days. All guardians are told, and each can export the conversations or call it off until then.`
            : 'This happens now and cannot be undone.'}{' '}
          The profile and the devices stay.
        </Text>
      </TypedNameDialog>
      {dialog}
    </>
  );
}
