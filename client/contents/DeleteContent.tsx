import { useMutation } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import type { ContentFieldsFragment } from '../gql/graphql';
import { thenRefetch } from '../platform/then-refetch';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { DELETE_CONTENT } from './contents.graphql';
import { t } from './texts';

interface DeleteContentProps {
  content: ContentFieldsFragment;
  onClose: () => void;
}

export function DeleteContent({ content: { id, title, childIds }, onClose }: DeleteContentProps) {
  const [remove] = useMutation(DELETE_CONTENT, thenRefetch('Contents'));
  return (
    <ConfirmDialog
      opened
      title={t('delete.title', { title })}
      confirmLabel={t('delete.confirm')}
      danger
      onClose={onClose}
      onConfirm={async () => {
        await remove({ variables: { id } });
        notifications.show({ color: 'sheen', message: t('delete.done', { title }) });
      }}
    >
      {childIds.length > 0 ? t('delete.onShelves') : t('delete.final')}
    </ConfirmDialog>
  );
}
