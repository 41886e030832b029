import { useQuery } from '@apollo/client/react';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ErrorNotice } from '../ui/ErrorNotice';
import { CLEARABLE_CONVERSATIONS } from './conversations.graphql';
import { countOf } from './title';

interface ClearAllDialogProps {
  opened: boolean;
  onConfirm: (isWithArchived: boolean) => Promise<void>;
  onClose: () => void;
}

/** Asks whether all conversations may go. The number is the server's: a list in the page knows nothing of the archive. */
export function ClearAllDialog({ opened, onConfirm, onClose }: ClearAllDialogProps) {
  const [isWithArchived, setWithArchived] = useState(false);
  const { data, error, refetch } = useQuery(CLEARABLE_CONVERSATIONS, { skip: !opened, fetchPolicy: 'no-cache' });
  const archived = data && data.all.total - data.listed.total;
  const count = data && (isWithArchived ? data.all.total : data.listed.total);
  const close = () => {
    setWithArchived(false);
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title="Clear all conversations?"
      confirmLabel={count === undefined ? 'Delete' : `Delete ${count.toLocaleString()}`}
      disabled={!count}
      danger
      onConfirm={() => onConfirm(isWithArchived)}
      onClose={close}
    >
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      <Stack gap="sm">
        <Text role="status">
          {count === undefined
            ? 'Counting…'
            : `${countOf(count)} and all ${count === 1 ? 'its' : 'their'} messages will be gone.`}
          {archived !== undefined &&
            archived > 0 &&
            !isWithArchived &&
            ` ${archived.toLocaleString()} archived will stay.`}
        </Text>
        <Checkbox
          label="Delete archived conversations too"
          checked={isWithArchived}
          disabled={!archived}
          onChange={(event) => setWithArchived(event.currentTarget.checked)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
