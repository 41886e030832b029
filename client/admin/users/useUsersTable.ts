import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import type { Role, UserSort } from '../../gql/graphql';
import { askAgain } from '../../platform/ask-again';
import { usePagedSearch } from '../../ui/usePagedSearch';
import { USERS } from './users.graphql';

const PAGE_SIZE = 25;

/** Rows, filters and order of the table of accounts. */
export function useUsersTable() {
  const { variables, ...paged } = usePagedSearch<UserSort>(PAGE_SIZE, 'NEWEST');
  const [role, setRole] = useState<Role | null>(null);
  const { data, previousData, error, loading, refetch } = useQuery(USERS, {
    variables: { ...variables, role, sortBy: paged.sort.by },
    notifyOnNetworkStatusChange: true,
  });
  const result = (data ?? previousData)?.users;
  return {
    ...paged,
    pageSize: PAGE_SIZE,
    role,
    setRole: (next: Role | null) => {
      setRole(next);
      paged.setPage(0);
    },
    rows: result?.items ?? null,
    total: result?.total ?? 0,
    error,
    isRefreshing: loading,
    isStale: !data,
    refresh: () => askAgain(refetch),
  };
}
