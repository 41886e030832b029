import { useQuery } from '@apollo/client/react';
import { Checkbox, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ErrorNotice } from '../ui/ErrorNotice';
import { CLEARABLE_CONVERSATIONS } from './conversations.graphql';
import { moreText } from './more-texts';

interface ClearAllDialogProps {
  opened: boolean;
  onConfirm: (includeArchived: boolean) => Promise<void>;
  onClose: () => void;
}

/** Asks before all conversations are deleted. The server counts them, because the page does not know the archive. */
export function ClearAllDialog({ opened, onConfirm, onClose }: ClearAllDialogProps) {
  const [includeArchived, setIncludeArchived] = useState(false);
  const { data, error, refetch } = useQuery(CLEARABLE_CONVERSATIONS, { skip: !opened, fetchPolicy: 'no-cache' });
  const archived = data && data.all.total - data.listed.total;
  const count = data && (includeArchived ? data.all.total : data.listed.total);
  const close = () => {
    setIncludeArchived(false);
    onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={moreText('clear.title')}
      confirmLabel={
        count === undefined ? moreText('delete.confirm') : moreText('delete.confirmNumber', { number: count })
      }
      disabled={!count}
      danger
      onConfirm={() => onConfirm(includeArchived)}
      onClose={close}
    >
      {error && <ErrorNotice error={error} onRetry={() => void refetch()} />}
      <Stack gap="sm">
        <Text role="status">
          {count === undefined ? moreText('clear.counting') : moreText('clear.text', { count })}
          {archived !== undefined && archived > 0 && !includeArchived
            ? ` ${moreText('clear.kept', { number: archived })}`
            : ''}
        </Text>
        <Checkbox
          label={moreText('clear.archivedToo')}
          checked={includeArchived}
          disabled={!archived}
          onChange={(event) => setIncludeArchived(event.currentTarget.checked)}
        />
      </Stack>
    </ConfirmDialog>
  );
}
