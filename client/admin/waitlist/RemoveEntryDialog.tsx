import { useMutation } from '@apollo/client/react';
import { Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { Rich } from '../../platform/languages/Rich';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { t } from './texts';
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
      title={t('remove.title')}
      confirmLabel={t('action.remove')}
      danger
      fallback={t('remove.failed')}
      onClose={onClose}
      onConfirm={async () => {
        if (!entry) return;
        await remove({ variables: { email: entry.email } });
        notifications.show({ color: 'teal', message: t('remove.done', { email: entry.email }) });
        onRemoved();
      }}
    >
      <Text>
        <Rich
          text={t('remove.text', { email: entry?.email ?? '' })}
          parts={{ email: (words) => <strong>{words}</strong> }}
        />
      </Text>
    </ConfirmDialog>
  );
}
