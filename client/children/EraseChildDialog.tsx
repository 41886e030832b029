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
import { t } from './texts';

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
  const { withFreshSignIn, dialog } = useFreshSignIn(`/profiles/${id}`, t('erase.purpose', { name: nickname }));
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
          message: t('erase.planned', { time: momentText(outcome.erasesAt) }),
        });
      }
    });
  };

  return (
    <>
      <TypedNameDialog
        opened={opened}
        title={t('erase.title', { name: nickname })}
        nickname={nickname}
        confirmLabel={waits ? t('erase.later') : t('erase.now')}
        cancelLabel={t('erase.keep')}
        counts={preview && others ? shortCountLines(preview.counts) : null}
        onConfirm={erase}
        onClose={onClose}
      >
        {error && <ErrorNotice error={error} onRetry={() => askAgain(refetch)} />}
        {waits ? (
          <Text size="sm">{t('erase.waits', { others: joinNames(others), name: nickname, count: others.length })}</Text>
        ) : (
          <Text size="sm">{t('erase.text', { name: nickname })}</Text>
        )}
      </TypedNameDialog>
      {dialog}
    </>
  );
}
