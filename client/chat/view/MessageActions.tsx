import { ActionIcon, Group, Menu, Popover, Tooltip } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  IconCheck,
  IconCopy,
  IconDots,
  IconFlag,
  IconFlagFilled,
  IconMoodSmile,
  IconPencil,
  IconTrash,
} from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { REACTIONS, type Reaction } from '../../../contract/conversations';
import { type ChatMessage, isHidden } from '../store/chat-message';
import classes from './MessageActions.module.css';
import { REACTION_SIGNS } from './reactions';

export interface MessageCommands {
  /** Starts editing one of the reader's own messages in place. */
  onEdit(message: ChatMessage): void;
  onRemove(message: ChatMessage): void;
  onReact(message: ChatMessage, reaction: Reaction | null): void;
  onReport(message: ChatMessage): void;
}

interface ActionProps {
  label: string;
  icon: ReactNode;
  onClick: () => void;
}

function Action({ label, icon, onClick }: ActionProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" size={36} radius="xl" aria-label={label} onClick={onClick}>
        {icon}
      </ActionIcon>
    </Tooltip>
  );
}

/** Copies the text. True for a moment after it was copied. */
function useCopy(text: string) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), 1_500);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    // A browser that refuses the clipboard shows no error: the text can still be selected and copied.
    navigator.clipboard?.writeText(text).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
  return { isCopied, copy };
}

function CopyAction({ text }: { text: string }) {
  const { isCopied, copy } = useCopy(text);
  return (
    <Action
      label={isCopied ? 'Copied' : 'Copy'}
      icon={isCopied ? <IconCheck size={18} /> : <IconCopy size={18} />}
      onClick={copy}
    />
  );
}

function ReactAction({ message, onReact }: { message: ChatMessage; onReact: MessageCommands['onReact'] }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Popover
      opened={isOpen}
      onChange={setIsOpen}
      position="top"
      shadow="md"
      radius="xl"
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>
        <ActionIcon
          variant="subtle"
          color="gray"
          size={36}
          radius="xl"
          aria-label="React"
          title="React"
          onClick={() => setIsOpen((open) => !open)}
        >
          <IconMoodSmile size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={4} aria-label="Choose a reaction">
        <Group gap={2} wrap="nowrap">
          {REACTIONS.map((reaction) => {
            const { Sign, label, color } = REACTION_SIGNS[reaction];
            return (
              <ActionIcon
                key={reaction}
                variant={message.reaction === reaction ? 'light' : 'subtle'}
                color={color}
                size={44}
                radius="xl"
                aria-label={label}
                aria-pressed={message.reaction === reaction}
                title={label}
                onClick={() => {
                  setIsOpen(false);
                  onReact(message, message.reaction === reaction ? null : reaction);
                }}
              >
                <Sign size={24} stroke={1.8} />
              </ActionIcon>
            );
          })}
        </Group>
      </Popover.Dropdown>
    </Popover>
  );
}

interface AnswerActionsProps extends Pick<MessageCommands, 'onReact' | 'onReport'> {
  message: ChatMessage;
}

/** The buttons of an answer. */
export function AnswerActions({ message, onReact, onReport }: AnswerActionsProps) {
  if (isHidden(message)) return null;
  return (
    <div className={classes.actions}>
      <CopyAction text={message.content} />
      <ReactAction message={message} onReact={onReact} />
      <Action
        label={message.reported ? 'Reported' : 'Report'}
        icon={message.reported ? <IconFlagFilled size={18} /> : <IconFlag size={18} />}
        onClick={() => onReport(message)}
      />
    </div>
  );
}

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
      <Action label="Edit" icon={<IconPencil size={18} />} onClick={() => onEdit(message)} />
      <Action label="Delete" icon={<IconTrash size={18} />} onClick={() => onRemove(message)} />
    </div>
  );
}

/** A hidden message has nothing to copy or to edit. */
function RemoveAction({ message, onRemove }: Pick<OwnActionsProps, 'message' | 'onRemove'>) {
  return (
    <div className={classes.actions}>
      <Action label="Delete" icon={<IconTrash size={18} />} onClick={() => onRemove(message)} />
    </div>
  );
}

function OwnMenu({ message, onEdit, onRemove }: OwnActionsProps) {
  const { copy } = useCopy(message.content);
  return (
    <div className={classes.actions}>
      <Menu position="bottom-end" withinPortal classNames={{ item: classes.item }}>
        <Menu.Target>
          <ActionIcon variant="subtle" color="gray" size={44} radius="xl" aria-label="Actions for your message">
            <IconDots size={20} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconPencil size={18} />} onClick={() => onEdit(message)}>
            Edit
          </Menu.Item>
          <Menu.Item leftSection={<IconCopy size={18} />} onClick={copy}>
            Copy
          </Menu.Item>
          <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => onRemove(message)}>
            Delete
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </div>
  );
}
