import { NetworkStatus } from '@apollo/client';
import { useApolloClient, useQuery } from '@apollo/client/react';
import { useCallback, useMemo } from 'react';
import type {
  ConversationSort,
  ConversationsQuery,
  ConversationsQueryVariables,
  ConversationType,
} from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { useAskWhenIdle } from '../ui/useAskWhenIdle';
import { useNextPage } from '../ui/useNextPage';
import { applyChange, arrange, joinPages, type ListFilter } from './conversation-list';
import { CONVERSATIONS } from './conversations.graphql';
import { useConversationChanges } from './useConversationChanges';

/** A row of a list, with the snippet that a search found. */
export type ListedConversation = ConversationsQuery['conversations']['items'][number];

export interface ConversationList {
  items: readonly ListedConversation[];
  total: number;
  hasMore: boolean;
  /** There is nothing to show yet. */
  isLoading: boolean;
  /** The total is not known, because the list is loading or has failed to load. */
  isUnknown: boolean;
  isLoadingMore: boolean;
  /** The list is being reloaded while rows are shown. */
  isRefreshing: boolean;
  error: Error | null;
  /** The error of the next page. */
  moreError: Error | null;
  refresh: () => void;
  loadMore: () => void;
}

const NO_ITEMS: readonly ListedConversation[] = [];
/** The largest page that the server returns. */
const MAX_PAGE_SIZE = 100;

function variablesOf(filter: ListFilter, limit: number): ConversationsQueryVariables {
  return {
    limit,
    offset: 0,
    includeArchived: filter.archived,
    search: filter.search,
    sortBy: filter.sort.toUpperCase() as ConversationSort,
    type: filter.type ? (filter.type.toUpperCase() as ConversationType) : null,
    tag: filter.topic,
  };
}

/**
 * A live, paged list of the user's conversations. Each change of the filter asks the server, and the previous rows stay
 * until it responds.
 */
export function useConversationList(filter: ListFilter, pageSize: number): ConversationList {
  const client = useApolloClient();
  // Loads as many rows as were shown before, so that the scroll position can be restored when the person comes back.
  const limit = useMemo(() => {
    const known = client.readQuery<ConversationsQuery>({
      query: CONVERSATIONS,
      variables: variablesOf(filter, pageSize),
    });
    return Math.min(MAX_PAGE_SIZE, Math.max(pageSize, known?.conversations.items.length ?? 0));
  }, [client, filter, pageSize]);

  const { data, previousData, error, loading, networkStatus, refetch, fetchMore, updateQuery } = useQuery(
    CONVERSATIONS,
    {
      variables: variablesOf(filter, limit),
      fetchPolicy: 'cache-and-network',
      nextFetchPolicy: 'cache-first',
      notifyOnNetworkStatusChange: true,
    },
  );

  const isChanging = networkStatus === NetworkStatus.setVariables;
  const page = (data ?? (isChanging ? previousData : undefined))?.conversations;
  const shown = useMemo(() => (page ? arrange(page, filter) : null), [page, filter]);
  const loaded = page?.items.length ?? 0;
  const shownCount = shown?.items.length ?? 0;

  const fetchNext = useCallback(
    () =>
      fetchMore({
        // The server's list does not have the hidden rows.
        variables: { limit: pageSize, offset: shownCount },
        updateQuery: ({ conversations: before }, { fetchMoreResult: { conversations: next } }) => {
          const joined = joinPages(before, next, filter);
          return { conversations: { ...next, ...joined, items: [...joined.items] } };
        },
      }),
    [fetchMore, filter, shownCount, pageSize],
  );
  const more = useNextPage(fetchNext, filter);
  const { forgetError } = more;
  const refresh = useCallback(() => {
    forgetError();
    askAgain(() => refetch({ limit: Math.min(MAX_PAGE_SIZE, Math.max(pageSize, loaded)), offset: 0 }));
  }, [forgetError, refetch, loaded, pageSize]);
  /** Without the signs of loading. */
  const refreshQuietly = useCallback(
    () =>
      client.query({
        query: CONVERSATIONS,
        variables: variablesOf(filter, Math.min(MAX_PAGE_SIZE, Math.max(pageSize, loaded))),
        fetchPolicy: 'network-only',
        // Not the answer to an older question that is on its way.
        context: { queryDeduplication: false },
      }),
    [client, filter, loaded, pageSize],
  );

  const askQuietly = useCallback(() => askAgain(refreshQuietly), [refreshQuietly]);
  const askIfOverwritten = useAskWhenIdle(loading, askQuietly);

  useConversationChanges({
    onChange: (change) => {
      askIfOverwritten();
      updateQuery((_, { complete, previousData: known }) => {
        if (!complete) return;
        const { conversations } = known;
        // Only a search finds snippets.
        const conversation = change.conversation && { ...change.conversation, snippet: null };
        const next = applyChange(conversations, { ...change, conversation }, filter);
        return next === conversations
          ? undefined
          : { conversations: { ...conversations, ...next, items: [...next.items] } };
      });
    },
    onGap: askQuietly,
  });

  return {
    items: shown?.items ?? NO_ITEMS,
    total: shown?.total ?? 0,
    hasMore: shown?.hasMore ?? false,
    isLoading: !shown && !error,
    isUnknown: !shown,
    // The promise and the rows of the next page do not arrive at the same time.
    isLoadingMore: more.isLoading || networkStatus === NetworkStatus.fetchMore,
    isRefreshing: isChanging || networkStatus === NetworkStatus.refetch,
    error: error ?? null,
    moreError: more.error,
    refresh,
    loadMore: more.load,
  };
}
