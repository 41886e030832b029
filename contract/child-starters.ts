import type { Catalogues } from '../languages/catalogues.js';
import type { AgeBand } from './children.js';
import type { PictureKey } from './pictures.js';

/** What a child may say with one tap, as a picture with words: those of its key in `languages/<language>/child-starters.json`. */
export interface ChildStarter {
  key: keyof Catalogues['child-starters'];
  picture: PictureKey;
  /** A question about the world. Only a companion with an AI provider can answer it; the others are in the library. */
  isOpen?: true;
  /** For children up to nine, or from ten on. Without it, for all. */
  ages?: 'small' | 'big';
}

export const CHILD_STARTERS: readonly ChildStarter[] = [
  { key: 'fox', picture: 'fox', ages: 'small' },
  { key: 'counting', picture: 'blocks', ages: 'small' },
  { key: 'story', picture: 'book', ages: 'big' },
  { key: 'sky', picture: 'cloud', isOpen: true },
  { key: 'moon', picture: 'moon', ages: 'small' },
  { key: 'bees', picture: 'bee', isOpen: true },
  { key: 'words', picture: 'pencil' },
  { key: 'dinosaurs', picture: 'dinosaur', isOpen: true },
  { key: 'mouse', picture: 'mouse', ages: 'small' },
  { key: 'riddles', picture: 'bulb', ages: 'big' },
  { key: 'whale', picture: 'whale', isOpen: true },
  { key: 'socks', picture: 'sock', ages: 'small' },
  { key: 'stars', picture: 'star', isOpen: true, ages: 'big' },
];

const SMALL: ReadonlySet<AgeBand> = new Set(['0_5', '6_9']);

/** The starters for a child of this age. */
export function startersFor(ageBand: AgeBand): ChildStarter[] {
  const ages = SMALL.has(ageBand) ? 'small' : 'big';
  return CHILD_STARTERS.filter((starter) => starter.ages === undefined || starter.ages === ages);
}
