import { ActionIcon, Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconDots,
  IconFileCode,
  IconFileText,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ConversationRowFragment } from '../gql/graphql';
import type { ExportFormat } from './download-conversation';
import { titleOf } from './title';

interface ConversationMenuProps {
  conversation: ConversationRowFragment;
  /** A device may not delete (spec §6); the entry is then left out. */
  canDelete: boolean;
  onRename: () => void;
  onPin: () => void;
  onArchive: () => void;
  onDownload: (format: ExportFormat) => void;
  onDelete: () => void;
}

/** What can be done to one conversation. */
export function ConversationMenu({
  conversation,
  canDelete,
  onRename,
  onPin,
  onArchive,
  onDownload,
  onDelete,
}: ConversationMenuProps) {
  const { isPinned, isArchived } = conversation;
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon size={44} variant="subtle" color="gray" aria-label={`Actions for ${titleOf(conversation)}`}>
          <IconDots size={20} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item leftSection={<IconPencil size={16} />} onClick={onRename}>
          Rename
        </Menu.Item>
        <Menu.Item leftSection={isPinned ? <IconPinnedOff size={16} /> : <IconPin size={16} />} onClick={onPin}>
          {isPinned ? 'Unpin' : 'Pin'}
        </Menu.Item>
        <Menu.Item
          leftSection={isArchived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
          onClick={onArchive}
        >
          {isArchived ? 'Take out of the archive' : 'Archive'}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<IconFileCode size={16} />} onClick={() => onDownload('json')}>
          Export as JSON
        </Menu.Item>
        <Menu.Item leftSection={<IconFileText size={16} />} onClick={() => onDownload('markdown')}>
          Export as Markdown
        </Menu.Item>
        <Menu.Item
          component={Link}
          to={`/conversation-list/${conversation.id}/print`}
          leftSection={<IconPrinter size={16} />}
        >
          Print
        </Menu.Item>
        {canDelete && (
          <>
            <Menu.Divider />
            <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={onDelete}>
              Delete
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
