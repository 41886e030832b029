import { useApolloClient } from '@apollo/client/react';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { noteRefusal } from '../../platform/shut-out';
import { STORAGE_KEYS } from '../../platform/storage-keys';
import { session } from '../../session/session';
import { useUser } from '../../session/useSession';
import type { ChatSnapshot } from '../store/chat-snapshot';
import { ChatStore } from '../store/chat-store';
import { SendCoolDown } from '../store/send-cool-down';
import { createChatApi } from '../store/server-chat-api';
import { notifyOfAnswer } from './answer-notice';
import { pacedPaint, schedulePaint } from './schedule-paint';

interface Chat {
  store: ChatStore;
  snapshot: ChatSnapshot;
}

/** The conversation is gone, but the session is fine. */
const GONE: ReadonlySet<string> = new Set(['conversation_not_found', 'conversation_deleted']);

/** One for each reader, shared by all chats. */
const coolDowns = new Map<string, SendCoolDown>();

function coolDownOf(readerId: string): SendCoolDown {
  const known = coolDowns.get(readerId) ?? new SendCoolDown();
  coolDowns.set(readerId, known);
  return known;
}

/**
 * One conversation, live while the component is mounted. Without an id it is the current one, which survives a reload, or
 * a new one. The component needs a key of user and conversation. Growing text does not draw it again: `GrowingText` has it.
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
      scheduleText: pacedPaint(),
      coolDown: import.meta.env.VITE_SEND_COOLDOWN === 'strict' ? 'strict' : 'until_answered',
      sendCoolDown: coolDownOf(user.id),
      onConversation: (id) => {
        if (!isCurrent) return;
        if (id) localStorage.setItem(STORAGE_KEYS.currentConversationId, id);
        else localStorage.removeItem(STORAGE_KEYS.currentConversationId);
      },
      onReplyEnded: ({ content }, isPrivate) =>
        notifyOfAnswer(session.getSnapshot().user?.settings.notifications, isPrivate ? null : content),
      onEnded: (reason) => {
        noteRefusal(reason);
        // Any other reason concerns the session, which asks the server for the user again.
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

  return { store, snapshot: useSyncExternalStore(store.subscribeToChanges, store.getSnapshot) };
}
