import { memo, type ReactNode } from 'react';
import type { ChatMessage } from '../store/chat-message';
import classes from './MessageList.module.css';

export type MessageRenderer = (message: ChatMessage, index: number, isNewest: boolean) => ReactNode;

interface MessageRowProps {
  message: ChatMessage;
  index: number;
  isNewest: boolean;
  /** The date above the message, if it is the first of its day. */
  day: string | null;
  renderMessage: MessageRenderer;
}

/** What a row holds. A chunk draws the growing message again and no other one. */
export const MessageRow = memo(function MessageRow({ message, index, isNewest, day, renderMessage }: MessageRowProps) {
  return (
    <>
      {day !== null && (
        <div className={classes.day}>
          <span>{day}</span>
        </div>
      )}
      {renderMessage(message, index, isNewest)}
    </>
  );
});
