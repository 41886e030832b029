import { withinEdits } from './edit-distance.ts';

/** Words shorter than this are too easily another word. */
const TYPO_MIN_LENGTH = 4;
const STEM_MIN_LENGTH = 3;

/** The words that the rules know, the ordinary words that must not be taken for misspelt ones, and how to find the nearest. */
export class Vocabulary {
  private readonly words: ReadonlySet<string>;
  private readonly stems: ReadonlySet<string>;
  private readonly ordinary: ReadonlySet<string>;
  /** Words of the rules by what is left of them without one letter. */
  private readonly byRest = new Map<string, string[]>();
  private readonly byLength = new Map<number, string[]>();
  private readonly longest: number;

  constructor({
    words,
    stems,
    ordinary,
  }: { words: Iterable<string>; stems: Iterable<string>; ordinary: Iterable<string> }) {
    this.words = new Set(words);
    this.stems = new Set(stems);
    this.ordinary = new Set(ordinary);
    for (const word of this.words) {
      append(this.byLength, word.length, word);
      if (word.length < TYPO_MIN_LENGTH - 1) continue;
      for (const rest of restsOf(word)) append(this.byRest, rest, word);
    }
    this.longest = Math.max(0, ...[...this.words].map(({ length }) => length));
  }

  /** The rules know the word. */
  has(word: string): boolean {
    return this.words.has(word) || this.stemsOf(word).length > 0;
  }

  isOrdinary(word: string): boolean {
    return this.ordinary.has(word);
  }

  /** The beginnings of a word that rules look for. */
  stemsOf(word: string): string[] {
    const found: string[] = [];
    for (let length = STEM_MIN_LENGTH; length <= word.length; length += 1) {
      const start = word.slice(0, length);
      if (this.stems.has(start)) found.push(start);
    }
    return found;
  }

  /** The nearest words of the rules to a word that nobody knows. */
  nearest(word: string): string[] {
    if (word.length < TYPO_MIN_LENGTH - 1 || word.length > this.longest + 1) return [];
    const candidates = new Set(restsOf(word).flatMap((rest) => this.byRest.get(rest) ?? []));
    return [...candidates].filter((candidate) => isNear(word, candidate));
  }

  /** Words of the rules that fit a word with stars in place of letters. */
  uncensored(word: string): string[] {
    const letters = [...word];
    return (this.byLength.get(letters.length) ?? []).filter((candidate) =>
      letters.every((letter, index) => letter === '*' || letter === candidate[index]),
    );
  }

  /** Splits words that were run together. `null` where that is not possible with words of the rules and short ordinary ones. */
  split(run: string): string[] | null {
    // The fewest words that end at each letter.
    const best: (string[] | null)[] = [[]];
    for (let end = 1; end <= run.length; end += 1) {
      best[end] = null;
      for (let start = Math.max(0, end - this.longest); start < end; start += 1) {
        const before = best[start];
        const word = run.slice(start, end);
        if (!before || !this.isPart(word)) continue;
        const shortest = best[end];
        if (!shortest || before.length + 1 < shortest.length) best[end] = [...before, word];
      }
    }
    return best[run.length] ?? null;
  }

  private isPart(word: string): boolean {
    if (word.length === 1) return word === 'i' || word === 'a';
    return this.words.has(word) || (word.length > 2 && this.ordinary.has(word));
  }
}

/** Short words differ in one letter from many others, so their first letter must be right. */
function isNear(word: string, candidate: string): boolean {
  if (Math.min(word.length, candidate.length) < TYPO_MIN_LENGTH - 1) return false;
  const mustBeginAlike = candidate.length <= TYPO_MIN_LENGTH;
  if (mustBeginAlike && word[0] !== candidate[0] && word[1] !== candidate[0]) return false;
  if (candidate.length < TYPO_MIN_LENGTH && word.length <= candidate.length) return isSwap(word, candidate);
  return withinEdits(word, candidate, 1);
}

/** The same letters in another order. */
function isSwap(word: string, candidate: string): boolean {
  return word.length === candidate.length && [...word].sort().join('') === [...candidate].sort().join('');
}

/** The word, and what is left of it without one letter. */
function restsOf(word: string): string[] {
  const rests = Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
  return [...new Set([word, ...rests])];
}

function append<Key>(map: Map<Key, string[]>, key: Key, word: string): void {
  const list = map.get(key);
  if (list) list.push(word);
  else map.set(key, [word]);
}
