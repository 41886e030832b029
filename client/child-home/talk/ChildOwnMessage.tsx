import { Button } from '@mantine/core';
import type { ChatMessage } from '../../chat/store/chat-message';
import { messageAttributes } from '../../chat/view/message-attributes';
import { shownText } from '../../conversations/shown-text';
import classes from './ChildMessages.module.css';
import { t } from './texts';

interface ChildOwnMessageProps {
  message: ChatMessage;
  onRetry: () => void;
  onDiscard: () => void;
}

/** What the child said. */
export function ChildOwnMessage({ message, onRetry, onDiscard }: ChildOwnMessageProps) {
  return (
    <div className={classes.own} {...messageAttributes(message)}>
      <h2 className="visually-hidden">{t('own.said')}</h2>
      <div className={classes.bubble} dir="auto">
        {shownText(message.content)}
      </div>
      {message.status === 'failed' && (
        <div role="alert" className={classes.failed}>
          <p>{message.problem ?? t('own.notSent')}</p>
          <div className={classes.buttons}>
            <Button onClick={onRetry}>{t('retry')}</Button>
            <Button variant="default" onClick={onDiscard}>
              {t('own.discard')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
