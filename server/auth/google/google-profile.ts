import { z } from 'zod';
import { isEmail } from '../../../contract/users.js';
import { normalizeEmail } from '../../access/email-address.js';
import { cleanText, cutText } from '../../platform/validation/text.js';

/** What a provider says of a person (OpenID Connect, standard claims). */
export interface GoogleProfile {
  readonly subject: string;
  /** Normalised; `null` where none, or nothing like an address, was given. */
  readonly email: string | null;
  /** True only where the provider says so itself. */
  readonly isEmailVerified: boolean;
  /** Verified, and the provider answers for the address today: enough for a staff role or to find an account by it. */
  readonly isAddressTrusted: boolean;
  readonly name: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly picture: string | null;
}

const NAME_MAX_LENGTH = 100;
const name = z
  .string()
  .transform((text) => cutText(cleanText(text), NAME_MAX_LENGTH) || null)
  .nullish()
  .catch(null);

const claims = z.object({
  sub: z.string().min(1).max(255),
  email: z.string().nullish().catch(null),
  email_verified: z.union([z.boolean(), z.string()]).nullish().catch(null),
  name,
  given_name: name,
  family_name: name,
  picture: z.string().nullish().catch(null),
  hd: z.string().nullish().catch(null),
});

/** Google's own mail: it knows whose these addresses are. */
const GOOGLE_DOMAINS: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * `null` where the answer names nobody. A private provider's word on an address counts as it is. Google checks an address
 * of another domain when the account is made and never again, so it answers for its own domains and for a Workspace's
 * (`hd`) alone.
 */
export function readProfile(answer: unknown, isPrivateProvider: boolean): GoogleProfile | null {
  const result = claims.safeParse(answer);
  if (!result.success) return null;
  const { sub, email_verified, name, given_name, family_name, picture, hd } = result.data;
  const given = result.data.email ? normalizeEmail(result.data.email) : null;
  const email = given !== null && isEmail(given) ? given : null;
  const domain = email?.split('@')[1] ?? '';
  const isEmailVerified = email_verified === true || email_verified === 'true';
  const answersForDomain = isPrivateProvider || GOOGLE_DOMAINS.includes(domain) || domain === hd?.toLowerCase();
  return {
    subject: sub,
    email,
    isEmailVerified,
    isAddressTrusted: email !== null && isEmailVerified && answersForDomain,
    name: name ?? null,
    firstName: given_name ?? null,
    lastName: family_name ?? null,
    picture: picture && isHttps(picture) ? picture : null,
  };
}

function isHttps(text: string): boolean {
  return text.length <= 2_048 && URL.canParse(text) && new URL(text).protocol === 'https:';
}

/** As the callback's answer shows it (`googleProfile`, contract §3). */
export function profileBody(profile: GoogleProfile) {
  return {
    sub: profile.subject,
    email: profile.email,
    email_verified: profile.isEmailVerified,
    name: profile.name,
    given_name: profile.firstName,
    family_name: profile.lastName,
    picture: profile.picture,
  };
}
