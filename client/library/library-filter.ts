import type { AgeBand } from '../../contract/library';
import { t } from './boards/texts';

/** The search parameters of a library page. */
export interface LibraryFilter {
  search: string;
  topic: string | null;
  /** In years. */
  age: number | null;
}

/** Ages to filter by. */
export const AGES: readonly number[] = Array.from({ length: 11 }, (_, index) => index + 2);

export function readFilter(parameters: URLSearchParams): LibraryFilter {
  const age = Number(parameters.get('age'));
  return {
    search: (parameters.get('search') ?? '').slice(0, 200),
    topic: parameters.get('topic') || null,
    age: AGES.includes(age) ? age : null,
  };
}

/** The filter as a query, for the page's address and for the server. Empty fields are left out. */
export function writeFilter({ search, topic, age }: LibraryFilter): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search.trim()) parameters.set('search', search.trim());
  if (topic) parameters.set('topic', topic);
  if (age !== null) parameters.set('age', String(age));
  return parameters;
}

/** All topics of some items, sorted. They are lower-case words: a collator would cost a phone 100 ms to load. */
export function topicsOf(items: readonly { topics: readonly string[] }[]): string[] {
  return [...new Set(items.flatMap(({ topics }) => topics))].sort();
}

/** `3-5` as `3–5 years`. */
export function ageText(age: AgeBand): string {
  return yearsText(age.replace('-', '–'));
}

export function yearsText(age: number | string): string {
  return t('years', { age });
}

/** A topic as a label: `bedtime` as `Bedtime`. */
export function topicText(topic: string): string {
  return topic.charAt(0).toUpperCase() + topic.slice(1);
}
