import { z } from 'zod';
import { say } from '../languages/refusals.js';
import { cleanText } from './text.js';

/** Control characters, and those that turn the direction of a text or cannot be seen. Joined emoji stay. */
const HIDDEN_CHARACTERS = /[\p{Cc}\p{Zl}\p{Zp}\u200b\u200c\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u;

/** A name that others see, of 1 to `maximum` code points, so that an emoji counts as few. */
export function shownName(maximum: number) {
  return z
    .string(say('text'))
    .transform(cleanText)
    .refine((text) => text.length > 0, say('empty'))
    .refine((text) => [...text].length <= maximum, say('maxCharacters', { max: maximum }))
    .refine((text) => !HIDDEN_CHARACTERS.test(text), say('hidden'))
    .meta({ minLength: 1, maxLength: maximum });
}
