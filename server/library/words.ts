/** Words that say nothing about a question. */
const STOP_WORDS = new Set(
  (
    'a about after again all also always am an and any are as at be because been before being but by can could did do ' +
    'does doing done down each even ever every explain for from get gets getting give go goes going good had has have ' +
    'he help her here hers him his how i if in into is it its just kid kids know learn learned learning learns learnt ' +
    'let like little lot make makes me more most much my need needs never no not now of off old on one only or our ' +
    'out over own please really said say says she should so some something still such take tell than thank thanks ' +
    'that the their them then there these they thing things this those to today too try trying up us use very want ' +
    'wants was way we well were what when where which while who why will with without would year years you your yours ' +
    'child children son daughter toddler baby hi hello hey ok okay yes im dont doesnt cant wont isnt ive whats hes ' +
    'shes tips idea ideas advice question boy girl normal'
  ).split(' '),
);

/** Words for the same: of England and America, of grown-ups and children. */
const SAME: readonly string[] = [
  'mother mum mom mummy mommy mama',
  'father dad daddy papa',
  'grandmother grandma granny nana',
  'grandfather grandpa granddad',
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

/** A light stem, so that "brushing", "brushed" and "brushes" meet. Good enough for a search, not for grammar. */
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
  SAME.flatMap((group) => {
    const [first, ...others] = group.split(' ').map(stemOf);
    return others.map((other) => [other, first!] as const);
  }),
);

/** The words of a text that a search goes by: lower case, without stop words, stemmed, one for all that mean the same. */
export function words(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word))
    .map(stemOf)
    .map((word) => CANONICAL.get(word) ?? word);
}
