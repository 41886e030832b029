import { useMemo, useState } from 'react';
import { useUrlParameters } from '../ui/useUrlParameters';
import { useUrlSearch } from '../ui/useUrlSearch';
import type { ListFilter } from './conversation-list';
import { type ListControls, readControls, readSearch, writeControls } from './list-url';

/** The controls of the conversation lists. The URL holds their state, and all views of the lists share it. */
export function useListControls() {
  const [parameters, setParameters] = useUrlParameters();
  const controls = useMemo(() => readControls(parameters), [parameters]);
  const { text, setText, isWaiting } = useUrlSearch(controls.search, (search) =>
    setParameters((current) => writeControls({ ...readControls(current), search }), { replace: true }),
  );

  const searchText = useLastSearch(controls.search);
  const { sort, type, topic, archived } = controls;
  const filter = useMemo<ListFilter>(
    () => ({ sort, type, topic, archived, search: searchText }),
    [sort, type, topic, archived, searchText],
  );
  // The hint follows each keystroke; the server is only asked when typing pauses.
  const isTooShort = readSearch(text).kind === 'short';
  return {
    text,
    setText,
    sort,
    type,
    topic,
    archived,
    setControls: (change: Partial<ListControls>) => {
      if (change.search !== undefined) setText(change.search);
      // Synchronous, because a checkbox that waits for the router's transition looks broken.
      setParameters((current) => writeControls({ ...readControls(current), ...change }), {
        replace: true,
        flushSync: true,
      });
    },
    filter,
    searchText,
    isTooShort,
    /** The rows do not belong to the text in the search field: it is too short, or typing has not paused. */
    isStale: isTooShort || isWaiting,
    /** The list leaves out conversations that Clear All would delete. */
    isPartial: searchText !== null || type !== null || topic !== null,
    isNarrowed: searchText !== null || type !== null || topic !== null || archived,
  };
}

/** The words to search for. While a text is too short, those before it, so that the list does not empty on the way. */
function useLastSearch(text: string): string | null {
  const search = readSearch(text);
  const [last, setLast] = useState(search.kind === 'search' ? search.text : null);
  const next = search.kind === 'search' ? search.text : search.kind === 'short' ? last : null;
  if (next !== last) setLast(next);
  return next;
}
