import { randomInt } from 'node:crypto';

/** No vowels, so that no words appear, and no letters and digits that look alike. */
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';

/** `parent-7f3k`: moderators see user names, so the default one reveals nothing about its owner. */
export function neutralUsername(length: number): string {
  return `parent-${Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}
