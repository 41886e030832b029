import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useCallback } from 'react';
import type { ContentKind, ContentScope } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';
import { useNextPage } from '../ui/useNextPage';
import { CONTENTS } from './contents.graphql';

export interface ContentFilter {
  scope: ContentScope;
  kind: ContentKind | null;
  search: string | null;
  childId: string | null;
}

const PAGE_SIZE = 24;

/** A shelf, the newest first. While another filter loads, the rows of the one before stay. */
export function useContents(filter: ContentFilter) {
  const { data, previousData, error, networkStatus, refetch, fetchMore } = useQuery(CONTENTS, {
    variables: { ...filter, limit: PAGE_SIZE, offset: 0 },
  });
  const isChanging = networkStatus === NetworkStatus.setVariables;
  const page = (data ?? (isChanging ? previousData : undefined))?.contents;
  const loaded = page?.items.length ?? 0;
  const fetchNext = useCallback(() => fetchMore({ variables: { offset: loaded } }), [fetchMore, loaded]);
  const more = useNextPage(fetchNext, JSON.stringify(filter));
  const reload = useCallback(() => askAgain(refetch), [refetch]);
  return {
    items: page?.items ?? [],
    hasMore: page?.hasMore ?? false,
    isLoading: !page && !error,
    isStale: isChanging,
    error: page ? null : (error ?? null),
    more,
    reload,
  };
}
