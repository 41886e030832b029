import { Badge } from '@mantine/core';
import { memo } from 'react';
import { type ChatMessage, isHidden } from '../../chat/store/chat-message';
import { Markdown } from '../../chat/view/Markdown';
import { SentAt } from '../../chat/view/MessageMeta';
import type { ChildFieldsFragment } from '../../gql/graphql';
import { ChildAvatar } from '../../ui/avatars/ChildAvatar';
import { Logo } from '../../ui/Logo';
import { avatarOf, colourOf } from '../child-words';
import classes from './child-conversations.module.css';

/** Answers that are more than an answer, in words for a guardian. */
const KINDS: Readonly<Record<string, { label: string; color: string }>> = {
  safety: { label: 'Safety answer', color: 'red' },
  needs_parent: { label: 'Waits for a grown-up', color: 'orange' },
  declined: { label: 'Declined', color: 'gray' },
  time_over: { label: 'Time was up', color: 'gray' },
  topic_blocked: { label: 'Topic is blocked', color: 'orange' },
  error: { label: 'No answer', color: 'gray' },
};

interface TranscriptMessageProps {
  message: ChatMessage;
  child: Pick<ChildFieldsFragment, 'nickname' | 'avatar' | 'colour'>;
}

/** A message as in a script: who, when, what. */
export const TranscriptMessage = memo(function TranscriptMessage({ message, child }: TranscriptMessageProps) {
  const { role, content, timestamp, isStreaming, responseType, editedAt, truncated } = message;
  const isChild = role === 'user';
  const kind = responseType ? KINDS[responseType] : undefined;
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
          {isStreaming && <span>is answering…</span>}
          {editedAt && <span>edited</span>}
          {truncated && <span>stopped</span>}
          {kind && (
            <Badge size="sm" color={kind.color}>
              {kind.label}
            </Badge>
          )}
        </div>
        {isChild || isHidden(message) ? (
          <div className={classes.written}>{content}</div>
        ) : (
          <Markdown text={content} isStreaming={isStreaming} />
        )}
      </div>
    </article>
  );
});
