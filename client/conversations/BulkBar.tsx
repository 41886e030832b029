import { Button, CloseButton, Group, Text } from '@mantine/core';
import { IconArchive, IconArchiveOff, IconPin, IconPinnedOff, IconTrash } from '@tabler/icons-react';
import type { ConversationRowFragment } from '../gql/graphql';
import classes from './conversations.module.css';
import type { ConversationActions } from './useConversationActions';

interface BulkBarProps {
  chosen: readonly ConversationRowFragment[];
  shownCount: number;
  actions: ConversationActions;
  onAll: () => void;
  onClear: () => void;
}

/** What can be done to the ticked conversations at once. */
export function BulkBar({ chosen, shownCount, actions, onAll, onClear }: BulkBarProps) {
  const areArchived = chosen.every(({ isArchived }) => isArchived);
  const arePinned = chosen.every(({ isPinned }) => isPinned);
  return (
    <Group className={classes.bulkBar} gap="xs" role="toolbar" aria-label="Selected conversations">
      <Group gap="xs" flex={1}>
        <Text size="sm" fw={700} role="status">
          {chosen.length} selected
        </Text>
        {chosen.length < shownCount && (
          <Button size="xs" variant="subtle" onClick={onAll}>
            Select all {shownCount}
          </Button>
        )}
      </Group>
      <Group gap={4} className={classes.bulkActions}>
        <Button
          size="sm"
          variant="light"
          leftSection={arePinned ? <IconPinnedOff size={16} /> : <IconPin size={16} />}
          onClick={() => {
            void actions.pin(chosen, !arePinned);
            onClear();
          }}
        >
          {arePinned ? 'Unpin' : 'Pin'}
        </Button>
        <Button
          size="sm"
          variant="light"
          leftSection={areArchived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
          onClick={() => {
            void actions.archive(chosen, !areArchived);
            onClear();
          }}
        >
          {areArchived ? 'Unarchive' : 'Archive'}
        </Button>
        {actions.canDelete && (
          <Button
            size="sm"
            variant="light"
            color="red"
            leftSection={<IconTrash size={16} />}
            onClick={() => actions.askToDelete(chosen, onClear)}
          >
            Delete
          </Button>
        )}
      </Group>
      <CloseButton size={44} iconSize={20} radius="xl" aria-label="Clear the selection" onClick={onClear} />
    </Group>
  );
}
