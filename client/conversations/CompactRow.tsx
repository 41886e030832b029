import { Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import { RelativeTime } from '../ui/RelativeTime';
import { TagBadges } from '../ui/TagBadges';
import classes from './CompactRow.module.css';
import textClasses from './conversation-text.module.css';
import { Found } from './Found';
import { plainText } from './preview';
import { previewOf } from './preview-line';
import { TitleSigns } from './TitleSigns';
import { t } from './texts';
import { isPrivate, titleOf } from './title';
import { UnreadBadge } from './UnreadBadge';
import type { ListedConversation } from './useConversationList';

interface CompactRowProps {
  conversation: ListedConversation;
  /** The words to highlight. */
  search: string | null;
}

/** A conversation in `/conversation`, in two lines. */
export function CompactRow({ conversation, search }: CompactRowProps) {
  const { lastMessageAt } = conversation;
  const isOpen = !isPrivate(conversation);
  return (
    <Link
      to={`/conversation-list/${conversation.id}`}
      className={classes.compactRow}
      data-row
      data-unread={(isOpen && conversation.unreadCount > 0) || undefined}
    >
      <Group justify="space-between" wrap="nowrap" gap="xs">
        <Group gap={6} wrap="nowrap" miw={0}>
          <TitleSigns conversation={conversation} />
          <span className={classes.compactTitle}>
            <Found search={search}>{titleOf(conversation)}</Found>
          </span>
        </Group>
        {lastMessageAt && <RelativeTime value={lastMessageAt} className={textClasses.time} />}
      </Group>
      {isOpen && <SecondLine conversation={conversation} search={search} />}
      {isOpen && <TagBadges tags={conversation.tags} />}
    </Link>
  );
}

/** That a reply is being written, what a search found, or the last message. */
function SecondLine({ conversation, search }: CompactRowProps) {
  const { lastMessage, snippet } = conversation;
  const found = search && snippet ? plainText(snippet) : null;
  return (
    <Group justify="space-between" wrap="nowrap" gap="xs">
      {conversation.isReplying ? (
        <Text component="span" size="sm" className={classes.typing}>
          {t('row.typing')}
          <span className={classes.dots} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
        </Text>
      ) : (
        <span className={classes.compactWords}>
          <Found search={search}>{found || (lastMessage ? previewOf(lastMessage) : t('row.noMessages'))}</Found>
        </span>
      )}
      <UnreadBadge count={conversation.unreadCount} />
    </Group>
  );
}
