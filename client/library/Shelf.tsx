import { Button, SimpleGrid } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { GuideSummaryBody } from '../../contract/library';
import { CLIENT_TIMES } from '../../contract/limits';
import { BranchDrawing } from '../ui/BranchDrawing';
import { EmptyState } from '../ui/EmptyState';
import { ErrorNotice } from '../ui/ErrorNotice';
import { PageHeader } from '../ui/PageHeader';
import { CardGridSkeleton } from '../ui/Skeletons';
import { FilterBar } from './FilterBar';
import { type LibraryFilter, readFilter, topicsOf, writeFilter } from './library-filter';
import { useLibrary } from './useLibrary';

interface ShelfProps<Item> {
  title: string;
  subtitle: string;
  /** Of the REST API: `/library/guides`. */
  path: string;
  searchLabel: string;
  nothingFound: string;
  card: (item: Item) => ReactNode;
}

/** A list page of the library: search, topic and age, kept in the address, and a card for each item found. */
export function Shelf<Item extends Pick<GuideSummaryBody, 'slug' | 'topics'>>(props: ShelfProps<Item>) {
  const { title, subtitle, path, searchLabel, nothingFound, card } = props;
  const [parameters, setParameters] = useSearchParams();
  const filter = useMemo(() => readFilter(parameters), [parameters]);
  const [search, setSearch] = useState(filter.search);
  const [debounced] = useDebouncedValue(search, CLIENT_TIMES.searchDebounceMs);

  const change = (next: Partial<LibraryFilter>) => {
    if (next.search !== undefined) setSearch(next.search);
    else
      setParameters((current) => writeFilter({ ...readFilter(current), ...next }), { replace: true, flushSync: true });
  };
  useEffect(() => {
    setParameters(
      (current) => {
        const known = readFilter(current);
        return known.search === debounced.trim() ? current : writeFilter({ ...known, search: debounced });
      },
      { replace: true },
    );
  }, [debounced, setParameters]);

  // The whole shelf names the topics; it is read once and then remembered.
  const all = useLibrary<Item[]>(path);
  const query = writeFilter(filter).toString();
  const found = useLibrary<Item[]>(query ? `${path}?${query}` : path);
  const topics = useMemo(() => topicsOf(all.data ?? []), [all.data]);
  const items = found.data ?? [];

  return (
    <>
      <PageHeader title={title} subtitle={subtitle} />
      <FilterBar filter={{ ...filter, search }} topics={topics} searchLabel={searchLabel} onChange={change} />
      {found.error !== null && <ErrorNotice error={found.error} onRetry={found.retry} />}
      {found.isLoading && items.length === 0 && <CardGridSkeleton />}
      {!found.isLoading && found.error === null && items.length === 0 && (
        <EmptyState
          title={nothingFound}
          drawing={<BranchDrawing empty />}
          action={
            query && (
              <Button
                variant="light"
                onClick={() => {
                  setSearch('');
                  setParameters({}, { replace: true });
                }}
              >
                Show everything
              </Button>
            )
          }
        >
          Try other words, another topic or another age.
        </EmptyState>
      )}
      <p className="visually-hidden" role="status">
        {found.isLoading ? '' : `${items.length} found`}
      </p>
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="md" aria-busy={found.isLoading}>
        {items.map(card)}
      </SimpleGrid>
    </>
  );
}
