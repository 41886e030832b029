import { useSubscription } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { ConversationChangedSubscription } from '../gql/graphql';
import { useGap } from '../platform/useLiveSocket';
import { CONVERSATION_CHANGED } from './conversations.graphql';

export type ConversationChange = ConversationChangedSubscription['conversationChanged'];

/** A failed subscription is restarted this often, and when the browser comes back online. */
const RETRY_MS = 30_000;

interface Listeners {
  /** For rows that appear or disappear, which the cache cannot handle. */
  onChange?: (change: ConversationChange) => void;
  /** Changes may have been missed, so reload from the server. */
  onGap?: () => void;
}

/**
 * Keeps the cached conversations up to date while the caller is mounted. Changes by other tabs, devices and the
 * companion arrive here and show wherever a conversation is on screen.
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

  useGap(() => latest.current.onGap?.());

  useEffect(() => {
    if (!error) return;
    const retry = () => {
      restart();
      latest.current.onGap?.();
    };
    const timer = setInterval(retry, RETRY_MS);
    window.addEventListener('online', retry);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', retry);
    };
  }, [error, restart]);
}
