import { z } from 'zod';
import { isEmail } from '../../../contract/users.js';
import { normalizeEmail } from '../../platform/validation/email-address.js';
import { cleanText, cutText } from '../../platform/validation/text.js';

/** What a provider says about a person, from the standard claims of OpenID Connect. */
export interface GoogleProfile {
  readonly subject: string;
  /** Normalised; null if the provider gave no valid address. */
  readonly email: string | null;
  /** True only if the provider says so. */
  readonly isEmailVerified: boolean;
  /** Verified by a provider that knows today's owner of the address. Needed for a staff role, and to find an account by it. */
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

/** Google hosts these mailboxes itself, so it knows their owners. */
const GOOGLE_DOMAINS: readonly string[] = ['gmail.com', 'googlemail.com'];

/**
 * Returns null if the answer has no subject. A private provider is trusted with every address. Google verifies an address of
 * another domain only once, when the Google account is created, so it is trusted only with its own domains and with the
 * domain of the person's Workspace (`hd`).
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
