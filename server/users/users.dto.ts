import { z } from 'zod';
import { PRESENCES, THEMES } from '../../contract/users.js';
import { cleanText, textOf } from '../platform/validation/text.js';

const AVATAR_MAX_LENGTH = 100_000;
const INLINE_IMAGE = /^data:image\/(?:png|jpeg|webp|gif);base64,[A-Za-z0-9+/]+={0,2}$/;

/** The form in which user names are stored and looked up. Upper and lower case are the database's business. */
export function normalizeUsername(text: string): string {
  return cleanText(text.normalize('NFKC'));
}

/** A name to sign in with: no `@`, so that it is never taken for an address. */
export const username = z
  .string('Must be a text')
  .transform(normalizeUsername)
  .pipe(textOf(1, 64))
  .refine((text) => !/[@\p{C}\p{Zl}\p{Zp}]/u.test(text), 'Must not contain @ or control characters');

/** Empty text clears a field as `null` does. */
const optionalText = (maximum: number) =>
  textOf(0, maximum)
    .transform((text) => text || null)
    .nullable();

export const personName = optionalText(100);

const avatar = z
  .string('Must be a text')
  .transform(cleanText)
  .refine((text) => text.length <= AVATAR_MAX_LENGTH, 'The picture is too large')
  .refine((text) => text === '' || isHttpsUrl(text) || INLINE_IMAGE.test(text), 'An https address or a small picture')
  .transform((text) => text || null)
  .nullable();

function isHttpsUrl(text: string): boolean {
  return text.length <= 2_048 && URL.canParse(text) && new URL(text).protocol === 'https:';
}

const flag = z.boolean('true or false');

const settings = z.strictObject({
  theme: z.enum(THEMES).optional(),
  presence: z.enum(PRESENCES).optional(),
  notifications: z
    .strictObject({ sound: flag.optional(), desktop: flag.optional(), email: flag.optional() })
    .optional(),
  privacy: z
    .strictObject({ showOnlineStatus: flag.optional(), readReceipts: flag.optional(), lastSeen: flag.optional() })
    .optional(),
});

/** `PATCH /users/me`: any of these, nothing else. */
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
