import { z } from 'zod';
import { LANGUAGES } from '../../contract/languages.js';
import { DIGEST_FREQUENCIES } from '../../contract/progress.js';
import { PRESENCES, THEMES } from '../../contract/users.js';
import { say } from '../platform/languages/refusals.js';
import { cleanText, textOf } from '../platform/validation/text.js';
import { voiceFields } from '../platform/validation/voice.js';

const AVATAR_MAX_LENGTH = 100_000;
const INLINE_IMAGE = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;

/** The form in which user names are stored and looked up. The database compares them without regard to case. */
export function normalizeUsername(text: string): string {
  return cleanText(text.normalize('NFKC'));
}

/** A name to sign in with. It has no `@`, so that it never looks like an address. */
export const username = z
  .string(say('text'))
  .transform(normalizeUsername)
  .pipe(textOf(1, 64))
  .refine((text) => !/[@\p{C}\p{Zl}\p{Zp}]/u.test(text), say('noAt'));

/** Empty text clears a field, like `null`. */
const optionalText = (maximum: number) =>
  textOf(0, maximum)
    .transform((text) => text || null)
    .nullable();

export const personName = optionalText(100);

const avatar = z
  .string(say('text'))
  .transform(cleanText)
  .refine((text) => text.length <= AVATAR_MAX_LENGTH, say('pictureTooLarge'))
  .refine((text) => text === '' || isHttpsUrl(text) || INLINE_IMAGE.test(text), say('picture'))
  .transform((text) => text || null)
  .nullable();

function isHttpsUrl(text: string): boolean {
  return text.length <= 2_048 && URL.canParse(text) && new URL(text).protocol === 'https:';
}

const flag = z.boolean(say('yesNo'));

const wallTime = z.string(say('digestTime')).regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, say('digestTime'));

const settings = z.strictObject({
  theme: z.enum(THEMES).optional(),
  language: z.enum(LANGUAGES).nullable().optional(),
  presence: z.enum(PRESENCES).optional(),
  notifications: z
    .strictObject({ sound: flag.optional(), desktop: flag.optional(), email: flag.optional() })
    .optional(),
  family: z
    .strictObject({
      digest: z.enum(DIGEST_FREQUENCIES).optional(),
      digest_at: wallTime.optional(),
      digest_mail: flag.optional(),
      quiet: z
        .strictObject({ starts: wallTime, ends: wallTime })
        .refine(({ starts, ends }) => starts !== ends, { path: ['ends'], ...say('differFromStart') })
        .nullable()
        .optional(),
    })
    .optional(),
  voice: voiceFields.optional(),
  privacy: z
    .strictObject({ showOnlineStatus: flag.optional(), readReceipts: flag.optional(), lastSeen: flag.optional() })
    .optional(),
});

/** The body of `PATCH /users/me`. */
export const profilePatch = z.strictObject({
  username: username.optional(),
  first_name: personName.optional(),
  last_name: personName.optional(),
  avatar: avatar.optional(),
  bio: optionalText(1_000).optional(),
  phone: optionalText(40).optional(),
  location: optionalText(200).optional(),
  settings: settings.optional(),
});

export type ProfilePatch = z.output<typeof profilePatch>;

/** `children=erase`: erases the children that have no other guardian together with the account. */
export const erasureQuery = z.strictObject({ children: z.literal('erase', 'erase, or left out').optional() });
