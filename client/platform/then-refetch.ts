import type { ObservableQuery } from '@apollo/client';

/**
 * Options of a mutation that ends only after the queries of these names were asked again, so that its button stays busy
 * until the page shows what changed. With `awaitRefetchQueries`, a query that fails would make the mutation fail too,
 * although the server did it, and a person would press again. Here each query shows its own error.
 */
export function thenRefetch(...names: readonly string[]) {
  return {
    refetchQueries: [...names],
    // Apollo also calls it for other queries, whose data in the cache the mutation changed. They need no request.
    onQueryUpdated: (query: ObservableQuery) =>
      names.includes(query.queryName ?? '')
        ? query
            .refetch()
            .retain()
            .catch(() => undefined)
        : undefined,
  };
}
