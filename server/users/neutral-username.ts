import { randomInt } from 'node:crypto';

/** Without vowels, so that no words come out, and without letters and digits that look alike. */
const LETTERS = 'bcdfghjkmnpqrstvwxz23456789';

/** `parent-7f3k`: a user name that says nothing of its owner, as moderators see it. */
export function neutralUsername(length: number): string {
  return `parent-${Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('')}`;
}
