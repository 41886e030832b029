import { useMutation } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import type { ReminderFieldsFragment } from '../gql/graphql';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { DELETE_REMINDER } from './reminders.graphql';

interface DeleteReminderProps {
  reminder: ReminderFieldsFragment;
  onClose: () => void;
}

export function DeleteReminder({ reminder: { id, title, audience }, onClose }: DeleteReminderProps) {
  const [remove] = useMutation(DELETE_REMINDER, { refetchQueries: ['Reminders'], awaitRefetchQueries: true });
  return (
    <ConfirmDialog
      opened
      title={`Delete “${title}”?`}
      confirmLabel="Delete reminder"
      danger
      onClose={onClose}
      onConfirm={async () => {
        await remove({ variables: { id } });
        notifications.show({ color: 'sheen', message: `“${title}” was deleted.` });
      }}
    >
      {audience === 'ME'
        ? 'It will not come again. To pause it, switch it off instead.'
        : 'It will not come again for anyone whom it is for. To pause it, switch it off instead.'}
    </ConfirmDialog>
  );
}
