import { useMutation } from '@apollo/client/react';
import { notifications } from '@mantine/notifications';
import type { ContentFieldsFragment } from '../gql/graphql';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { DELETE_CONTENT } from './contents.graphql';

interface DeleteContentProps {
  content: ContentFieldsFragment;
  onClose: () => void;
}

export function DeleteContent({ content: { id, title, childIds }, onClose }: DeleteContentProps) {
  const [remove] = useMutation(DELETE_CONTENT, { refetchQueries: ['Contents'], awaitRefetchQueries: true });
  return (
    <ConfirmDialog
      opened
      title={`Delete “${title}”?`}
      confirmLabel="Delete"
      danger
      onClose={onClose}
      onConfirm={async () => {
        await remove({ variables: { id } });
        notifications.show({ color: 'sheen', message: `“${title}” was deleted.` });
      }}
    >
      {childIds.length > 0
        ? 'It also goes from the shelves on which it stands. This cannot be undone.'
        : 'This cannot be undone.'}
    </ConfirmDialog>
  );
}
