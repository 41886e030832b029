import type { ReadingLevel } from '../../contract/children.js';

/** Texts of fewer words say too little about how hard they are. */
const WORDS_MIN = 5;
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;
const SENTENCE_END = /(?<![.!?…])[.!?…]+(?=\s|["'’”)]|$)|\n{2,}/gu;

/**
 * The US school grade that a text asks for by the Automated Readability Index (Senter and Smith, 1967), which counts letters,
 * words and sentences. It was made for English and is rough for other languages. `null`: the text is too short.
 */
export function gradeOf(text: string): number | null {
  const words = text.match(WORD) ?? [];
  if (words.length < WORDS_MIN) return null;
  const letters = words.reduce((sum, word) => sum + word.replace(/[^\p{L}\p{N}]/gu, '').length, 0);
  const sentences = text.split(SENTENCE_END).filter((part) => part.search(WORD) !== -1).length;
  return 4.71 * (letters / words.length) + 0.5 * (words.length / Math.max(1, sentences)) - 21.43;
}

/** Who can read a story alone: up to grade 2 a child that reads first words, up to grade 6 one that reads. */
export function readingLevelOf(text: string): ReadingLevel | null {
  const grade = gradeOf(text);
  if (grade === null) return null;
  if (grade <= 2) return 'first_words';
  return grade <= 6 ? 'reads' : 'reads_well';
}
