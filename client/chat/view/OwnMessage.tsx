import { Button } from '@mantine/core';
import { shownText } from '../../conversations/shown-text';
import type { ChatMessage } from '../store/chat-message';
import { EditForm, type EditFormProps } from './EditForm';
import { Meta, ReactionBadge, SentAt, StatusTicks } from './MessageMeta';
import { messageAttributes } from './message-attributes';
import type { MessageCommands } from './message-commands';
import { t } from './message-texts';
import { type NextStepProps, NoAnswerNotice } from './NextSteps';
import { OwnActions } from './OwnActions';
import classes from './OwnMessage.module.css';
import type { MessageEdit } from './useMessageEdit';

export interface OwnMessageProps extends MessageCommands, NextStepProps, Omit<EditFormProps, 'edit'> {
  message: ChatMessage;
  /** Set while this message is being edited. */
  edit: MessageEdit | null;
  onRetry(message: ChatMessage): void;
  onDiscard(message: ChatMessage): void;
}

/** A message of the reader, with ticks. */
export function OwnMessage(props: OwnMessageProps) {
  const { message, edit } = props;
  return (
    <div className={classes.own} {...messageAttributes(message)}>
      {edit ? <EditForm {...props} edit={edit} /> : <OwnText {...props} />}
    </div>
  );
}

function OwnText(props: OwnMessageProps) {
  const { message, onReact } = props;
  const isStored = message.status !== 'sending' && message.status !== 'failed';
  return (
    <>
      <h2 className="visually-hidden">{t('said.you')}</h2>
      <div className={classes.bubble} dir="auto">
        {shownText(message.content)}
      </div>
      <Meta>
        {isStored && <OwnActions {...props} />}
        <ReactionBadge message={message} onReact={onReact} />
        {message.editedAt && <span>{t('own.edited')}</span>}
        <SentAt timestamp={message.timestamp} />
        <StatusTicks status={message.status} />
      </Meta>
      {isStored && <NoAnswerNotice {...props} />}
      {message.status === 'failed' && <NotSent {...props} />}
    </>
  );
}

function NotSent({ message, onRetry, onDiscard }: Pick<OwnMessageProps, 'message' | 'onRetry' | 'onDiscard'>) {
  return (
    <div className={classes.failed} role="alert">
      <span>{t('own.notSent')}</span>
      {message.problem && <span>{message.problem}</span>}
      <span className={classes.failedActions}>
        <Button size="compact-sm" variant="light" onClick={() => onRetry(message)}>
          {t('own.retry')}
        </Button>
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onDiscard(message)}>
          {t('own.discard')}
        </Button>
      </span>
    </div>
  );
}
