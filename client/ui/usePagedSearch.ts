import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { CLIENT_TIMES } from '../platform/times';
import type { Sort } from './table-sort';

/** Search text, order and page of a table. Another search or order starts at the first page. */
export function usePagedSearch<By extends string>(pageSize: number, by: By) {
  const [search, setSearch] = useState('');
  const [sort, setSort] = useState<Sort<By>>({ by, reversed: false });
  const [page, setPage] = useState(0);
  const [debounced] = useDebouncedValue(search, CLIENT_TIMES.searchDebounceMs);
  return {
    search,
    setSearch: (text: string) => {
      setSearch(text);
      setPage(0);
    },
    sort,
    setSort: (next: Sort<By>) => {
      setSort(next);
      setPage(0);
    },
    page,
    setPage,
    variables: {
      search: debounced.trim() || null,
      reversed: sort.reversed,
      limit: pageSize,
      offset: page * pageSize,
    },
  };
}
