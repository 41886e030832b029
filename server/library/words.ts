/** Words too common to say anything about a question. */
const STOP_WORDS = new Set(
  (
    'a about after again all also always am an and any are as at be because been before being but by can could did do ' +
    'does doing done down each even ever every explain for from get gets getting give go goes going good had has have ' +
    'he help her here hers him his how i if in into is it its just kid kids know learn learned learning learns learnt ' +
    'let like little lot make makes me more most much my need needs never no not now of off old on one only or our ' +
    'out over own please really said say says she should so some something still such take tell than thank thanks ' +
    'that the their them then there these they thing things this those to today too try trying up us use very want ' +
    'wants was way we well were what when where which while who why will with would year years you your yours ' +
    'child children son daughter toddler baby hi hello hey ok okay yes im dont doesnt cant wont isnt ive whats hes ' +
    'shes tips idea ideas advice question boy girl normal start starts starting started begin begins use uses using used'
  ).split(' '),
);

/** Synonyms: British and American, and the words of adults and children. */
const SYNONYMS: readonly string[] = [
  'mother mum mom mummy mommy mama',
  'father dad daddy papa',
  'grandmother grandma granny nana',
  'grandfather grandpa granddad',
  'asleep sleep',
  'afraid scared frightened fear fearful fears scary',
  'shout yell scream',
  'nappy diaper',
  'trousers pants',
  'torch flashlight',
  'holiday vacation',
  'lift elevator',
  'colour color',
  'nursery daycare preschool kindergarten',
  'die died dying death dead',
  'lie lied lying fib',
  'jealous jealousy',
  'fight quarrel argue',
  'tired exhausted worn',
];

/** A light stemmer: "brushing", "brushed" and "brushes" share one stem. Good enough for search, not for grammar. */
function stem(word: string): string {
  if (word.length > 5 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  for (const ending of ['ings', 'ing', 'ed', 'es']) {
    if (word.length - ending.length < 3 || !word.endsWith(ending)) continue;
    const root = word.slice(0, -ending.length);
    const last = root.at(-1);
    return last === root.at(-2) && last !== 'l' && last !== 's' ? root.slice(0, -1) : root;
  }
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

const stemOf = (word: string): string => stem(word).replace(/(?<=\w{3})e$/, '');
const CANONICAL: ReadonlyMap<string, string> = new Map(
  SYNONYMS.flatMap((group) => {
    const [first, ...others] = group.split(' ').map(stemOf);
    return others.map((other) => [other, first!] as const);
  }),
);

/** The search terms of a text: lower case, stemmed, without stop words, and with one term for all synonyms. */
export function words(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
    .map(stemOf)
    .map((word) => CANONICAL.get(word) ?? word);
}
