import type { Drawings } from './drawing';

/** As in the addresses of their pages. */
export type Shelf = 'story' | 'games';

/** The pictures of each story and game: a chunk each, loaded when it is looked at. */
const DRAWINGS: Readonly<Record<string, () => Promise<{ drawings: Drawings }>>> = {
  'story/the-bear-who-counted-stars': () => import('./stories/the-bear-who-counted-stars'),
  'story/the-fox-and-the-other-half-of-the-moon': () => import('./stories/the-fox-and-the-other-half-of-the-moon'),
  'story/the-loudest-mouse': () => import('./stories/the-loudest-mouse'),
  'story/the-snail-who-was-first': () => import('./stories/the-snail-who-was-first'),
  'story/otto-and-the-late-bus': () => import('./stories/otto-and-the-late-bus'),
  'story/the-cloud-factory': () => import('./stories/the-cloud-factory'),
  'story/the-lamp-that-would-not-sleep': () => import('./stories/the-lamp-that-would-not-sleep'),
  'story/the-color-that-came-last': () => import('./stories/the-color-that-came-last'),
  'story/soup-for-a-giant': () => import('./stories/soup-for-a-giant'),
  'story/mira-and-the-missing-word': () => import('./stories/mira-and-the-missing-word'),
  'story/the-dinosaur-in-the-quarry': () => import('./stories/the-dinosaur-in-the-quarry'),
  'story/the-girl-who-collected-wind': () => import('./stories/the-girl-who-collected-wind'),
  'story/the-lift-to-thursday': () => import('./stories/the-lift-to-thursday'),
  'story/the-map-of-grandmothers-garden': () => import('./stories/the-map-of-grandmothers-garden'),
  'story/three-socks': () => import('./stories/three-socks'),
  'games/apples-for-the-hedgehog': () => import('./games/apples-for-the-hedgehog'),
  'games/beads-on-a-string': () => import('./games/beads-on-a-string'),
  'games/counting-at-the-pond': () => import('./games/counting-at-the-pond'),
  'games/forest-memory': () => import('./games/forest-memory'),
  'games/i-spy-colours': () => import('./games/i-spy-colours'),
  'games/letter-garden': () => import('./games/letter-garden'),
  'games/pattern-parade': () => import('./games/pattern-parade'),
  'games/rhyme-kitchen': () => import('./games/rhyme-kitchen'),
  'games/riddle-attic': () => import('./games/riddle-attic'),
  'games/sink-or-float': () => import('./games/sink-or-float'),
  'games/two-by-two': () => import('./games/two-by-two'),
  'games/who-feels-what': () => import('./games/who-feels-what'),
  'games/word-workshop': () => import('./games/word-workshop'),
  'story/the-blanket-in-the-round-window': () => import('./stories/the-blanket-in-the-round-window'),
  'story/the-country-on-the-ceiling': () => import('./stories/the-country-on-the-ceiling'),
  'story/the-goat-who-ate-the-ending': () => import('./stories/the-goat-who-ate-the-ending'),
  'story/the-light-on-the-stairs': () => import('./stories/the-light-on-the-stairs'),
  'story/the-price-of-a-smell': () => import('./stories/the-price-of-a-smell'),
  'story/a-dot-on-the-curve': () => import('./stories/a-dot-on-the-curve'),
  'story/is-it-running': () => import('./stories/is-it-running'),
  'story/six-hours-and-twelve-minutes': () => import('./stories/six-hours-and-twelve-minutes'),
  'story/the-strike-at-number-twelve': () => import('./stories/the-strike-at-number-twelve'),
  'story/tree-number-two': () => import('./stories/tree-number-two'),
};

/** Keeps what has been loaded, so that a picture that was seen before is there at once. */
const loaded = new Map<string, Drawings>();

/** All that are drawn, such as `story/three-socks`. */
export const DRAWN: readonly string[] = Object.keys(DRAWINGS);

/** The pictures of a story or a game, or null for one without, such as a story that a family wrote. */
export async function drawingsOf(shelf: Shelf, slug: string): Promise<Drawings | null> {
  const load = DRAWINGS[`${shelf}/${slug}`];
  if (!load) return null;
  const { drawings } = await load();
  loaded.set(`${shelf}/${slug}`, drawings);
  return drawings;
}

/** The same, if they have been loaded before. */
export function loadedDrawingsOf(shelf: Shelf, slug: string): Drawings | null {
  return loaded.get(`${shelf}/${slug}`) ?? null;
}
