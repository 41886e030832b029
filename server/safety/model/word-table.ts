import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../platform/project-root.ts';

export const WORD_GROUPS_FILE = join(projectRoot(), 'content/safety/word-groups.txt');

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
/** Shorter unknown words are too easily another word. */
const TYPO_MIN_LENGTH = 4;
const TYPO_MAX_LENGTH = 20;

interface Entry {
  /** 0 is the most frequent word. */
  readonly rank: number;
  readonly groups: readonly [large: string, small: string];
}

/**
 * Common words with two groups of words that are used alike, a large one and a small one, so that the model understands
 * sentences with words that no training sentence holds. The words come in order of frequency.
 */
export class WordTable {
  private readonly entries = new Map<string, Entry>();

  constructor(list: string) {
    for (const line of list.split('\n')) {
      if (line === '' || line.startsWith('#')) continue;
      const [word = '', large = '', small = ''] = line.split(' ');
      this.entries.set(word, { rank: this.entries.size, groups: [large, small] });
    }
  }

  static load(): WordTable {
    return new WordTable(readFileSync(WORD_GROUPS_FILE, 'utf8'));
  }

  has(word: string): boolean {
    return this.entries.has(word);
  }

  /** The group of a word; signs such as `#phone` and the ends of a sentence are groups of their own. */
  groupOf(word: string, level: 0 | 1): string {
    return this.entries.get(word)?.groups[level] ?? (/^[#<>]/.test(word) ? word : '?');
  }

  /** The most frequent word at one slip of the finger from an unknown one. */
  nearest(word: string): string | null {
    if (word.length < TYPO_MIN_LENGTH || word.length > TYPO_MAX_LENGTH || !/^[a-z]+$/.test(word)) return null;
    let best: string | null = null;
    let least = Number.POSITIVE_INFINITY;
    for (const candidate of slipsOf(word)) {
      const rank = this.entries.get(candidate)?.rank ?? Number.POSITIVE_INFINITY;
      if (rank < least) [best, least] = [candidate, rank];
    }
    return best;
  }
}

/** What a word becomes when one letter is left out, swapped with the next, replaced or added. The first letter stays. */
function* slipsOf(word: string): Generator<string> {
  for (let at = 1; at <= word.length; at += 1) {
    const start = word.slice(0, at);
    const rest = word.slice(at);
    if (rest !== '') yield start + rest.slice(1);
    if (rest.length > 1) yield start + rest.charAt(1) + rest.charAt(0) + rest.slice(2);
    for (const letter of LETTERS) {
      if (rest !== '') yield start + letter + rest.slice(1);
      yield start + letter + rest;
    }
  }
}
