import { type ReactNode, useCallback, useMemo } from 'react';
import type { ChatMessage } from '../../chat/store/chat-message';
import type { ChatSnapshot } from '../../chat/store/chat-snapshot';
import { repeatableQuestion } from '../../chat/store/chat-state';
import type { ChatStore } from '../../chat/store/chat-store';
import { GrowingText } from '../../chat/view/growing-text';
import { MessageList } from '../../chat/view/MessageList';
import { aiNotice } from '../ai-notice';
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
  const { messages, stored, canSend, hasOlder } = snapshot;
  const safetyAnswer = useMemo(() => stored.findLast(({ responseType }) => responseType === 'safety'), [stored]);
  const onOlder = useCallback(() => void store.loadOlder(), [store]);
  const newest = messages.at(-1);
  const canRepeat = canSend && newest !== undefined && repeatableQuestion(messages, newest) !== undefined;
  const renderMessage = useCallback(
    (message: ChatMessage, index: number, isNewest: boolean) => (
      <>
        {index === 0 && !hasOlder && <p className={classes.notice}>{aiNotice()}</p>}
        {message.role === 'user' ? (
          <ChildOwnMessage
            message={message}
            onRetry={() => store.retrySending(message.id)}
            onDiscard={() => store.discard(message.id)}
          />
        ) : (
          <ChildAnswer message={message} onAskAgain={isNewest && canRepeat ? () => store.askAgain(message.id) : null} />
        )}
      </>
    ),
    [store, hasOlder, canRepeat],
  );
  return (
    <GrowingText value={store}>
      <MessageList
        messages={messages}
        stored={stored}
        sentKey={snapshot.sentKey}
        openAt={safetyAnswer && !safetyAnswer.isFresh ? safetyAnswer.id : null}
        hasOlder={hasOlder}
        isLoadingOlder={snapshot.isLoadingOlder}
        onOlder={onOlder}
        tail={tail}
        renderMessage={renderMessage}
      />
    </GrowingText>
  );
}
