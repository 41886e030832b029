import { Link } from 'react-router';
import cover from '../ui/cover-link.module.css';
import { RelativeTime } from '../ui/RelativeTime';
import { TagBadges } from '../ui/TagBadges';
import classes from './ConversationCards.module.css';
import textClasses from './conversation-text.module.css';
import { Found } from './Found';
import { plainText } from './preview';
import { shownText } from './shown-text';
import { TitleInPlace } from './TitleInPlace';
import { TitleSigns } from './TitleSigns';
import { t } from './texts';
import { isPrivate, titleOf } from './title';
import { UnreadBadge } from './UnreadBadge';
import type { ConversationActions } from './useConversationActions';
import { useConversationControls } from './useConversationControls';
import type { ListedConversation } from './useConversationList';

interface ConversationCardProps {
  conversation: ListedConversation;
  actions: ConversationActions;
  /** The words to highlight. */
  search: string | null;
}

/** A conversation in the grid of `/conversations`. */
export function ConversationCard({ conversation, actions, search }: ConversationCardProps) {
  const controls = useConversationControls(conversation, actions);
  const title = titleOf(conversation);
  return (
    <article
      className={classes.card}
      data-conversation={conversation.id}
      data-private={isPrivate(conversation) || undefined}
    >
      <div className={classes.cardHead}>
        {controls.isRenaming ? (
          <TitleInPlace title={title} onSave={controls.rename} onCancel={controls.stopRenaming} />
        ) : (
          <div className={classes.cardTitle}>
            <TitleSigns conversation={conversation} />
            <h3 className={textClasses.title}>
              <Link to={`/conversation-list/${conversation.id}`} className={cover.link}>
                <Found search={search}>{title}</Found>
              </Link>
            </h3>
            {!isPrivate(conversation) && <UnreadBadge count={conversation.unreadCount} />}
          </div>
        )}
        <div className={textClasses.above}>{controls.menu}</div>
      </div>
      {!isPrivate(conversation) && <LastWords conversation={conversation} search={search} />}
      <footer className={classes.cardFoot}>
        {!isPrivate(conversation) && <TagBadges tags={conversation.tags} />}
        <RelativeTime value={conversation.updatedAt} className={textClasses.time} />
      </footer>
    </article>
  );
}

/** What a search found, or the last message. */
function LastWords({ conversation, search }: Pick<ConversationCardProps, 'conversation' | 'search'>) {
  const { lastMessage, snippet } = conversation;
  const words = lastMessage && shownText(lastMessage.content);
  const last = words && lastMessage.role === 'ASSISTANT' ? plainText(words) : words;
  const found = search && snippet ? plainText(snippet) : null;
  const text = found || last;
  return (
    <p className={textClasses.words} data-quiet={text ? undefined : true} data-snippet={found ? true : undefined}>
      <Found search={search}>{text || t('row.noMessages')}</Found>
    </p>
  );
}
