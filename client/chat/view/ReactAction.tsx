import { ActionIcon, Group, Popover } from '@mantine/core';
import { IconMoodSmile } from '@tabler/icons-react';
import { useState } from 'react';
import { REACTIONS } from '../../../contract/conversations';
import type { ChatMessage } from '../store/chat-message';
import type { MessageCommands } from './message-commands';
import { t } from './message-texts';
import { REACTION_SIGNS } from './reactions';

/** Opens the reactions to an answer. */
export function ReactAction({ message, onReact }: { message: ChatMessage; onReact: MessageCommands['onReact'] }) {
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
          aria-label={t('reaction.react')}
          title={t('reaction.react')}
          onClick={() => setIsOpen((open) => !open)}
        >
          <IconMoodSmile size={18} />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown p={4} aria-label={t('reaction.choose')}>
        <Group gap={2} wrap="nowrap">
          {REACTIONS.map((reaction) => {
            const { Sign, color } = REACTION_SIGNS[reaction];
            const label = t(`reaction.${reaction}`);
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
