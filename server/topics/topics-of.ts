/** Finds the topics of a text by its words. Pure: the same text always has the same topics. */
import { HARMLESS_PHRASES, SENSITIVE_WORDS } from './sensitive-words.js';
import { TAG_KEYWORDS } from './tag-words.js';

const TAG_PATTERNS = patternsOf(TAG_KEYWORDS);
const SENSITIVE_PATTERNS = patternsOf(SENSITIVE_WORDS);
const HARMLESS = patternOf(HARMLESS_PHRASES);

/** The tags of conversations that a text names, the most often named first. */
export function tagsNamed(text: string): string[] {
  return named(TAG_PATTERNS, text);
}

/** All topics of a child's message that guardians can make a rule for, the sensitive ones first. */
export function topicsOf(text: string): string[] {
  const plain = text.normalize('NFKC');
  return [...named(SENSITIVE_PATTERNS, plain.replace(HARMLESS, ' ')), ...tagsNamed(plain)];
}

function named(patterns: readonly (readonly [topic: string, pattern: RegExp])[], text: string): string[] {
  return patterns
    .map(([topic, pattern]) => ({ topic, count: text.match(pattern)?.length ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((left, right) => right.count - left.count)
    .map(({ topic }) => topic);
}

function patternsOf(words: Readonly<Record<string, readonly string[]>>) {
  return Object.entries(words).map(([topic, keywords]) => [topic, patternOf(keywords)] as const);
}

function patternOf(keywords: readonly string[]): RegExp {
  const words = keywords.map((keyword) => keyword.replaceAll(' ', '\\s+')).join('|');
  return new RegExp(`\\b(?:${words})(?:s|es|ed|ing)?\\b`, 'gi');
}
