import type { SafetySentence } from './safety-set.js';

/** Words in more sentences than this say little about likeness, and would make the search slow. */
const COMMON_WORD = 400;
/** Shorter sentences are compared as a whole only. */
const COMPARABLE_WORDS = 4;

/** Pairs of sentences that are equal but for case and punctuation, or share most of their words. */
export function similarPairs(sentences: readonly SafetySentence[], share: number): string[] {
  const texts = sentences.map(({ text }) => wordsOf(text));
  return [...equalPairs(sentences, texts), ...likePairs(sentences, texts, share)];
}

/** Beginnings of so many words that more than `atMost` sentences share. */
export function sharedBeginnings(sentences: readonly SafetySentence[], words: number, atMost: number): string[] {
  const beginnings = sentences
    .map(({ text }) => wordsOf(text))
    .filter((text) => text.length >= words)
    .map((text) => text.slice(0, words).join(' '));
  return Object.entries(Object.groupBy(beginnings, (beginning) => beginning))
    .filter(([, same]) => same!.length > atMost)
    .map(([beginning]) => beginning);
}

/** The places of the texts that equal one of the others but for case and punctuation, or share most of their words with it. */
export function likeAny(texts: readonly string[], others: readonly string[], share: number): number[] {
  const sets = others.map((other) => new Set(wordsOf(other)));
  const equal = new Set(others.map((other) => wordsOf(other).join(' ')));
  const places = new Map<string, number[]>();
  for (const [index, words] of sets.entries()) {
    for (const word of words) places.set(word, [...(places.get(word) ?? []), index]);
  }
  return texts.flatMap((text, index) => {
    const words = new Set(wordsOf(text));
    if (equal.has(wordsOf(text).join(' '))) return index;
    if (words.size < COMPARABLE_WORDS) return [];
    const common = new Map<number, number>();
    for (const word of words)
      for (const other of places.get(word) ?? []) common.set(other, (common.get(other) ?? 0) + 1);
    return [...common].some(([other, count]) => count / (words.size + sets[other]!.size - count) >= share) ? index : [];
  });
}

function equalPairs(sentences: readonly SafetySentence[], texts: readonly string[][]): string[] {
  const first = new Map<string, string>();
  return sentences.flatMap(({ id }, index) => {
    const text = texts[index]!.join(' ');
    const other = first.get(text);
    first.set(text, id);
    return other ? [`${other} equals ${id}`] : [];
  });
}

function likePairs(sentences: readonly SafetySentence[], texts: readonly string[][], share: number): string[] {
  const sets = texts.map((words) => new Set(words));
  const places = new Map<string, number[]>();
  const pairs: string[] = [];
  sets.forEach((words, index) => {
    if (words.size < COMPARABLE_WORDS) return;
    const candidates = new Set([...words].flatMap((word) => places.get(word) ?? []));
    for (const other of candidates) {
      if (likeness(words, sets[other]!) >= share) pairs.push(`${sentences[other]!.id} is like ${sentences[index]!.id}`);
    }
    for (const word of words) {
      const seen = places.get(word) ?? [];
      if (seen.length < COMMON_WORD) seen.push(index);
      places.set(word, seen);
    }
  });
  return pairs;
}

/** The share of words that two sentences have in common (Jaccard). */
function likeness(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const common = [...one].filter((word) => other.has(word)).length;
  return common / (one.size + other.size - common);
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .split(/\s+/)
    .filter(Boolean);
}
