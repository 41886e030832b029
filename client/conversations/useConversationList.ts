import { NetworkStatus } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import type {
  ConversationSort,
  ConversationsQuery,
  ConversationsQueryVariables,
  ConversationType,
} from '../gql/graphql';
import { useNextPage } from '../ui/useNextPage';
import { applyChange, arrange, type ListFilter } from './conversation-list';
import { CONVERSATIONS } from './conversations.graphql';
import { useConversationChanges } from './useConversationChanges';

/** A row of a list: with what a search found in it. */
export type ListedConversation = ConversationsQuery['conversations']['items'][number];

export interface ConversationList {
  items: readonly ListedConversation[];
  total: number;
  hasMore: boolean;
  /** Nothing to show yet. */
  isLoading: boolean;
  /** The server has not said how many there are: it is loading, or that failed. */
  isUnknown: boolean;
  isLoadingMore: boolean;
  /** The server is being asked again while something is shown already. */
  isRefreshing: boolean;
  error: Error | null;
  /** Why the next page could not be had. */
  moreError: Error | null;
  refresh: () => void;
  loadMore: () => void;
}

const NO_ITEMS: readonly ListedConversation[] = [];
/** The most that the server gives at once (contract §3). */
const MOST = 100;

function variablesOf(filter: ListFilter, limit: number): ConversationsQueryVariables {
  return {
    limit,
    offset: 0,
    includeArchived: filter.archived,
    search: filter.search,
    sortBy: filter.sort.toUpperCase() as ConversationSort,
    type: filter.type ? (filter.type.toUpperCase() as ConversationType) : null,
  };
}

/**
 * A list of the user's own conversations, page by page, live. Every change of the filter asks the server (spec §4);
 * what it answered before is shown meanwhile.
 */
export function useConversationList(filter: ListFilter, { pageSize = 10, skip = false } = {}): ConversationList {
  const client = useApolloClient();
  // Whoever comes back to a list finds as many rows as were left there, and so the place where they were.
  const limit = useMemo(() => {
    const known = client.readQuery<ConversationsQuery>({
      query: CONVERSATIONS,
      variables: variablesOf(filter, pageSize),
    });
    return Math.min(MOST, Math.max(pageSize, known?.conversations.items.length ?? 0));
  }, [client, filter, pageSize]);

  const { data, previousData, error, networkStatus, refetch, fetchMore, updateQuery } = useQuery(CONVERSATIONS, {
    variables: variablesOf(filter, limit),
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
    skip,
  });

  const isChanging = networkStatus === NetworkStatus.setVariables;
  const page = skip ? undefined : (data ?? (isChanging ? previousData : undefined))?.conversations;
  const shown = useMemo(() => (page ? arrange(page, filter) : null), [page, filter]);
  const loaded = page?.items.length ?? 0;

  const fetchNext = useCallback(
    () => fetchMore({ variables: { limit: pageSize, offset: loaded } }),
    [fetchMore, loaded, pageSize],
  );
  const more = useNextPage(fetchNext, filter);
  const { forgetError } = more;
  const refresh = useCallback(() => {
    forgetError();
    // A failure shows as the query's own error.
    refetch({ limit: Math.min(MOST, Math.max(pageSize, loaded)), offset: 0 }).catch(() => undefined);
  }, [forgetError, refetch, loaded, pageSize]);

  useConversationChanges({
    onChange: (change) => {
      if (skip) return;
      updateQuery((_, { complete, previousData: known }) => {
        if (!complete) return;
        const { conversations } = known;
        // What comes in this way was not searched for.
        const conversation = change.conversation && { ...change.conversation, snippet: null };
        const next = applyChange(conversations, { ...change, conversation }, filter);
        return next === conversations
          ? undefined
          : { conversations: { ...conversations, ...next, items: [...next.items] } };
      });
    },
    onGap: () => {
      if (!skip) refresh();
    },
  });

  return {
    items: shown?.items ?? NO_ITEMS,
    total: shown?.total ?? 0,
    hasMore: shown?.hasMore ?? false,
    isLoading: !skip && !shown && !error,
    isUnknown: !shown,
    // Until both are through: the answer may come before its rows.
    isLoadingMore: more.isLoading || networkStatus === NetworkStatus.fetchMore,
    isRefreshing: isChanging || networkStatus === NetworkStatus.refetch,
    error: error ?? null,
    moreError: more.error,
    refresh,
    loadMore: more.load,
  };
}
