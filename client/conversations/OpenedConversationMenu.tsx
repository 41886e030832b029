import { Menu } from '@mantine/core';
import {
  IconArchive,
  IconArchiveOff,
  IconFileCode,
  IconFileText,
  IconInfoCircle,
  IconPencil,
  IconPin,
  IconPinnedOff,
  IconPrinter,
  IconTrash,
} from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ConversationRowFragment } from '../gql/graphql';
import { OpenedMenu, type OpenedMenuProps } from '../ui/OpenedMenu';
import type { ExportFormat } from './download-conversation';
import { moreText } from './more-texts';
import { t } from './texts';

export interface ConversationMenuProps {
  conversation: ConversationRowFragment;
  /** False on a child's device, which has no entry to delete. */
  canDelete: boolean;
  onDetails?: () => void;
  onRename: () => void;
  onPin: () => void;
  onArchive: () => void;
  onDownload: (format: ExportFormat) => void;
  onDelete: () => void;
}

/** The actions for one conversation, in a menu that opens at once. */
export function OpenedConversationMenu({
  button,
  conversation,
  canDelete,
  onDetails,
  onRename,
  onPin,
  onArchive,
  onDownload,
  onDelete,
}: ConversationMenuProps & Pick<OpenedMenuProps, 'button'>) {
  const { isPinned, isArchived } = conversation;
  return (
    <OpenedMenu button={button}>
      {onDetails && (
        <Menu.Item leftSection={<IconInfoCircle size={16} />} onClick={onDetails}>
          {moreText('menu.details')}
        </Menu.Item>
      )}
      <Menu.Item leftSection={<IconPencil size={16} />} onClick={onRename}>
        {moreText('menu.rename')}
      </Menu.Item>
      <Menu.Item leftSection={isPinned ? <IconPinnedOff size={16} /> : <IconPin size={16} />} onClick={onPin}>
        {t(isPinned ? 'action.unpin' : 'action.pin')}
      </Menu.Item>
      <Menu.Item
        leftSection={isArchived ? <IconArchiveOff size={16} /> : <IconArchive size={16} />}
        onClick={onArchive}
      >
        {t(isArchived ? 'action.unarchive' : 'action.archive')}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Item leftSection={<IconFileCode size={16} />} onClick={() => onDownload('json')}>
        {moreText('menu.json')}
      </Menu.Item>
      <Menu.Item leftSection={<IconFileText size={16} />} onClick={() => onDownload('markdown')}>
        {moreText('menu.markdown')}
      </Menu.Item>
      <Menu.Item
        component={Link}
        to={`/conversation-list/${conversation.id}/print`}
        leftSection={<IconPrinter size={16} />}
      >
        {moreText('menu.print')}
      </Menu.Item>
      {canDelete && (
        <>
          <Menu.Divider />
          <Menu.Item color="red" leftSection={<IconTrash size={16} />} onClick={onDelete}>
            {t('action.delete')}
          </Menu.Item>
        </>
      )}
    </OpenedMenu>
  );
}
