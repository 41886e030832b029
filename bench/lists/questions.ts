/** The measured queries: `ListQuery` of the repository, with a name for the table. */
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
/** Words of falling frequency: in every third message, in most accounts, in some, in one, in none. */
const TERMS = {
  'common word': 'that',
  '4 characters': 'bath',
  '12 characters': 'the kitchen ',
  'rare word': 'mutenwick',
  'no hit': 'zqxjkvbw',
};

/** Every sort, every filter and search, on the first page and on others far behind it. */
export function questions(deepPages: readonly number[]): Question[] {
  const pagesOf = (question: Question) => [
    question,
    ...deepPages.map((page) => ({ ...question, name: `${question.name}, page ${page}`, offset: (page - 1) * PAGE })),
  ];
  return [
    ...SORTS.flatMap((sortBy) => pagesOf({ ...first, name: sortBy, sortBy })),
    ...TYPES.map((type) => ({ ...first, name: `recent, ${type}`, type })),
    ...pagesOf({ ...first, name: 'recent, with archived', includeArchived: true }),
    ...Object.entries(TERMS).map(([name, search]) => ({ ...first, name: `search, ${name}`, search })),
    { ...first, name: 'search, 4 characters, most messages', search: TERMS['4 characters'], sortBy: 'most_messages' },
  ];
}
