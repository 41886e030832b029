import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import { CLIENT_TIMES } from '../../contract/limits';

/** Search text and page of a table; another search or filter begins at the first page. */
export function usePagedSearch(pageSize: number) {
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(0);
  const [debounced] = useDebouncedValue(search, CLIENT_TIMES.searchDebounceMs);
  return {
    search,
    setSearch: (text: string) => {
      setSearch(text);
      setPage(0);
    },
    page,
    setPage,
    variables: { search: debounced.trim() || null, limit: pageSize, offset: page * pageSize },
  };
}
