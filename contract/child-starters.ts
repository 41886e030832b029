import type { AgeBand } from './children.js';
import type { PictureKey } from './pictures.js';

/** What a child may say with one tap, as a picture with words. */
export interface ChildStarter {
  text: string;
  picture: PictureKey;
  /** A question about the world. Only a companion with an AI provider can answer it; the others are in the library. */
  isOpen?: true;
  /** For children up to nine, or from ten on. Without it, for all. */
  ages?: 'small' | 'big';
}

export const CHILD_STARTERS: readonly ChildStarter[] = [
  { text: 'Tell me a story about a fox', picture: 'fox', ages: 'small' },
  { text: 'Play a counting game with me', picture: 'blocks', ages: 'small' },
  { text: 'Tell me a story', picture: 'book', ages: 'big' },
  { text: 'Why is the sky blue?', picture: 'cloud', isOpen: true },
  { text: 'Tell me a story about the moon', picture: 'moon', ages: 'small' },
  { text: 'How do bees make honey?', picture: 'bee', isOpen: true },
  { text: 'Play a word game with me', picture: 'pencil' },
  { text: 'What did dinosaurs eat?', picture: 'dinosaur', isOpen: true },
  { text: 'Tell me a story about a mouse', picture: 'mouse', ages: 'small' },
  { text: 'Play a riddle game with me', picture: 'bulb', ages: 'big' },
  { text: 'How big is a whale?', picture: 'whale', isOpen: true },
  { text: 'Tell me a story about socks', picture: 'sock', ages: 'small' },
  { text: 'How do stars shine?', picture: 'star', isOpen: true, ages: 'big' },
];

const SMALL: ReadonlySet<AgeBand> = new Set(['0_5', '6_9']);

/** The starters for a child of this age. */
export function startersFor(ageBand: AgeBand): ChildStarter[] {
  const ages = SMALL.has(ageBand) ? 'small' : 'big';
  return CHILD_STARTERS.filter((starter) => starter.ages === undefined || starter.ages === ages);
}

const STARTER_TEXTS: ReadonlySet<string> = new Set(CHILD_STARTERS.map(({ text }) => text));

/** Whether a child said this with one tap, and did not write it. */
export function isChildStarter(text: string): boolean {
  return STARTER_TEXTS.has(text.trim());
}
