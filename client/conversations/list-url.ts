import { CONVERSATION_SORTS, type ConversationSort } from '../../contract/conversations';
import { SEARCH_MAX_LENGTH, SEARCH_MIN_LENGTH } from '../../contract/limits';

/** The types that the list can be narrowed to (spec §2); storytelling has no option of its own. */
export const TYPE_FILTERS = ['casual', 'educational', 'creative'] as const;
export type TypeFilter = (typeof TYPE_FILTERS)[number];

/** What the address of `/conversation-list` says: the whole state of its controls. */
export interface ListControls {
  search: string;
  sort: ConversationSort;
  type: TypeFilter | null;
  archived: boolean;
}

export const DEFAULT_CONTROLS: ListControls = { search: '', sort: 'recent', type: null, archived: false };

/** Reads the controls from an address; what is unknown there counts as not given. */
export function readControls(parameters: URLSearchParams): ListControls {
  const sort = parameters.get('sort');
  const type = parameters.get('type');
  return {
    search: (parameters.get('search') ?? '').slice(0, SEARCH_MAX_LENGTH),
    sort: CONVERSATION_SORTS.find((known) => known === sort) ?? DEFAULT_CONTROLS.sort,
    type: TYPE_FILTERS.find((known) => known === type) ?? null,
    archived: parameters.get('archived') === 'true',
  };
}

/** Writes the controls; what stands at its default is left out, so that a plain list has a plain address. */
export function writeControls(controls: ListControls): URLSearchParams {
  const parameters = new URLSearchParams();
  if (controls.search.trim()) parameters.set('search', controls.search);
  if (controls.sort !== DEFAULT_CONTROLS.sort) parameters.set('sort', controls.sort);
  if (controls.type) parameters.set('type', controls.type);
  if (controls.archived) parameters.set('archived', 'true');
  return parameters;
}

/**
 * What a search text stands for: nothing to search, too short to be asked of the server (the list is then empty),
 * or the text to ask for. Counted in code points after trimming, as the server counts.
 */
export function readSearch(text: string): { kind: 'none' } | { kind: 'short' } | { kind: 'search'; text: string } {
  const trimmed = text.trim();
  if (!trimmed) return { kind: 'none' };
  if ([...trimmed].length < SEARCH_MIN_LENGTH) return { kind: 'short' };
  return { kind: 'search', text: trimmed };
}
