import { Badge } from '@mantine/core';
import { memo } from 'react';
import { type ChatMessage, isHidden } from '../../chat/store/chat-message';
import { Markdown } from '../../chat/view/Markdown';
import { SentAt } from '../../chat/view/MessageMeta';
import { shownText } from '../../conversations/shown-text';
import type { ChildFieldsFragment } from '../../gql/graphql';
import { ChildAvatar } from '../../ui/avatars/ChildAvatar';
import { Logo } from '../../ui/Logo';
import { avatarOf, colourOf } from '../child-words';
import { t } from '../texts';
import classes from './child-conversations.module.css';

/** Answers that are more than an answer, in words for a guardian. */
const KIND_COLORS = {
  safety: 'red',
  needs_parent: 'orange',
  declined: 'gray',
  time_over: 'gray',
  topic_blocked: 'orange',
  error: 'gray',
} as const;

const isKind = (type: string): type is keyof typeof KIND_COLORS => Object.hasOwn(KIND_COLORS, type);

interface TranscriptMessageProps {
  message: ChatMessage;
  child: Pick<ChildFieldsFragment, 'nickname' | 'avatar' | 'colour'>;
}

/** A message as in a script: who, when, what. */
export const TranscriptMessage = memo(function TranscriptMessage({ message, child }: TranscriptMessageProps) {
  const { role, content, timestamp, isStreaming, responseType, editedAt, truncated } = message;
  const isChild = role === 'user';
  const kind = responseType && isKind(responseType) ? responseType : undefined;
  return (
    <article className={classes.message} data-role={role} data-message={message.id}>
      <div className={classes.avatar} aria-hidden="true">
        {isChild ? (
          <ChildAvatar avatar={avatarOf(child.avatar)} colour={colourOf(child.colour)} size={36} />
        ) : (
          <Logo size={32} thinking={isStreaming} />
        )}
      </div>
      <div className={classes.body} dir="auto">
        <div className={classes.who}>
          <b>{isChild ? child.nickname : 'Starling'}</b>
          {!isStreaming && <SentAt timestamp={timestamp} />}
          {isStreaming && <span>{t('transcriptPage.answering')}</span>}
          {editedAt && <span>{t('transcriptPage.edited')}</span>}
          {truncated && <span>{t('transcriptPage.stopped')}</span>}
          {kind && (
            <Badge size="sm" color={KIND_COLORS[kind]}>
              {t(`kind.${kind}`)}
            </Badge>
          )}
        </div>
        {isChild || isHidden(message) ? (
          <div className={classes.written}>{shownText(content)}</div>
        ) : (
          <Markdown text={shownText(content)} isStreaming={isStreaming} />
        )}
      </div>
    </article>
  );
});
