import { useMutation } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import type { WaitlistEntry } from './useWaitlistTable';
import { REMOVE_ENTRY } from './waitlist.graphql';

interface RemoveEntryDialogProps {
  /** Null: closed. */
  entry: WaitlistEntry | null;
  onRemoved: () => void;
  onClose: () => void;
}

export function RemoveEntryDialog({ entry, onRemoved, onClose }: RemoveEntryDialogProps) {
  const [remove] = useMutation(REMOVE_ENTRY);
  return (
    <ConfirmDialog
      opened={entry !== null}
      title="Remove from the waitlist?"
      confirmLabel="Remove"
      danger
      fallback="Failed to remove user from waitlist"
      onClose={onClose}
      onConfirm={async () => {
        if (!entry) return;
        await remove({ variables: { email: entry.email } });
        notifications.show({ color: 'teal', message: `${entry.email} was removed.` });
        onRemoved();
      }}
    >
      <Text>
        <strong>{entry?.email}</strong> loses its place. While approval is required, an account with this address cannot
        sign in until you approve it again.
      </Text>
    </ConfirmDialog>
  );
}
