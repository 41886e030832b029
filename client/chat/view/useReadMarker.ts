import { useEffect } from 'react';
import type { ChatSnapshot } from '../store/chat-snapshot';
import type { ChatStore } from '../store/chat-store';

/** Marks messages as read while the page is visible: at each new message, and when the reader comes back to the page. */
export function useReadMarker(store: ChatStore, { messages, isStreaming, connection }: ChatSnapshot): void {
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
