import { useSubscription } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { ConversationChangedSubscription } from '../gql/graphql';
import { liveSocket } from '../platform/apollo';
import { CONVERSATION_CHANGED } from './conversations.graphql';

export type ConversationChange = ConversationChangedSubscription['conversationChanged'];

/** After the transport has given up, it is asked again this often, and as soon as the browser is online. */
const RETRY_MS = 30_000;

interface Listeners {
  /** For what a cache cannot know: rows that come and go. */
  onChange?: (change: ConversationChange) => void;
  /** Changes may have been missed: ask the server. */
  onGap?: () => void;
}

/**
 * Keeps every conversation in the cache as the server has it, for as long as the caller is mounted: what another tab,
 * a device or the companion changes arrives here, and the cache shows it wherever that conversation is on screen.
 */
export function useConversationChanges(listeners: Listeners): void {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });

  const { restart, error } = useSubscription(CONVERSATION_CHANGED, {
    onData: ({ data: { data } }) => {
      if (data) latest.current.onChange?.(data.conversationChanged);
    },
  });

  useEffect(() => {
    let isFirst = true;
    return liveSocket.on('connected', (_socket, _payload, wasRetry) => {
      if (!isFirst || wasRetry) latest.current.onGap?.();
      isFirst = false;
    });
  }, []);

  useEffect(() => {
    if (!error) return;
    const again = () => {
      restart();
      latest.current.onGap?.();
    };
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener('online', again);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', again);
    };
  }, [error, restart]);
}
