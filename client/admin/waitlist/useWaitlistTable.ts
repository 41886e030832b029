import { useQuery } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import type { WaitlistEntryRowFragment, WaitlistSort, WaitlistStatsFieldsFragment } from '../../gql/graphql';
import { askAgain } from '../../platform/ask-again';
import type { Sort } from '../../ui/table-sort';
import { usePagedSearch } from '../../ui/usePagedSearch';
import { WAITLIST_ENTRIES } from './waitlist.graphql';

export type WaitlistEntry = WaitlistEntryRowFragment;
export type StatusFilter = 'WAITLISTED' | 'APPROVED' | 'ALL';
export type WaitlistTable = ReturnType<typeof useWaitlistTable>;

/** One mutation approves at most this many entries, so that a full page can be approved at once. */
const PAGE_SIZE = 50;

/** Rows, filters and selection of the waitlist table. The rows are reloaded when the stats change. */
export function useWaitlistTable(stats: WaitlistStatsFieldsFragment | null) {
  const { search, setSearch, sort, setSort, page, setPage, variables } = usePagedSearch<WaitlistSort>(
    PAGE_SIZE,
    'PLACE',
  );
  const [filter, setFilter] = useState<StatusFilter>('WAITLISTED');
  const [selectedEmails, setSelectedEmails] = useState<ReadonlySet<string>>(new Set());
  const { data, previousData, error, loading, refetch } = useQuery(WAITLIST_ENTRIES, {
    variables: { ...variables, sortBy: sort.by, status: filter === 'ALL' ? null : filter },
    notifyOnNetworkStatusChange: true,
  });

  // Someone joined, or another admin approved.
  const waitingCount = stats?.totalOnWaitlist;
  const approvedCount = stats?.totalApproved;
  useEffect(() => {
    if (waitingCount !== undefined && approvedCount !== undefined) askAgain(refetch);
  }, [waitingCount, approvedCount, refetch]);

  const result = (data ?? previousData)?.waitlistEntries;
  const rows = result?.items ?? null;
  const waiting = rows?.filter(({ status }) => status === 'WAITLISTED') ?? [];
  const selected = waiting.filter(({ email }) => selectedEmails.has(email));
  const areAllSelected = waiting.length > 0 && selected.length === waiting.length;
  const clearSelection = () => setSelectedEmails(new Set());

  return {
    rows,
    total: result?.total ?? 0,
    error,
    isRefreshing: loading,
    isStale: !data,
    refresh: () => askAgain(refetch),
    pageSize: PAGE_SIZE,
    search,
    setSearch,
    filter,
    setFilter: (next: StatusFilter) => {
      setFilter(next);
      setPage(0);
      clearSelection();
    },
    sort,
    setSort: (next: Sort<WaitlistSort>) => {
      setSort(next);
      clearSelection();
    },
    page,
    setPage: (next: number) => {
      setPage(next);
      clearSelection();
    },
    selection: {
      /** The selected entries of this page that still wait. */
      entries: selected,
      /** How many entries of this page can be selected. */
      possibleCount: waiting.length,
      areAllSelected,
      isSelected: ({ email }: WaitlistEntry) => selectedEmails.has(email),
      toggle: ({ email }: WaitlistEntry) =>
        setSelectedEmails((before) => {
          const emails = new Set(before);
          if (!emails.delete(email)) emails.add(email);
          return emails;
        }),
      toggleAll: () => setSelectedEmails(areAllSelected ? new Set() : new Set(waiting.map(({ email }) => email))),
      clear: clearSelection,
    },
  };
}
