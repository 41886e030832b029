import { Alert, Button, Skeleton } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useUser } from '../platform/useSession';
import { Logo } from '../ui/Logo';
import { Announcer } from './Announcer';
import { Composer } from './Composer';
import { ConnectionBanner } from './ConnectionBanner';
import classes from './chat.module.css';
import type { ChatSnapshot, ChatStore } from './chat-store';
import { useDraft, useHandedOver } from './drafts';
import { OfflineCompanionNote } from './OfflineCompanionNote';
import { TypingIndicator } from './TypingIndicator';
import { useChat } from './useChat';
import { useCompanion } from './useCompanion';
import { WelcomeScreen } from './WelcomeScreen';

const loadMessages = () => import('./Messages');
const Messages = lazy(async () => ({ default: (await loadMessages()).Messages }));

interface ChatViewProps {
  /** The conversation to show; without it the current one, or a new one. */
  conversationId?: string;
  /** Product, assistant and New Chat above the messages. */
  withHeader?: boolean;
}

/** A conversation, live: messages, typing, input, and how the connection stands. It fills its parent. */
export function ChatView({ conversationId, withHeader = false }: ChatViewProps) {
  const user = useUser();
  // Another user or another conversation is another chat: nothing of the one before is left on the screen.
  return <Chat key={`${user.id} ${conversationId ?? ''}`} conversationId={conversationId} withHeader={withHeader} />;
}

function Chat({ conversationId, withHeader }: ChatViewProps) {
  const { store, snapshot } = useChat(conversationId);
  const companion = useCompanion();
  const user = useUser();
  const [draft, setDraft] = useDraft(user.id, snapshot.conversationId, useHandedOver());
  const { connection, isStreaming } = snapshot;
  useReadMarker(store, snapshot);

  const isConnected = connection.state === 'connected';
  const isThinking = !isStreaming && isConnected && (snapshot.isThinking || snapshot.isBusy);
  const isUnknown =
    snapshot.isEmpty &&
    (snapshot.history === 'loading' || (snapshot.history === 'idle' && snapshot.conversationId !== null));
  const [isReturning] = useState(snapshot.conversationId !== null);
  const willShowMessages = (isUnknown && isReturning) || !snapshot.isEmpty || draft !== '';
  useEffect(() => {
    // Markdown weighs more than the rest of the page: it is loaded beside the history, or while the first words are typed.
    if (willShowMessages) void loadMessages();
  }, [willShowMessages]);
  const composer = (rows: number) => (
    <Composer
      text={draft}
      onText={setDraft}
      canSend={snapshot.canSend}
      isStreaming={isStreaming}
      isAwaiting={isThinking}
      isCoolingDown={snapshot.isCoolingDown}
      rows={rows}
      onSend={(text) => store.send(text)}
      onStop={() => store.stop()}
      onTyping={(isTyping) => store.setTyping(isTyping)}
    />
  );
  const problems = (
    <>
      <ConnectionBanner connection={connection} onRetry={() => store.reconnect()} />
      <Problem snapshot={snapshot} store={store} />
    </>
  );

  if (snapshot.isEmpty && !isUnknown) {
    return (
      <div className={classes.chat} data-testid="chat">
        {problems}
        <div className={classes.welcomeFrame}>
          <WelcomeScreen
            starters={companion?.starters ?? []}
            canSend={snapshot.canSend}
            onStart={(text) => store.send(text)}
          >
            {composer(3)}
          </WelcomeScreen>
          <OfflineCompanionNote kind={companion?.kind} />
        </div>
        <Announcer isStreaming={isStreaming} answered={snapshot.answered} />
      </div>
    );
  }

  return (
    <div className={classes.chat} data-testid="chat">
      {withHeader && <ChatHeader onNewChat={() => store.newChat()} />}
      {problems}
      {isUnknown ? (
        <MessageSkeletons />
      ) : (
        <Suspense fallback={<MessageSkeletons />}>
          <Messages
            store={store}
            snapshot={snapshot}
            tail={
              (isThinking || snapshot.typists.length > 0) && (
                <TypingIndicator isThinking={isThinking} typists={snapshot.typists} />
              )
            }
          />
        </Suspense>
      )}
      <div className={classes.foot}>
        {composer(4)}
        <OfflineCompanionNote kind={companion?.kind} />
      </div>
      <Announcer isStreaming={isStreaming} answered={snapshot.answered} />
    </div>
  );
}

function ChatHeader({ onNewChat }: { onNewChat: () => void }) {
  return (
    <div className={classes.header}>
      <Logo size={36} />
      <div className={classes.headerNames}>
        <h1 className={classes.headerName}>Starling</h1>
        <p className={classes.headerLine}>AI Learning Assistant</p>
      </div>
      <Button variant="light" leftSection={<IconPlus size={18} />} onClick={onNewChat} className={classes.newChat}>
        New Chat
      </Button>
    </div>
  );
}

/** Whether a failed history is told of: the error itself never is (requirements B16). */
const WITH_HISTORY_CHIP = import.meta.env.VITE_HISTORY_ERROR_CHIP !== 'off';

function Problem({ snapshot, store }: { snapshot: ChatSnapshot; store: ChatStore }) {
  return (
    <>
      {snapshot.history === 'failed' && WITH_HISTORY_CHIP && (
        <div className={classes.chip}>
          Earlier messages could not be loaded
          <Button size="compact-sm" variant="subtle" onClick={() => store.retryHistory()}>
            Retry
          </Button>
        </div>
      )}
      {snapshot.error && (
        <Alert
          className={classes.problem}
          color="red"
          role="alert"
          withCloseButton
          closeButtonLabel="Dismiss"
          onClose={() => store.dismissError()}
        >
          {snapshot.error}
        </Alert>
      )}
    </>
  );
}

function MessageSkeletons() {
  return (
    <div className={classes.listFrame} aria-busy="true">
      <span className="visually-hidden">Loading the conversation</span>
      <div className={classes.column} aria-hidden="true">
        <Skeleton height={48} width="55%" radius={20} ml="auto" mt="lg" />
        <Skeleton height={14} width="80%" radius="xl" mt="xl" />
        <Skeleton height={14} width="92%" radius="xl" mt="sm" />
        <Skeleton height={14} width="64%" radius="xl" mt="sm" />
        <Skeleton height={48} width="40%" radius={20} ml="auto" mt="xl" />
        <Skeleton height={14} width="88%" radius="xl" mt="xl" />
        <Skeleton height={14} width="71%" radius="xl" mt="sm" />
      </div>
    </div>
  );
}

/** What is in sight is read: at each new message, and on coming back to the page. */
function useReadMarker(store: ChatStore, { messages, isStreaming, connection }: ChatSnapshot): void {
  const lastId = messages.at(-1)?.id;
  const isConnected = connection.state === 'connected';
  useEffect(() => {
    const mark = () => {
      if (lastId && isConnected && !isStreaming && document.visibilityState === 'visible') store.markRead();
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [store, lastId, isStreaming, isConnected]);
}
