import type { ReviewDirection } from '../../../contract/safety.ts';
import type { WordTable } from './word-table.ts';

/** Features are kept by hash. Where two share a place, the training has seen to it that this does little harm. */
export const BUCKETS = 1 << 16;

/** Raise it whenever a text gets other features than before: the weights belong to it. */
export const FEATURE_VERSION = 2;

/** How much a run of letters counts beside a word. */
const LETTERS_SHARE = 0.4;
const CACHE_MAX = 20_000;
const PART_LENGTHS = [3, 4, 5];
const WORD_MAX_LENGTH = 24;

/** What a sentence consists of: places in the table of weights, and how much each counts. */
export interface Features {
  readonly places: readonly number[];
  readonly shares: readonly number[];
}

interface KnownWord {
  /** Of the word itself, and of its two groups. */
  readonly hashes: readonly number[];
  /** Places of its runs of three to five letters. */
  readonly parts: readonly number[];
}

/**
 * Reads sentences as features: their words with their neighbours, the letters in their words, and the same for groups of words
 * that are used alike, so that "my uncle slaps me" is near "my granddad hits me". Words count for both directions, and again
 * for their own.
 */
export class FeatureReader {
  private readonly cache = new Map<string, KnownWord>();
  /** In which sentence a place was last taken, so that no place counts twice in one. */
  private readonly taken = new Uint32Array(BUCKETS);
  private sentence = 0;
  private readonly table: WordTable;

  constructor(table: WordTable) {
    this.table = table;
  }

  featuresOf(words: readonly string[], direction: ReviewDirection): Features {
    this.sentence += 1;
    const features = { places: [] as number[], shares: [] as number[] };
    const known = ['<', ...words, '>'].map((word) => this.known(word));
    for (let level = 0; level < 3; level += 1) {
      this.addNeighbours(
        known.map(({ hashes }) => hashes[level] ?? 0),
        level + 1,
        direction === 'in' ? 1 : 2,
        features,
      );
    }
    for (const { parts } of known) for (const place of parts) this.add(place, LETTERS_SHARE, features);
    return features;
  }

  private add(place: number, share: number, { places, shares }: { places: number[]; shares: number[] }): void {
    if (this.taken[place] === this.sentence) return;
    this.taken[place] = this.sentence;
    places.push(place);
    shares.push(share);
  }

  private addNeighbours(
    hashes: readonly number[],
    level: number,
    direction: number,
    features: { places: number[]; shares: number[] },
  ): void {
    const addBoth = (feature: number): void => {
      this.add(placeOf(feature), 1, features);
      this.add(placeOf(mixed(feature, direction)), 1, features);
    };
    for (let index = 0; index < hashes.length; index += 1) {
      const word = mixed(level, hashes[index] as number);
      const [next, third, fourth] = [hashes[index + 1], hashes[index + 2], hashes[index + 3]];
      addBoth(word);
      if (next === undefined) continue;
      addBoth(mixed(mixed(word, 2), next));
      if (third === undefined) continue;
      addBoth(mixed(mixed(mixed(word, 3), next), third));
      addBoth(mixed(mixed(word, 4), third));
      if (fourth !== undefined) addBoth(mixed(mixed(word, 5), fourth));
    }
  }

  private known(word: string): KnownWord {
    const cached = this.cache.get(word);
    if (cached) return cached;
    const hashes = [word, this.table.groupOf(word, 0), this.table.groupOf(word, 1)].map(hashOf);
    const known = { hashes, parts: /^[#<>]/.test(word) ? [] : partsOf(word) };
    if (this.cache.size >= CACHE_MAX) this.cache.clear();
    this.cache.set(word, known);
    return known;
  }
}

function partsOf(word: string): number[] {
  const framed = `^${word.slice(0, WORD_MAX_LENGTH)}$`;
  return PART_LENGTHS.flatMap((length) =>
    Array.from({ length: Math.max(0, framed.length - length + 1) }, (_, start) =>
      placeOf(hashOf(framed.slice(start, start + length))),
    ),
  );
}

/** FNV-1a. */
function hashOf(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  return value;
}

function mixed(one: number, other: number): number {
  const value = Math.imul(one ^ (one >>> 15) ^ Math.imul(other, 0x27d4eb2f), 0x2c1b3c6d);
  return value ^ (value >>> 13);
}

function placeOf(feature: number): number {
  const value = Math.imul(feature ^ (feature >>> 16), 0x7feb352d);
  return (value ^ (value >>> 15)) & (BUCKETS - 1);
}
