import type { Language } from './languages.ts';

type Words = Readonly<Record<Language, string>>;

/**
 * Stands in every answer to a child that guardians never see. The child decides by it whether to say more, and its screen
 * opens a new talk next time.
 */
export const NOT_SHOWN_TO_FAMILY: Words = {
  en: 'This is not shown to your family.',
  de: 'Das wird deiner Familie nicht gezeigt.',
  es: 'Esto no se muestra a tu familia.',
};

/** Each safety answer that names help lines to a child asks this. The others close a topic kindly, or end a stopped reply. */
export const ASKS_OF_DANGER: Words = {
  en: 'danger right now?',
  de: 'jetzt in Gefahr?',
  es: 'peligro ahora mismo?',
};

/** Whether an answer holds the words, in whatever language it was written. */
export function holds(answer: string, words: Words): boolean {
  return Object.values(words).some((one) => answer.includes(one));
}
