import { CONTENT_LANGUAGE } from './voices';

/** Browsers stop long utterances after some seconds, so each sentence is one of its own. */
export function sentencesOf(text: string): string[] {
  const segments = new Intl.Segmenter(CONTENT_LANGUAGE, { granularity: 'sentence' }).segment(text);
  return [...segments].map(({ segment }) => segment.trim()).filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** The word of the sentence that begins at or after `start`. Not every browser tells how long it is. */
export function wordAt(sentence: string, start: number, length?: number): { start: number; end: number } | null {
  if (length) return { start, end: Math.min(start + length, sentence.length) };
  const match = /[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/u.exec(sentence.slice(start));
  return match && { start: start + match.index, end: start + match.index + match[0].length };
}
