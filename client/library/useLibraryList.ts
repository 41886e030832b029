import { useMemo } from 'react';
import type { GuideSummaryBody } from '../../contract/library';
import { useSharedData } from '../platform/useSharedData';
import { useUrlParameters } from '../ui/useUrlParameters';
import { useUrlSearch } from '../ui/useUrlSearch';
import { type LibraryFilter, readFilter, topicsOf, writeFilter } from './library-filter';

/** The items of a list page and their filter, which is kept in the address. */
export function useLibraryList<Item extends Pick<GuideSummaryBody, 'slug' | 'topics'>>(path: string) {
  const [parameters, setParameters] = useUrlParameters();
  const filter = useMemo(() => readFilter(parameters), [parameters]);
  const { text: search, setText: setSearch } = useUrlSearch(filter.search, (text) =>
    setParameters((current) => writeFilter({ ...readFilter(current), search: text }), { replace: true }),
  );

  const change = (next: Partial<LibraryFilter>) => {
    if (next.search !== undefined) setSearch(next.search);
    else
      setParameters((current) => writeFilter({ ...readFilter(current), ...next }), { replace: true, flushSync: true });
  };
  const clear = () => {
    setSearch('');
    setParameters(() => new URLSearchParams(), { replace: true });
  };

  // The unfiltered list has all topics. It is loaded once and then cached.
  const all = useSharedData<Item[]>(path);
  const query = writeFilter(filter).toString();
  const found = useSharedData<Item[]>(query ? `${path}?${query}` : path);
  const topics = useMemo(() => topicsOf(all.data ?? []), [all.data]);
  return {
    filter: { ...filter, search },
    change,
    clear,
    isFiltered: query !== '',
    topics,
    items: found.data ?? [],
    found,
  };
}
