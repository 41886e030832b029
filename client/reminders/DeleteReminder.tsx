import { useMutation } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import type { ReminderFieldsFragment } from '../gql/graphql';
import { thenRefetch } from '../platform/then-refetch';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { DELETE_REMINDER } from './reminders.graphql';
import { t } from './texts';

interface DeleteReminderProps {
  reminder: ReminderFieldsFragment;
  onClose: () => void;
}

export function DeleteReminder({ reminder: { id, title, audience }, onClose }: DeleteReminderProps) {
  const [remove] = useMutation(DELETE_REMINDER, thenRefetch('Reminders'));
  return (
    <ConfirmDialog
      opened
      title={t('delete.title', { title })}
      confirmLabel={t('delete.action')}
      danger
      onClose={onClose}
      onConfirm={async () => {
        await remove({ variables: { id } });
        notifications.show({ color: 'sheen', message: t('delete.done', { title }) });
      }}
    >
      {audience === 'ME' ? t('delete.textMe') : t('delete.text')}
    </ConfirmDialog>
  );
}
