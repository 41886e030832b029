import { Button } from '@mantine/core';
import type { ChatMessage } from '../../chat/store/chat-message';
import { messageAttributes } from '../../chat/view/message-attributes';
import classes from './ChildMessages.module.css';

interface ChildOwnMessageProps {
  message: ChatMessage;
  onRetry: () => void;
  onDiscard: () => void;
}

/** What the child said. */
export function ChildOwnMessage({ message, onRetry, onDiscard }: ChildOwnMessageProps) {
  return (
    <div className={classes.own} {...messageAttributes(message)}>
      <span className="visually-hidden">You said</span>
      <div className={classes.bubble} dir="auto">
        {message.content}
      </div>
      {message.status === 'failed' && (
        <div role="alert" className={classes.failed}>
          <p>{message.problem ?? 'This was not sent.'}</p>
          <div className={classes.buttons}>
            <Button onClick={onRetry}>Try again</Button>
            <Button variant="default" onClick={onDiscard}>
              Leave it
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
