import { z } from 'zod';
import { HOUSEHOLD_NAME_MAX_LENGTH } from '../../contract/households.js';
import { pageQuery } from '../platform/http/page-headers.js';
import { say } from '../platform/languages/refusals.js';
import { shownName } from '../platform/validation/shown-name.js';

const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });

/** ISO 3166-1: two letters of a country that exists. */
export const country = z
  .string(say('text'))
  .transform((text) => text.trim().toUpperCase())
  .refine((text) => /^[A-Z]{2}$/.test(text) && regions.of(text) !== undefined, say('country'))
  .meta({ minLength: 2, maxLength: 2 });

const householdName = shownName(HOUSEHOLD_NAME_MAX_LENGTH);

export const householdBody = z.strictObject({ name: householdName, country });

export const householdPatch = householdBody
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, say('nothingToChange'));

export const pinBody = z.strictObject({
  pin: z.string(say('text')).regex(/^[0-9]{4,8}$/, say('pinDigits')),
});

/** A page of the activity; with `controls_of`, only what concerns the rules of that child. */
export const activityQuery = pageQuery.extend({ controls_of: z.string(say('text')).max(64).optional() });

// Not checked further: an id that cannot exist gets the same 404 as an unknown one.
export const handOverBody = z.strictObject({ user_id: z.string(say('text')) });
