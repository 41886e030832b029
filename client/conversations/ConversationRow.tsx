import { Badge, Checkbox, Group, Text } from '@mantine/core';
import { useId, useRef } from 'react';
import { Link } from 'react-router';
import cover from '../ui/cover-link.module.css';
import { RelativeTime } from '../ui/RelativeTime';
import { TagBadges } from '../ui/TagBadges';
import { TypeBadge } from '../ui/TypeBadge';
import classes from './ConversationRows.module.css';
import textClasses from './conversation-text.module.css';
import { Found } from './Found';
import { ownSummary, plainText } from './preview';
import { previewOf } from './preview-line';
import { TitleInPlace } from './TitleInPlace';
import { TitleSigns } from './TitleSigns';
import { t } from './texts';
import { isPrivate, titleOf } from './title';
import { UnreadBadge } from './UnreadBadge';
import type { ConversationActions } from './useConversationActions';
import { useConversationControls } from './useConversationControls';
import type { ListedConversation } from './useConversationList';

interface ConversationRowProps {
  conversation: ListedConversation;
  actions: ConversationActions;
  /** The words to highlight. */
  search: string | null;
  isSelected: boolean;
  onTick: (isRange: boolean) => void;
}

/** A conversation in `/conversation-list`. */
export function ConversationRow({ conversation, actions, search, isSelected, onTick }: ConversationRowProps) {
  const controls = useConversationControls(conversation, actions);
  const isRange = useRef(false);
  const tickId = useId();
  const title = titleOf(conversation);
  return (
    <li
      className={classes.row}
      data-row-item
      data-conversation={conversation.id}
      data-selected={isSelected || undefined}
      data-archived={conversation.isArchived || undefined}
    >
      <label className={classes.tick} htmlFor={tickId}>
        <Checkbox
          id={tickId}
          aria-label={t('row.select', { title })}
          checked={isSelected}
          onClick={(event) => {
            isRange.current = event.shiftKey;
          }}
          onChange={() => onTick(isRange.current)}
        />
      </label>
      <div className={classes.rowText}>
        <div className={classes.rowHead}>
          {controls.isRenaming ? (
            <TitleInPlace title={title} onSave={controls.rename} onCancel={controls.stopRenaming} />
          ) : (
            <RowTitle conversation={conversation} search={search} onTick={() => onTick(false)} />
          )}
          <div className={textClasses.above}>{controls.menu}</div>
        </div>
        {!isPrivate(conversation) && <RowWords conversation={conversation} search={search} />}
        <RowFoot conversation={conversation} />
      </div>
    </li>
  );
}

interface RowTitleProps extends Pick<ConversationRowProps, 'conversation' | 'search'> {
  onTick: () => void;
}

function RowTitle({ conversation, search, onTick }: RowTitleProps) {
  return (
    <Group gap="4px 8px" miw={0} className={classes.rowTitle}>
      <div className={classes.signed}>
        <TitleSigns conversation={conversation} />
        <h2 className={textClasses.title}>
          <Link
            to={`/conversation-list/${conversation.id}`}
            className={cover.link}
            data-row
            aria-keyshortcuts="x"
            onKeyDown={(event) => {
              if (event.key !== 'x' || event.ctrlKey || event.metaKey) return;
              event.preventDefault();
              onTick();
            }}
          >
            <Found search={search}>{titleOf(conversation)}</Found>
          </Link>
        </h2>
      </div>
      <Group gap={8} wrap="nowrap">
        {!isPrivate(conversation) && <TypeBadge type={conversation.type} />}
        {conversation.isArchived && <Badge color="gray">{t('row.archived')}</Badge>}
        {!isPrivate(conversation) && <UnreadBadge count={conversation.unreadCount} />}
      </Group>
    </Group>
  );
}

/** One text: what a search found, a summary of its own, or the last message. */
function RowWords({ conversation, search }: Pick<ConversationRowProps, 'conversation' | 'search'>) {
  const { lastMessage } = conversation;
  const found = search && conversation.snippet ? plainText(conversation.snippet) : null;
  const text = found ?? ownSummary(conversation) ?? (lastMessage ? previewOf(lastMessage) : null);
  if (!text) return null;
  return (
    <p className={textClasses.words} data-quiet data-snippet={found ? true : undefined}>
      <Found search={search}>{text}</Found>
    </p>
  );
}

function RowFoot({ conversation }: Pick<ConversationRowProps, 'conversation'>) {
  const { messageCount, lastMessageAt } = conversation;
  return (
    <div className={classes.rowFoot}>
      {!isPrivate(conversation) && <TagBadges tags={conversation.tags} />}
      <Text size="xs" c="dimmed" className={textClasses.time}>
        {!isPrivate(conversation) && t('row.messages', { count: messageCount })}
        {lastMessageAt && (
          <>
            {!isPrivate(conversation) && ' · '}
            <RelativeTime value={lastMessageAt} />
          </>
        )}
      </Text>
    </div>
  );
}
