import { useSubscription } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import type { ChildConversationChangedSubscription } from '../../gql/graphql';
import { useLiveAgain } from '../../platform/useLiveAgain';
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
  const live = useSubscription(CHILD_CONVERSATION_CHANGED, {
    variables: { childId },
    onData: ({ data: { data } }) => {
      if (data) latest.current.onChange?.(data.childConversationChanged);
    },
  });
  useLiveAgain(live, listeners.onGap);
}
