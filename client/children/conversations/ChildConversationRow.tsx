import { Badge, Highlight, Text } from '@mantine/core';
import { Link } from 'react-router';
import { cut, plainText } from '../../conversations/preview';
import { shownText } from '../../conversations/shown-text';
import { TitleSigns } from '../../conversations/TitleSigns';
import { titleOf } from '../../conversations/title';
import type { ChildFieldsFragment } from '../../gql/graphql';
import { RelativeTime } from '../../ui/RelativeTime';
import { TagBadges } from '../../ui/TagBadges';
import { TypeBadge } from '../../ui/TypeBadge';
import { t } from '../texts';
import classes from './child-conversations.module.css';
import type { ChildConversation } from './useChildConversations';

interface ChildConversationRowProps {
  child: ChildFieldsFragment;
  conversation: ChildConversation;
  /** The words to highlight. */
  search?: string | null;
}

/** A conversation of the child. Where a guardian sees topics only, there is nothing to open and no word of the child. */
export function ChildConversationRow({ child, conversation, search = null }: ChildConversationRowProps) {
  const { id, messageCount, lastMessageAt, tags, isReplying, type } = conversation;
  const canOpen = child.transcript === 'FULL';
  const address = `/profiles/${child.id}/conversations/${id}${search ? `?${new URLSearchParams({ search })}` : ''}`;
  return (
    <li className={classes.row} data-open={canOpen || undefined} data-conversation={id}>
      <div className={classes.rowHead}>
        {canOpen ? (
          <h3 className={classes.rowTitle}>
            <TitleSigns conversation={{ ...conversation, isPinned: false }} />
            <Link to={address} className={classes.wholeRow}>
              <Highlight component="span" highlight={search ?? ''} inherit>
                {titleOf(conversation)}
              </Highlight>
            </Link>
          </h3>
        ) : (
          <TypeBadge type={type} />
        )}
        {isReplying && <Badge color="sheen">{t('talks.now')}</Badge>}
      </div>
      {canOpen && <Words child={child} conversation={conversation} search={search} />}
      <div className={classes.rowFoot}>
        <TagBadges tags={tags} />
        <Text size="xs" c="dimmed" className={classes.time}>
          {t('count.messages', { count: messageCount })}
          {lastMessageAt && (
            <>
              {' · '}
              <RelativeTime value={lastMessageAt} />
            </>
          )}
        </Text>
      </div>
    </li>
  );
}

/** What a search found, or the last message. */
function Words({ child, conversation: { snippet, lastMessage, isPrivate }, search }: ChildConversationRowProps) {
  if (isPrivate) return null;
  const found = search && snippet ? plainText(snippet) : null;
  const last = lastMessage && `${lastMessage.role === 'USER' ? child.nickname : 'Starling'}: ${wordsOf(lastMessage)}`;
  const text = found ?? last;
  if (!text) return null;
  return (
    <Highlight component="p" size="sm" c="dimmed" highlight={search ?? ''} lineClamp={2} m={0}>
      {text}
    </Highlight>
  );
}

function wordsOf({ role, content }: { role: 'USER' | 'ASSISTANT'; content: string }): string {
  const text = shownText(content);
  return cut(role === 'ASSISTANT' ? plainText(text) : text);
}
