import { Group, Text } from '@mantine/core';
import { IconPinFilled } from '@tabler/icons-react';
import { Link } from 'react-router';
import type { ConversationRowFragment } from '../gql/graphql';
import { RelativeTime } from '../ui/RelativeTime';
import { TagBadges } from '../ui/TagBadges';
import classes from './conversations.module.css';
import { previewOf } from './preview';
import { titleOf } from './title';
import { UnreadBadge } from './UnreadBadge';

/** One conversation of `/conversation`, in two lines. */
export function CompactRow({ conversation }: { conversation: ConversationRowFragment }) {
  const { lastMessage, lastMessageAt } = conversation;
  return (
    <Link
      to={`/conversation-list/${conversation.id}`}
      className={classes.compactRow}
      data-row
      data-unread={conversation.unreadCount > 0 || undefined}
    >
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Group gap={6} wrap="nowrap" miw={0}>
          {conversation.isPinned && <IconPinFilled size={14} className={classes.pin} aria-label="Pinned" role="img" />}
          <Text component="span" className={classes.compactTitle} truncate>
            {titleOf(conversation)}
          </Text>
        </Group>
        {lastMessageAt && (
          <Text component="span" size="xs" c="dimmed" className={classes.noWrap}>
            <RelativeTime value={lastMessageAt} />
          </Text>
        )}
      </Group>
      <Group justify="space-between" wrap="nowrap" gap="xs">
        {conversation.isReplying ? (
          <Text component="span" size="sm" className={classes.typing}>
            AI is typing
            <span className={classes.dots} aria-hidden="true">
              <i />
              <i />
              <i />
            </span>
          </Text>
        ) : (
          <Text component="span" size="sm" c="dimmed" truncate>
            {lastMessage ? previewOf(lastMessage) : 'No messages yet'}
          </Text>
        )}
        <UnreadBadge count={conversation.unreadCount} />
      </Group>
      {conversation.tags.length > 0 && <TagBadges tags={conversation.tags} />}
    </Link>
  );
}
