import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import type { ChildConversationsQuery } from '../../gql/graphql';
import { askAgain } from '../../platform/ask-again';
import { useNextPage } from '../../ui/useNextPage';
import { CHILD_CONVERSATIONS } from './child-conversations.graphql';

export type ChildConversation = ChildConversationsQuery['childConversations']['items'][number];

/** No subscription reports the conversations of someone else, so the list asks again while it is on the screen. */
const POLL_MS = 10_000;

/** The conversations of a child, the newest first. `search`: only those that hold these words. */
export function useChildConversations(childId: string, search: string | null, pageSize: number) {
  const { data, previousData, error, networkStatus, refetch, fetchMore, startPolling, stopPolling } = useQuery(
    CHILD_CONVERSATIONS,
    {
      variables: { childId, search, limit: pageSize, offset: 0 },
      notifyOnNetworkStatusChange: true,
      pollInterval: POLL_MS,
      skipPollAttempt: () => document.visibilityState === 'hidden',
    },
  );
  const isChanging = networkStatus === NetworkStatus.setVariables;
  const page = (data ?? (isChanging ? previousData : undefined))?.childConversations;
  const loaded = page?.items.length ?? 0;
  const fetchNext = useCallback(() => {
    // Another question for the first page would drop the pages after it.
    stopPolling();
    return fetchMore({ variables: { limit: pageSize, offset: loaded } });
  }, [fetchMore, loaded, pageSize, stopPolling]);
  const more = useNextPage(fetchNext, `${childId} ${search ?? ''}`);
  return {
    items: page?.items ?? [],
    total: page?.total ?? 0,
    hasMore: page?.hasMore ?? false,
    isLoading: !page && !error,
    isStale: isChanging,
    error: page ? null : (error ?? null),
    more,
    refresh: () => {
      startPolling(POLL_MS);
      askAgain(refetch);
    },
  };
}
