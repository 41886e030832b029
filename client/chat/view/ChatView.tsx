import { lazy, Suspense } from 'react';
import { useUser } from '../../session/useSession';
import { Announcer } from './Announcer';
import { ChatHeader } from './ChatHeader';
import { ChatProblems } from './ChatProblems';
import classes from './ChatView.module.css';
import { CompanionNote } from './CompanionNote';
import { Composer } from './Composer';
import { MessageSkeletons } from './MessageSkeletons';
import { TypingIndicator } from './TypingIndicator';
import { loadMessages, useChatScreen } from './useChatScreen';
import { useCompanion } from './useCompanion';
import { WelcomeScreen } from './WelcomeScreen';

const Messages = lazy(async () => ({ default: (await loadMessages()).Messages }));

interface ChatViewProps {
  /** The conversation to show. Without it, the current one or a new one. */
  conversationId?: string;
  /** Product, assistant and New Chat above the messages. */
  withHeader?: boolean;
}

/** A live conversation: messages, typing, input, and the state of the connection. It fills its parent. */
export function ChatView({ conversationId, withHeader = false }: ChatViewProps) {
  const user = useUser();
  // The key keeps nothing of another user's or another conversation's chat on the screen.
  return <Chat key={`${user.id} ${conversationId ?? ''}`} conversationId={conversationId} withHeader={withHeader} />;
}

/**
 * A press on a button leaves the focus in the composer. Otherwise the bottom bar would come back and move the button away
 * before it is released, so that nothing happened.
 */
function keepFocus(chat: HTMLElement | null): () => void {
  const onMouseDown = (event: MouseEvent) => {
    const isTyping = document.activeElement instanceof HTMLTextAreaElement;
    if (isTyping && event.target instanceof Element && event.target.closest('button, a')) event.preventDefault();
  };
  chat?.addEventListener('mousedown', onMouseDown);
  return () => chat?.removeEventListener('mousedown', onMouseDown);
}

function Chat({ conversationId, withHeader }: ChatViewProps) {
  const chat = useChatScreen(conversationId);
  const { store, snapshot, isThinking, isLoading, isWelcome, composerProps, continueChat, startNewChat } = chat;
  const { isStreaming, reply, typists } = snapshot;
  const companion = useCompanion();
  const composer = <Composer {...composerProps} rows={isWelcome ? 3 : 4} />;
  const problems = <ChatProblems snapshot={snapshot} store={store} />;
  const announcer = <Announcer isStreaming={isStreaming} reply={reply} />;

  if (isWelcome) {
    const starters = companion === undefined ? undefined : (companion?.starters ?? []);
    return (
      <div ref={keepFocus} className={classes.chat} data-testid="chat">
        {problems}
        <div className={classes.welcomeFrame}>
          <WelcomeScreen
            starters={starters}
            canSend={snapshot.canSend}
            onStart={(text) => store.send(text)}
            {...(conversationId === undefined && { onContinue: continueChat })}
          >
            {composer}
          </WelcomeScreen>
          <CompanionNote companion={companion} />
        </div>
        {announcer}
      </div>
    );
  }

  const tail = (isThinking || typists.length > 0) && <TypingIndicator isThinking={isThinking} typists={typists} />;
  return (
    <div ref={keepFocus} className={classes.chat} data-testid="chat">
      {withHeader && <ChatHeader onNewChat={startNewChat} />}
      {problems}
      {isLoading ? (
        <MessageSkeletons />
      ) : (
        <Suspense fallback={<MessageSkeletons />}>
          <Messages
            store={store}
            snapshot={snapshot}
            canGoOn={companion ? companion.kind !== 'offline' : false}
            tail={tail}
          />
        </Suspense>
      )}
      <div className={classes.foot}>{composer}</div>
      {announcer}
    </div>
  );
}
