import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import { applyChange, arrange, joinPages, type ListFilter } from '../../conversations/conversation-list';
import type { ChildConversationsQuery } from '../../gql/graphql';
import { askAgain } from '../../platform/ask-again';
import { useNextPage } from '../../ui/useNextPage';
import { CHILD_CONVERSATIONS } from './child-conversations.graphql';
import { useChildConversationChanges } from './useChildConversationChanges';

export type ChildConversation = ChildConversationsQuery['childConversations']['items'][number];

/** The largest page that the server returns. */
const MAX_PAGE_SIZE = 100;

/** The conversations of a child, the newest first, live. `search`: only those that hold these words. */
export function useChildConversations(childId: string, search: string | null, pageSize: number) {
  const { data, previousData, error, networkStatus, refetch, fetchMore, updateQuery } = useQuery(CHILD_CONVERSATIONS, {
    variables: { childId, search, limit: pageSize, offset: 0 },
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  });
  const filter = useMemo(
    (): ListFilter => ({ sort: 'recent', type: null, archived: true, search, topic: null }),
    [search],
  );
  const isChanging = networkStatus === NetworkStatus.setVariables;
  const loadedPage = (data ?? (isChanging ? previousData : undefined))?.childConversations;
  const page = useMemo(() => loadedPage && arrange(loadedPage, filter), [loadedPage, filter]);
  const loaded = loadedPage?.items.length ?? 0;
  const shownCount = page?.items.length ?? 0;
  const fetchNext = useCallback(
    () =>
      fetchMore({
        // The server's list does not have the hidden rows.
        variables: { limit: pageSize, offset: shownCount },
        updateQuery: ({ childConversations: before }, { fetchMoreResult: { childConversations: next } }) => {
          const joined = joinPages(before, next, filter);
          return { childConversations: { ...next, ...joined, items: [...joined.items] } };
        },
      }),
    [fetchMore, filter, shownCount, pageSize],
  );
  const more = useNextPage(fetchNext, `${childId} ${search ?? ''}`);
  const refresh = useCallback(
    () => askAgain(() => refetch({ limit: Math.min(MAX_PAGE_SIZE, Math.max(pageSize, loaded)), offset: 0 })),
    [refetch, pageSize, loaded],
  );
  useChildConversationChanges(childId, {
    onChange: (change) =>
      updateQuery((_, { complete, previousData: known }) => {
        if (!complete) return;
        // Only a search finds snippets.
        const conversation = change.conversation && { ...change.conversation, snippet: null };
        const next = applyChange(known.childConversations, { ...change, conversation }, filter);
        if (next === known.childConversations) return;
        return { childConversations: { ...known.childConversations, ...next, items: [...next.items] } };
      }),
    onGap: refresh,
  });
  return {
    items: page?.items ?? [],
    total: page?.total ?? 0,
    hasMore: page?.hasMore ?? false,
    isLoading: !page && !error,
    isStale: isChanging,
    error: page ? null : (error ?? null),
    more,
    refresh,
  };
}
