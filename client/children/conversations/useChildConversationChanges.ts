import { useSubscription } from '@apollo/client/react';
import { useCallback, useEffect, useRef } from 'react';
import type { ChildConversationChangedSubscription } from '../../gql/graphql';
import { useGap, useRetry } from '../../platform/useLiveSocket';
import { CHILD_CONVERSATION_CHANGED } from './child-conversations.graphql';

type ChildConversationChange = ChildConversationChangedSubscription['childConversationChanged'];

interface Listeners {
  /** For rows that appear or disappear. The cache updates the others by itself. */
  onChange?: (change: ChildConversationChange) => void;
  /** Changes may have been missed. */
  onGap: () => void;
}

/** Keeps the cached conversations of a child up to date while the caller is mounted. */
export function useChildConversationChanges(childId: string, listeners: Listeners): void {
  const latest = useRef(listeners);
  useEffect(() => {
    latest.current = listeners;
  });
  const { error, restart } = useSubscription(CHILD_CONVERSATION_CHANGED, {
    variables: { childId },
    onData: ({ data: { data } }) => {
      if (data) latest.current.onChange?.(data.childConversationChanged);
    },
  });
  const retry = useCallback(() => {
    restart();
    latest.current.onGap();
  }, [restart]);
  useRetry(Boolean(error), retry);
  useGap(() => latest.current.onGap());
}
