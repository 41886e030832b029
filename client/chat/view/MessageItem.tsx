import { memo } from 'react';
import { Answer } from './Answer';
import { OwnMessage, type OwnMessageProps } from './OwnMessage';

export type MessageItemProps = OwnMessageProps;

/** One message: the reader's own in a bubble on the right, answers across the whole width. */
export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  return props.message.role === 'user' ? <OwnMessage {...props} /> : <Answer {...props} />;
});
