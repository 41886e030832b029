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
import { t } from './texts';

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
  const { withFreshSignIn, dialog } = useFreshSignIn(`/profiles/${id}`, t('deleting.purpose', { name: nickname }));
  const remove = async (typed: string) => {
    await withFreshSignIn(async () => {
      const { data } = await deleteAll({ variables: { childId: id, nickname: typed } });
      const outcome = data?.deleteChildConversations;
      const message =
        outcome?.state === 'SCHEDULED' && outcome.erasesAt
          ? t('deleting.planned', { time: momentText(outcome.erasesAt) })
          : t('deleting.done', { name: nickname });
      notifications.show({ color: 'sheen', message });
    });
  };
  return (
    <>
      <TypedNameDialog
        opened={opened}
        title={t('deleting.title', { name: nickname })}
        nickname={nickname}
        confirmLabel={t('deleting.confirm')}
        cancelLabel={t('deleting.cancel')}
        counts={others ? [] : null}
        onConfirm={remove}
        onClose={onClose}
      >
        <Text size="sm">
          {others !== null && others.length > 0
            ? t('deleting.waits', { others: joinNames(others), name: nickname, count: others.length })
            : t('deleting.text')}
        </Text>
      </TypedNameDialog>
      {dialog}
    </>
  );
}
