import { type ComponentProps, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useUser } from '../../session/useSession';
import type { ChatSnapshot } from '../store/chat-snapshot';
import type { ChatStore } from '../store/chat-store';
import { hasCurrentChat, noteEmptyChat } from '../store/current-chat';
import { useDraft, useHandedOver } from '../store/drafts';
import type { Composer } from './Composer';
import type { Caret } from './useCaret';
import { useChat } from './useChat';
import { useReadMarker } from './useReadMarker';

/** Markdown weighs more than the rest of the page, so the messages have a chunk of their own. */
export const loadMessages = () => import('./Messages');

/** Nothing says yet whether the conversation is empty. */
function isLoadingHistory({ isEmpty, history }: ChatSnapshot): boolean {
  return isEmpty && (history === 'idle' || history === 'loading');
}

/** The same functions for every chunk, so that the composer is not drawn again with each. */
function commandsOf(store: ChatStore) {
  return {
    onSend: (text: string) => store.send(text),
    onStop: () => store.stop(),
    onTyping: (isTyping: boolean) => store.setTyping(isTyping),
  };
}

/** What a screen with one conversation shows: its beginning, its messages, or neither yet; and what the composer does. */
export function useChatScreen(conversationId?: string, preload: () => unknown = loadMessages) {
  const { store, snapshot } = useChat(conversationId);
  const user = useUser();
  const [draft, setDraft] = useDraft(user.id, snapshot.conversationId, useHandedOver());
  const caret = useRef<Caret>(null);
  const { connection, isStreaming, reply } = snapshot;
  useReadMarker(store, snapshot);

  const isAwaiting = snapshot.isThinking || reply.state === 'awaited';
  const isThinking = !isStreaming && connection.state === 'connected' && isAwaiting;
  const [isReturning, setIsReturning] = useState(() => conversationId !== undefined || hasCurrentChat());
  // A new conversation has no history. Without this, its header would flash before the welcome screen.
  const isLoading = isReturning && isLoadingHistory(snapshot);
  const openId = snapshot.conversationId;
  useEffect(() => {
    if (openId !== null && !isLoading) noteEmptyChat(openId, snapshot.isEmpty);
  }, [openId, isLoading, snapshot.isEmpty]);
  const willShowMessages = isLoading || !snapshot.isEmpty || draft !== '';
  const preloadOnce = useRef(preload);
  useEffect(() => {
    // They load beside the history or while the reader types.
    if (willShowMessages) void preloadOnce.current();
  }, [willShowMessages]);

  const commands = useMemo(() => commandsOf(store), [store]);
  const startNewChat = useCallback(() => {
    setIsReturning(false);
    store.newChat();
  }, [store]);
  const composerProps: ComponentProps<typeof Composer> = {
    text: draft,
    onText: setDraft,
    caret,
    canSend: snapshot.canSend,
    isStreaming,
    isAwaiting: isThinking,
    isCoolingDown: snapshot.isCoolingDown,
    ...commands,
  };
  return {
    store,
    snapshot,
    isThinking,
    isLoading,
    isWelcome: snapshot.isEmpty && !isLoading,
    composerProps,
    continueChat: (id: string) => {
      setIsReturning(true);
      store.open(id);
    },
    startNewChat,
  };
}
