import { ActionIcon, Group, Popover, Tooltip } from '@mantine/core';
import { IconCheck, IconCopy, IconFlag, IconMoodSmile, IconPencil, IconTrash } from '@tabler/icons-react';
import { type ReactNode, useEffect, useState } from 'react';
import { REACTIONS, type Reaction } from '../../contract/conversations';
import classes from './chat.module.css';
import type { ChatMessage } from './chat-message';
import { REACTION_SIGNS } from './reactions';

export interface MessageCommands {
  /** The text of one's own message, to be changed in its place. */
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

function CopyAction({ text }: { text: string }) {
  const [isCopied, setIsCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setIsCopied(false), 1_500);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = () => {
    // Without the right to the clipboard nothing is said (spec §8).
    navigator.clipboard?.writeText(text).then(
      () => setIsCopied(true),
      () => undefined,
    );
  };
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

interface MessageActionsProps extends MessageCommands {
  message: ChatMessage;
}

/** What can be done with a message; edit and delete with one's own alone (spec §6). */
export function MessageActions({ message, onEdit, onRemove, onReact, onReport }: MessageActionsProps) {
  const isOwn = message.role === 'user';
  return (
    <div className={classes.actions}>
      <CopyAction text={message.content} />
      <ReactAction message={message} onReact={onReact} />
      {isOwn && <Action label="Edit" icon={<IconPencil size={18} />} onClick={() => onEdit(message)} />}
      {isOwn && <Action label="Delete" icon={<IconTrash size={18} />} onClick={() => onRemove(message)} />}
      <Action label="Report" icon={<IconFlag size={18} />} onClick={() => onReport(message)} />
    </div>
  );
}
