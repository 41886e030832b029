import { z } from 'zod';
import {
  AGE_BANDS,
  AVATARS,
  CHILD_COLOURS,
  CHILD_INTERESTS_MAX,
  CHILD_LANGUAGES_MAX,
  CHILD_NOTE_MAX_LENGTH,
  INTEREST_MAX_LENGTH,
  NICKNAME_MAX_LENGTH,
  READING_LEVELS,
  TRANSCRIPTS,
} from '../../contract/children.js';
import { redact } from '../moderation/redact.js';
import { say } from '../platform/languages/refusals.js';
import { shownName } from '../platform/validation/shown-name.js';
import { cleanText } from '../platform/validation/text.js';
import { isTimeZone } from '../recurrence/zone.js';

/**
 * A house number with a street, in the order of English and French ("12 Oak Street") or of German and Spanish
 * ("Eichenweg 12", "Calle Mayor 12"). Each form begins with something rare and is short, which keeps the time linear.
 */
const STREET =
  /\d{1,5}[a-z]?[ ,]{1,3}(?:[\p{L}'’.-]{1,30} ){0,3}(?:street|st|road|rd|avenue|ave|lane|ln|drive|close|court|crescent|terrace|square|boulevard|blvd|rue|calle|via)\b|(?:stra(?:ss|ß)e|str\.?|weg|allee|gasse|platz|straat|laan),? \d{1,5}|\b(?:calle|avenida|paseo|plaza)(?: [\p{L}'’.-]{1,30}){1,4},? \d{1,5}/iu;

function languageOf(text: string): string | null {
  try {
    return Intl.getCanonicalLocales(text)[0] ?? null;
  } catch {
    // Not a language tag: the schema below refuses it.
    return null;
  }
}

const language = z
  .string(say('text'))
  .refine((text) => text.length <= 35 && languageOf(text) !== null, say('languageTag'))
  .transform((text) => languageOf(text) ?? text);

/** No values twice, in the order in which they came. */
function uniqueList<T extends z.ZodType<string>>(item: T, maximum: number) {
  return z
    .array(item, say('list'))
    .transform((items) => [...new Set(items)])
    .refine((items) => items.length <= maximum, say('maxItems', { max: maximum }))
    .meta({ maxItems: maximum });
}

/** Counted in code points. Empty means none. */
const note = z
  .string(say('text'))
  .transform((text) => cleanText(text) || null)
  .refine(
    (text) => text === null || [...text].length <= CHILD_NOTE_MAX_LENGTH,
    say('maxCharacters', { max: CHILD_NOTE_MAX_LENGTH }),
  )
  .refine((text) => text === null || text.length > 4 * CHILD_NOTE_MAX_LENGTH || redact(text) === text, say('contacts'))
  .refine((text) => text === null || text.length > 4 * CHILD_NOTE_MAX_LENGTH || !STREET.test(text), say('street'))
  .nullable();

const profile = {
  nickname: shownName(NICKNAME_MAX_LENGTH),
  avatar: z.enum(AVATARS),
  colour: z.enum(CHILD_COLOURS),
  age_band: z.enum(AGE_BANDS),
  reading_level: z.enum(READING_LEVELS),
  languages: uniqueList(language, CHILD_LANGUAGES_MAX),
  interests: uniqueList(shownName(INTEREST_MAX_LENGTH), CHILD_INTERESTS_MAX),
  note,
  time_zone: z.string(say('text')).refine(isTimeZone, say('timeZone')),
  transcript: z.enum(TRANSCRIPTS),
};

const agreement = {
  text_version: z.string(say('text')),
  /** Of the text that the guardian read. */
  text_sha256: z.string(say('text')).optional(),
  agreed: z.literal(true, say('agree')),
};

export const childBody = z.strictObject({
  ...profile,
  reading_level: profile.reading_level.optional(),
  languages: profile.languages.optional(),
  interests: profile.interests.optional(),
  note: profile.note.optional(),
  transcript: profile.transcript.optional(),
  // Not checked further: an id that cannot exist gets the same 404 as an unknown one.
  household_id: z.string(say('text')).optional(),
  consent: z.strictObject(agreement, say('guardianAgrees')),
});

export const childPatch = z
  .strictObject(profile)
  .partial()
  .refine((patch) => Object.keys(patch).length > 0, say('nothingToChange'));

export const consentBody = z.strictObject(agreement);

export const erasureBody = z.strictObject({ nickname: z.string(say('text')) });
export const conversationsErasureBody = erasureBody.partial();

export const exportQuery = z.strictObject({ format: z.enum(['json', 'zip']).default('json') });
