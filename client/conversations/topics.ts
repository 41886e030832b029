import { TAG_COLORS } from '../../contract/conversations.js';

const TOPICS = Object.keys(TAG_COLORS);
const MAX_OFFERED = 4;
/** One letter fits too many topics. */
const MIN_LENGTH = 2;

/** Words that are too short for a search, with the tag that a conversation about them has. */
const SHORT_WORDS: Readonly<Record<string, string>> = {
  art: 'creative',
  bed: 'bedtime',
  cat: 'animals',
  cry: 'emotional',
  dog: 'animals',
  eat: 'health',
  fox: 'animals',
  nap: 'bedtime',
  owl: 'animals',
  pet: 'animals',
  sad: 'emotional',
  shy: 'emotional',
  sum: 'math',
  why: 'question',
  zoo: 'animals',
};

/**
 * The topics to offer for a text that is too short to search for: `bed` and `nap` lead to bedtime. `nameOf` names a topic
 * in the language of the screen.
 */
export function topicsFor(text: string, nameOf: (topic: string) => string = (topic) => topic): string[] {
  const typed = text.trim().toLowerCase();
  if (typed.length < MIN_LENGTH) return [];
  const words = Object.keys(SHORT_WORDS).filter((word) => word.startsWith(typed));
  const named = TOPICS.filter((topic) => [topic, nameOf(topic).toLowerCase()].some((name) => name.startsWith(typed)));
  return [...new Set([...named, ...words.map((word) => SHORT_WORDS[word]!)])].slice(0, MAX_OFFERED);
}
