import { useDebouncedValue } from '@mantine/hooks';
import { useState } from 'react';
import type { ContentScope } from '../../contract/contents';
import { CLIENT_TIMES } from '../platform/times';
import type { ContentFilterText } from './ContentFilters';
import type { ContentFilter } from './useContents';

/** What the reader narrows a shelf to. The search waits until typing pauses. */
export function useContentFilter(scope: ContentScope) {
  const [text, setText] = useState<ContentFilterText>({ search: '', kind: null, childId: null });
  const [search] = useDebouncedValue(text.search.trim(), CLIENT_TIMES.searchDebounceMs);
  const filter: ContentFilter = {
    scope: scope === 'library' ? 'LIBRARY' : 'HOUSEHOLD',
    kind: text.kind,
    search: search || null,
    childId: text.childId,
  };
  return {
    filter,
    text,
    change: (part: Partial<ContentFilterText>) => setText((before) => ({ ...before, ...part })),
    isNarrowed: text.search !== '' || text.kind !== null || text.childId !== null,
  };
}
