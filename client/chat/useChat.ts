import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { session } from '../platform/session';
import { STORAGE_KEYS } from '../platform/storage-keys';
import { useUser } from '../platform/useSession';
import { notifyOfAnswer } from './answer-notice';
import { type ChatSnapshot, ChatStore } from './chat-store';
import { SendCoolDown } from './send-cool-down';
import { createChatApi } from './server-chat-api';

interface Chat {
  store: ChatStore;
  snapshot: ChatSnapshot;
}

/** Paints with the next frame; a tab in the background has none, so a timer stands by. */
function schedulePaint(paint: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    clearTimeout(timer);
    cancelAnimationFrame(frame);
    paint();
  };
  const frame = requestAnimationFrame(once);
  const timer = setTimeout(once, 200);
}

/** After these the conversation is gone, and the session is as it was. */
const GONE: ReadonlySet<string> = new Set(['conversation_not_found', 'conversation_deleted']);

/** One for each reader, whatever chat is open. */
const coolDowns = new Map<string, SendCoolDown>();

function coolDownOf(readerId: string): SendCoolDown {
  const known = coolDowns.get(readerId) ?? new SendCoolDown();
  coolDowns.set(readerId, known);
  return known;
}

/**
 * One conversation, live for as long as the caller is mounted. Without an id it is the current one, kept over a reload,
 * or a new one. The caller gives the component a key of user and conversation.
 */
export function useChat(conversationId?: string): Chat {
  const client = useApolloClient();
  const user = useUser();
  const [store] = useState(() => {
    const isCurrent = conversationId === undefined;
    const created: ChatStore = new ChatStore({
      api: createChatApi(client, user.id),
      readerId: user.id,
      storage: sessionStorage,
      schedule: schedulePaint,
      coolDown: import.meta.env.VITE_SEND_COOLDOWN === 'strict' ? 'strict' : 'until_answered',
      sendCoolDown: coolDownOf(user.id),
      onConversation: (id) => {
        if (!isCurrent) return;
        if (id) localStorage.setItem(STORAGE_KEYS.currentConversationId, id);
        else localStorage.removeItem(STORAGE_KEYS.currentConversationId);
      },
      onReplyEnded: (message) => notifyOfAnswer(session.getSnapshot().user?.settings.notifications, message.content),
      onEnded: (reason) => {
        // What ended with the session shows there: it asks the server who this is.
        if (!GONE.has(reason)) void session.reloadUser();
        else if (isCurrent) created.newChat();
      },
    });
    return created;
  });

  useEffect(() => {
    store.open(conversationId ?? localStorage.getItem(STORAGE_KEYS.currentConversationId));
    const back = () => store.reconnect();
    const gone = () => store.networkLost();
    const visible = () => document.visibilityState === 'visible' && store.reconnect();
    window.addEventListener('online', back);
    window.addEventListener('offline', gone);
    document.addEventListener('visibilitychange', visible);
    return () => {
      window.removeEventListener('online', back);
      window.removeEventListener('offline', gone);
      document.removeEventListener('visibilitychange', visible);
      store.dispose();
    };
  }, [store, conversationId]);

  return { store, snapshot: useSyncExternalStore(store.subscribe, store.getSnapshot) };
}
