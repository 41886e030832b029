import { ActionIcon, Menu } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconCopy, IconDots, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ChatMessage, isHidden } from '../store/chat-message';
import { CopyAction, MessageAction } from './MessageAction';
import classes from './MessageActions.module.css';
import type { MessageCommands } from './message-commands';
import { t } from './message-texts';
import { useCopy } from './useCopy';

interface OwnActionsProps extends Pick<MessageCommands, 'onEdit' | 'onRemove'> {
  message: ChatMessage;
}

/** The actions of the reader's own message: buttons for a pointer, one menu on a touch screen. */
export function OwnActions({ message, onEdit, onRemove }: OwnActionsProps) {
  const isTouch = useMediaQuery('(hover: none)', false, { getInitialValueInEffect: false });
  if (isHidden(message)) return <RemoveAction message={message} onRemove={onRemove} />;
  if (isTouch) return <OwnMenu message={message} onEdit={onEdit} onRemove={onRemove} />;
  return (
    <div className={classes.actions}>
      <CopyAction text={message.content} />
      <MessageAction label={t('action.edit')} icon={<IconPencil size={18} />} onClick={() => onEdit(message)} />
      <MessageAction label={t('action.delete')} icon={<IconTrash size={18} />} onClick={() => onRemove(message)} />
    </div>
  );
}

/** A hidden message has nothing to copy or to edit. */
function RemoveAction({ message, onRemove }: Pick<OwnActionsProps, 'message' | 'onRemove'>) {
  return (
    <div className={classes.actions}>
      <MessageAction label={t('action.delete')} icon={<IconTrash size={18} />} onClick={() => onRemove(message)} />
    </div>
  );
}

function OwnMenu({ message, onEdit, onRemove }: OwnActionsProps) {
  const { copy } = useCopy(message.content);
  return (
    <div className={classes.actions}>
      <Menu position="bottom-end" withinPortal classNames={{ item: classes.item }}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={44} radius="xl" aria-label={t('action.menu')}>
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={18} />} onClick={() => onEdit(message)}>
            {t('action.edit')}
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={18} />} onClick={copy}>
            {t('action.copy')}
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => onRemove(message)}>
            {t('action.delete')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
