import { Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ClearAllDialog } from './ClearAllDialog';
import { moreText } from './more-texts';
import { titleOf } from './title';
import type { ConversationDeletion } from './useConversationDeletion';

/** The dialogs that ask before conversations are deleted. They open after they are mounted, to return the focus later. */
export function AskedDialogs({ actions }: { actions: ConversationDeletion }) {
  const { question, closeQuestion, confirmDelete, confirmClear } = actions;
  const isMounted = useMounted();
  const conversations = question?.kind === 'delete' ? question.conversations : [];
  const [first] = conversations;
  const isOne = conversations.length === 1;
  return (
    <>
      <ConfirmDialog
        opened={isMounted && question?.kind === 'delete'}
        title={moreText(isOne ? 'delete.titleOne' : 'delete.titleMany')}
        confirmLabel={
          conversations.length > 1
            ? moreText('delete.confirmNumber', { number: conversations.length })
            : moreText('delete.confirm')
        }
        danger
        onConfirm={confirmDelete}
        onClose={closeQuestion}
      >
        <Text>
          {isOne && first
            ? moreText('delete.textOne', { title: titleOf(first), count: first.messageCount })
            : moreText('delete.textMany', { count: conversations.length })}
        </Text>
        <Text size="sm" c="dimmed">
          {moreText('delete.undoHint')}
        </Text>
      </ConfirmDialog>
      <ClearAllDialog
        opened={isMounted && question?.kind === 'clear'}
        onConfirm={confirmClear}
        onClose={closeQuestion}
      />
    </>
  );
}
