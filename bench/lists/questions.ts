/** What is asked of the lists: `ListQuery` of the repository, with a name for the table. */
export interface Question {
  name: string;
  limit: number;
  offset: number;
  includeArchived: boolean;
  search: string;
  sortBy: 'recent' | 'oldest' | 'most_messages';
  type: 'casual' | 'educational' | 'creative' | null;
}

const PAGE = 10;
const first: Omit<Question, 'name'> = {
  limit: PAGE,
  offset: 0,
  includeArchived: false,
  search: '',
  sortBy: 'recent',
  type: null,
};
const SORTS = ['recent', 'oldest', 'most_messages'] as const;
const TYPES = ['casual', 'educational', 'creative'] as const;
/** Four characters that most accounts have, twelve that some have, and what nobody has. */
const TERMS = { '4 characters': 'bath', '12 characters': 'the kitchen ', 'no hit': 'zqxjkvbw' };

/** Every sort, every filter and search, on the first page and far behind it. */
export function questions(deepPage: number): Question[] {
  const offset = (deepPage - 1) * PAGE;
  return [
    ...SORTS.flatMap((sortBy) => [
      { ...first, name: sortBy, sortBy },
      { ...first, name: `${sortBy}, page ${deepPage}`, sortBy, offset },
    ]),
    ...TYPES.map((type) => ({ ...first, name: `recent, ${type}`, type })),
    { ...first, name: 'recent, with archived', includeArchived: true },
    { ...first, name: `recent, with archived, page ${deepPage}`, includeArchived: true, offset },
    ...Object.entries(TERMS).map(([name, search]) => ({ ...first, name: `search, ${name}`, search })),
    { ...first, name: 'search, 4 characters, most messages', search: TERMS['4 characters'], sortBy: 'most_messages' },
  ] satisfies Question[];
}
