import { Badge, Checkbox, Group, Highlight, Stack, Text } from '@mantine/core';
import { IconPinFilled } from '@tabler/icons-react';
import { useRef } from 'react';
import { Link } from 'react-router';
import { RelativeTime } from '../ui/RelativeTime';
import { TagBadges } from '../ui/TagBadges';
import { TypeBadge } from '../ui/TypeBadge';
import classes from './conversations.module.css';
import { plainText, previewOf } from './preview';
import { TitleInPlace } from './TitleInPlace';
import { titleOf } from './title';
import { UnreadBadge } from './UnreadBadge';
import type { ConversationActions } from './useConversationActions';
import { useConversationControls } from './useConversationControls';
import type { ListedConversation } from './useConversationList';

interface ConversationRowProps {
  conversation: ListedConversation;
  actions: ConversationActions;
  /** Words to mark. */
  search: string | null;
  isSelected: boolean;
  onTick: (isRange: boolean) => void;
}

/** One conversation of `/conversation-list`. */
export function ConversationRow({ conversation, actions, search, isSelected, onTick }: ConversationRowProps) {
  const controls = useConversationControls(conversation, actions);
  const isRange = useRef(false);
  const { lastMessage, lastMessageAt, messageCount, summary } = conversation;
  const snippet = search && conversation.snippet ? plainText(conversation.snippet) : null;
  const title = titleOf(conversation);
  return (
    <li
      className={classes.row}
      data-row-item
      data-conversation={conversation.id}
      data-selected={isSelected || undefined}
      data-archived={conversation.isArchived || undefined}
    >
      <div className={classes.tick}>
        <Checkbox
          aria-label={`Select ${title}`}
          checked={isSelected}
          onClick={(event) => {
            isRange.current = event.shiftKey;
          }}
          onChange={() => onTick(isRange.current)}
        />
      </div>
      <Stack gap={4} flex={1} miw={0} className={classes.kept}>
        <Group justify="space-between" wrap="nowrap" gap="xs" align="flex-start">
          {controls.isRenaming ? (
            <TitleInPlace title={title} onSave={controls.rename} onCancel={controls.stopRenaming} />
          ) : (
            <Group gap={8} miw={0} pt={10}>
              {conversation.isPinned && (
                <IconPinFilled size={16} className={classes.pin} aria-label="Pinned" role="img" />
              )}
              <h2 className={classes.title}>
                <Link
                  to={`/conversation-list/${conversation.id}`}
                  className={classes.wholeCard}
                  data-row
                  aria-keyshortcuts="x"
                  onKeyDown={(event) => {
                    if (event.key !== 'x' || event.ctrlKey || event.metaKey) return;
                    event.preventDefault();
                    onTick(false);
                  }}
                >
                  <Highlight component="span" highlight={search ?? ''} inherit>
                    {title}
                  </Highlight>
                </Link>
              </h2>
              <TypeBadge type={conversation.type} />
              {conversation.isArchived && <Badge color="gray">Archived</Badge>}
              <UnreadBadge count={conversation.unreadCount} />
            </Group>
          )}
          <div className={classes.above}>{controls.menu}</div>
        </Group>
        {(summary || lastMessage) && (
          <Highlight component="p" size="sm" highlight={search ?? ''} lineClamp={2} m={0} pr="sm">
            {summary || (lastMessage ? previewOf(lastMessage) : '')}
          </Highlight>
        )}
        {snippet && (
          <Highlight component="p" size="sm" highlight={search ?? ''} lineClamp={2} m={0} pr="sm" data-snippet>
            {snippet}
          </Highlight>
        )}
        {!snippet && summary && lastMessage && (
          <Highlight component="p" size="sm" c="dimmed" highlight={search ?? ''} truncate m={0} pr="sm">
            {previewOf(lastMessage)}
          </Highlight>
        )}
        <Group justify="space-between" gap="xs" pr="sm">
          <TagBadges tags={conversation.tags} />
          <Text size="xs" c="dimmed" ml="auto">
            {messageCount.toLocaleString()} {messageCount === 1 ? 'message' : 'messages'}
            {lastMessageAt && (
              <>
                {' · '}
                <RelativeTime value={lastMessageAt} />
              </>
            )}
          </Text>
        </Group>
      </Stack>
    </li>
  );
}
