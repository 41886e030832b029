import { CONVERSATION_SORTS, type ConversationSort, SEARCH_MIN_LENGTH, TAG_COLORS } from '../../contract/conversations';
import { SEARCH_MAX_LENGTH } from '../../contract/limits';

/** The types that the filter offers. Storytelling has no option of its own. */
export const TYPE_FILTERS = ['casual', 'educational', 'creative'] as const;
export type TypeFilter = (typeof TYPE_FILTERS)[number];

/** The state of the controls of the conversation lists, as their URL holds it. */
export interface ListControls {
  search: string;
  sort: ConversationSort;
  type: TypeFilter | null;
  topic: string | null;
  archived: boolean;
}

export const DEFAULT_CONTROLS: ListControls = {
  search: '',
  sort: 'recent',
  type: null,
  topic: null,
  archived: false,
};

/** Reads the controls from a URL. Unknown values are ignored. */
export function readControls(parameters: URLSearchParams): ListControls {
  const sort = parameters.get('sort');
  const type = parameters.get('type');
  const topic = parameters.get('topic');
  return {
    search: (parameters.get('search') ?? '').slice(0, SEARCH_MAX_LENGTH),
    sort: CONVERSATION_SORTS.find((known) => known === sort) ?? DEFAULT_CONTROLS.sort,
    type: TYPE_FILTERS.find((known) => known === type) ?? null,
    topic: topic !== null && Object.hasOwn(TAG_COLORS, topic) ? topic : null,
    archived: parameters.get('archived') === 'true',
  };
}

/** Writes the controls to URL parameters, without those at their defaults. */
export function writeControls(controls: ListControls): URLSearchParams {
  const parameters = new URLSearchParams();
  if (controls.search.trim()) parameters.set('search', controls.search);
  if (controls.sort !== DEFAULT_CONTROLS.sort) parameters.set('sort', controls.sort);
  if (controls.type) parameters.set('type', controls.type);
  if (controls.topic) parameters.set('topic', controls.topic);
  if (controls.archived) parameters.set('archived', 'true');
  return parameters;
}

/**
 * Whether a text is empty, too short to search for, or a search. The length is counted in code points after trimming, as
 * on the server.
 */
export function readSearch(text: string): { kind: 'none' } | { kind: 'short' } | { kind: 'search'; text: string } {
  const trimmed = text.trim();
  if (!trimmed) return { kind: 'none' };
  if ([...trimmed].length < SEARCH_MIN_LENGTH) return { kind: 'short' };
  return { kind: 'search', text: trimmed };
}
