import { useQuery } from '@apollo/client/react';
import { CHILDREN } from '../children/children.graphql';
import type { ChildFieldsFragment } from '../gql/graphql';
import { askAgain } from '../platform/ask-again';

interface GuardedChildren {
  /** Null until they have loaded. */
  children: readonly ChildFieldsFragment[] | null;
  error: Error | null;
  reload: () => void;
}

/**
 * The children that the reader is a guardian of. Children that the reader only helps with are left out. `skip`: do not ask,
 * for accounts that have no children.
 */
export function useGuardedChildren({ skip = false } = {}): GuardedChildren {
  const { data, error, refetch } = useQuery(CHILDREN, { skip });
  return {
    children: data?.children.filter(({ role }) => role !== 'HELPER') ?? null,
    error: data ? null : (error ?? null),
    reload: () => askAgain(refetch),
  };
}
