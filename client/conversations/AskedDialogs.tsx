import { Text } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import { ConfirmDialog } from '../ui/ConfirmDialog';
import { ClearAllDialog } from './ClearAllDialog';
import { countOf, titleOf } from './title';
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
        title={isOne ? 'Delete this conversation?' : 'Delete these conversations?'}
        confirmLabel={conversations.length > 1 ? `Delete ${conversations.length}` : 'Delete'}
        danger
        onConfirm={confirmDelete}
        onClose={closeQuestion}
      >
        <Text>
          {isOne && first
            ? `“${titleOf(first)}” and its ${first.messageCount === 1 ? 'one message' : `${first.messageCount} messages`} will be deleted.`
            : `${countOf(conversations.length)} and all their messages will be deleted.`}
        </Text>
        <Text size="sm" c="dimmed">
          You can undo this for 10 seconds.
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
