import { useMutation, useQuery } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useNavigate } from 'react-router';
import type { ChildFieldsFragment } from '../gql/graphql';
import { useOtherGuardians } from '../households/useOtherGuardians';
import { askAgain } from '../platform/ask-again';
import { useFreshSignIn } from '../sign-in/useFreshSignIn';
import { momentText } from '../ui/dates';
import { ErrorNotice } from '../ui/ErrorNotice';
import { joinNames } from './child-words';
import { shortCountLines } from './data-words';
import { CHILD_ERASURE, ERASE_CHILD } from './erasure.graphql';
import { TypedNameDialog } from './TypedNameDialog';

interface EraseChildDialogProps {
  child: ChildFieldsFragment;
  opened: boolean;
  onClose: () => void;
}

/** Erases the child: a preview of what goes, the nickname typed, then a receipt, or a wait of seven days. */
export function EraseChildDialog({ child, opened, onClose }: EraseChildDialogProps) {
  const { id, nickname } = child;
  const navigate = useNavigate();
  const others = useOtherGuardians(child.householdIds);
  const waits = others !== null && others.length > 0;
  const { data, error, refetch } = useQuery(CHILD_ERASURE, {
    variables: { childId: id },
    skip: !opened,
    fetchPolicy: 'network-only',
  });
  const [eraseChild] = useMutation(ERASE_CHILD, { refetchQueries: ['Children', 'Households'] });
  const { withFreshSignIn, dialog } = useFreshSignIn(`/profiles/${id}`, `erase ${nickname}’s profile`);
  const preview = data?.childErasure;

  const erase = async (typed: string) => {
    await withFreshSignIn(async () => {
      const { data: answer } = await eraseChild({ variables: { childId: id, nickname: typed } });
      const outcome = answer?.eraseChild;
      if (outcome?.state === 'ERASED') {
        const { receiptId } = outcome.receipt ?? {};
        void navigate(receiptId ? `/profiles/receipts/${receiptId}` : '/profiles', { replace: true });
      } else if (outcome?.erasesAt) {
        notifications.show({
          color: 'sheen',
          message: `The profile will be erased on ${momentText(outcome.erasesAt)}.`,
        });
      }
    });
  };

  return (
    <>
      <TypedNameDialog
        opened={opened}
        title={`Erase ${nickname}’s profile?`}
        nickname={nickname}
        confirmLabel={waits ? 'Erase in seven days' : 'Erase now'}
        cancelLabel="Keep the profile"
        counts={preview && others ? shortCountLines(preview.counts) : null}
        onConfirm={erase}
        onClose={onClose}
      >
        {error && <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />}
        {waits ? (
          <Text size="sm">
            {joinNames(others)} also looks after {nickname}, so this waits for seven days. All guardians are told, and
            each can export the data or call it off until then.
          </Text>
        ) : (
          <Text size="sm">
            This cannot be undone. {nickname} is signed out on all devices. You may want to export the data first.
          </Text>
        )}
      </TypedNameDialog>
      {dialog}
    </>
  );
}
