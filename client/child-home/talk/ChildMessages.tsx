import { type ReactNode, useCallback } from 'react';
import type { ChatSnapshot } from '../../chat/store/chat-snapshot';
import { repeatableQuestion } from '../../chat/store/chat-state';
import type { ChatStore } from '../../chat/store/chat-store';
import { MessageList } from '../../chat/view/MessageList';
import { AI_NOTICE } from '../ai-notice';
import { ChildAnswer } from './ChildAnswer';
import classes from './ChildMessages.module.css';
import { ChildOwnMessage } from './ChildOwnMessage';

interface ChildMessagesProps {
  store: ChatStore;
  snapshot: ChatSnapshot;
  tail: ReactNode;
}

/** The messages of a child. They can be read and heard, and a failed one sent again; nothing else can be done to them. */
export function ChildMessages({ store, snapshot, tail }: ChildMessagesProps) {
  const { messages, canSend, hasOlder } = snapshot;
  const safetyAnswer = messages.findLast(({ responseType }) => responseType === 'safety');
  const onOlder = useCallback(() => void store.loadOlder(), [store]);
  const newest = messages.at(-1);
  const canRepeat = canSend && newest !== undefined && repeatableQuestion(messages, newest) !== undefined;
  return (
    <MessageList
      messages={messages}
      sentKey={snapshot.sentKey}
      openAt={safetyAnswer && !safetyAnswer.isFresh ? safetyAnswer.id : null}
      hasOlder={hasOlder}
      isLoadingOlder={snapshot.isLoadingOlder}
      onOlder={onOlder}
      tail={tail}
      renderMessage={(message, index) => (
        <>
          {index === 0 && !hasOlder && <p className={classes.notice}>{AI_NOTICE}</p>}
          {message.role === 'user' ? (
            <ChildOwnMessage
              message={message}
              onRetry={() => store.retrySending(message.id)}
              onDiscard={() => store.discard(message.id)}
            />
          ) : (
            <ChildAnswer
              message={message}
              onAskAgain={message === newest && canRepeat ? () => store.askAgain(message.id) : null}
            />
          )}
        </>
      )}
    />
  );
}
