import type { Sign } from '../safety-signs.ts';

type AtLeastOne<T> = readonly [T, ...T[]];

/** Sentences that show what an entry is for. `rules.spec.ts` checks each of them. */
interface Examples {
  /** Unique. Names the entry in tests and reviews. */
  id: string;
  matches: AtLeastOne<string>;
  /** Similar sentences that the entry must leave alone. */
  passes: AtLeastOne<string>;
}

/** A sign of danger. It sees the readings of a text: plain lower-case words without contractions or signs. */
export interface Rule extends Examples {
  sign: Sign;
  /** The harm may come from the child's home. */
  isHome?: boolean;
}

/** A phrase that sounds dangerous and is not. It needs the flag `g`. */
export interface HarmlessPhrase extends Examples {
  pattern: RegExp;
}
