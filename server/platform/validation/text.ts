import { z } from 'zod';
import { SEARCH_MAX_LENGTH } from '../../../contract/limits.js';
import { isUuid } from '../ids.js';
import { say } from '../languages/refusals.js';

/** Text that Postgres can store: well-formed Unicode without NUL, trimmed. */
export function cleanText(text: string): string {
  return text.toWellFormed().replaceAll('\u0000', '').trim();
}

/** At most `maximum` UTF-16 units of a well-formed text. Never cuts a surrogate pair, which Postgres would refuse. */
export function cutText(text: string, maximum: number): string {
  return text.slice(0, maximum).replace(/[\uD800-\uDBFF]$/, '');
}

/** A line or a text of `minimum` to `maximum` UTF-16 units, cleaned first. */
export function textOf(minimum: number, maximum: number) {
  return z
    .string(say('text'))
    .transform(cleanText)
    .refine((text) => text.length >= minimum, minimum === 1 ? say('empty') : say('minCharacters', { min: minimum }))
    .refine((text) => text.length <= maximum, say('maxCharacters', { max: maximum }))
    .meta({ minLength: minimum, maxLength: maximum });
}

const LINK = /:\/\/|\bwww\./i;

/** As `textOf`, for what a family puts on each other's screens: a link there could lead a child anywhere. */
export function linkFreeText(minimum: number, maximum: number) {
  return textOf(minimum, maximum).refine((text) => !LINK.test(text), say('links'));
}

/** Search text for a staff table; only blanks mean no search. */
export const searchWords = z
  .string()
  .transform((text) => cleanText(text) || null)
  .refine((text) => text === null || text.length <= SEARCH_MAX_LENGTH, say('maxCharacters', { max: SEARCH_MAX_LENGTH }))
  .nullish();

/** A text that is compared exactly: one that cleaning would change is refused. */
export function exactText(maximum: number) {
  return z
    .string()
    .min(1)
    .max(maximum)
    .refine((text) => cleanText(text) === text.trim(), say('wellFormed'));
}

/** An id from a path. `null` unless it is a UUID: such an id cannot exist, so the caller answers 404, never 422. */
export function existingId(text: unknown): string | null {
  return isUuid(text) ? text.toLowerCase() : null;
}

/** A whole number from a query. */
export function wholeNumber(minimum: number, maximum: number) {
  const message = say('wholeBetween', { min: minimum, max: maximum });
  return z
    .string(message)
    .regex(/^-?\d{1,10}$/, message)
    .transform(Number)
    .refine((value) => value >= minimum && value <= maximum, message)
    .meta({ override: { type: 'integer', minimum, maximum, pattern: undefined } });
}

/** `true` or `false` out of a query. */
export const queryBoolean = z
  .enum(['true', 'false'], say('yesNo'))
  .transform((value) => value === 'true')
  .meta({ override: { type: 'boolean', enum: undefined } });
