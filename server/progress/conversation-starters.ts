import type { AgeBand } from '../../contract/children.js';
import type { Language } from '../../contract/languages.js';
import type { Catalogues } from '../../languages/catalogues.js';
import { catalogueIn } from '../platform/languages/texts.js';

const YOUNG_BANDS: readonly AgeBand[] = ['0_5', '6_9'];
export const STARTERS = 2;

/** By topic tag, for young and for older children. */
type Questions = Readonly<Record<string, Readonly<Record<'young' | 'older', Readonly<Record<string, string>>>>>>;
const questionsIn = (language: Language): Questions & Catalogues['table-questions'] =>
  catalogueIn(language, 'table-questions');

/**
 * Two questions for a talk at the table: about the topics that came up most, else about anything. The same `seed` gives the
 * same questions.
 */
export function conversationStarters(
  tags: readonly string[],
  band: AgeBand,
  seed: string,
  language: Language = 'en',
): string[] {
  const age = YOUNG_BANDS.includes(band) ? 'young' : 'older';
  const questions = questionsIn(language);
  const topics = tags.flatMap((tag) => (Object.hasOwn(questions, tag) ? [questions[tag]!] : []));
  const chosen = new Set<string>();
  for (const topic of [...topics, questions.anything, questions.anything]) {
    const free = Object.values(topic[age]).filter((text) => !chosen.has(text));
    const text = free[numberOf(seed) % free.length];
    if (text !== undefined) chosen.add(text);
    if (chosen.size === STARTERS) break;
  }
  return [...chosen];
}

/** A small number that depends on every character (FNV-1a). */
function numberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.codePointAt(0)!, 0x01000193);
  return hash >>> 0;
}
