import { Card, Group, Text } from '@mantine/core';
import { IconPinFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ConversationRowFragment } from '../gql/graphql';
import { TagBadges } from '../ui/TagBadges';
import classes from './conversations.module.css';
import { plainText } from './preview';
import { TitleInPlace } from './TitleInPlace';
import { titleOf } from './title';
import { UnreadBadge } from './UnreadBadge';
import type { ConversationControls } from './useConversationControls';

/** The date of the last change, in the reader's own zone and language. */
const DATE = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium' });
const EXACT = new Intl.DateTimeFormat(undefined, { dateStyle: 'full', timeStyle: 'short' });

interface ConversationCardProps {
  conversation: ConversationRowFragment;
  controls: ConversationControls;
}

/** One conversation in the grid of `/conversations`. */
export function ConversationCard({ conversation, controls }: ConversationCardProps) {
  const updatedAt = new Date(conversation.updatedAt);
  const { lastMessage } = conversation;
  const said = lastMessage && (lastMessage.role === 'ASSISTANT' ? plainText(lastMessage.content) : lastMessage.content);
  return (
    <Card component="article" className={classes.card} data-conversation={conversation.id}>
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="xs">
        {controls.isRenaming ? (
          <TitleInPlace title={titleOf(conversation)} onSave={controls.rename} onCancel={controls.stopRenaming} />
        ) : (
          <Group gap={8} wrap="nowrap" miw={0} pt={10}>
            {conversation.isPinned && (
              <IconPinFilled size={16} className={classes.pin} aria-label="Pinned" role="img" />
            )}
            <h3 className={classes.title}>
              <Link to={`/conversation-list/${conversation.id}`} className={classes.wholeCard}>
                {titleOf(conversation)}
              </Link>
            </h3>
            <UnreadBadge count={conversation.unreadCount} />
          </Group>
        )}
        <div className={classes.above}>{controls.menu}</div>
      </Group>
      <div className={classes.grow}>
        <Text size="sm" c={said ? undefined : 'dimmed'} lineClamp={3}>
          {said || 'No messages yet'}
        </Text>
      </div>
      <Group justify="space-between" align="flex-end" mt="sm" gap="xs">
        <TagBadges tags={conversation.tags} />
        <Text
          component="time"
          size="xs"
          c="dimmed"
          dateTime={conversation.updatedAt}
          title={EXACT.format(updatedAt)}
          ml="auto"
        >
          {DATE.format(updatedAt)}
        </Text>
      </Group>
    </Card>
  );
}
