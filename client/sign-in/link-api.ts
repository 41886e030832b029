import type { EmailVerificationBody, PasswordResetBody } from '../../contract/users';
import { type RestOptions, rest } from '../platform/rest';

const ANONYMOUS: RestOptions = { anonymous: true };

/** Sets a new password with the token of a one-time link. */
export function resetPassword(token: string, password: string): Promise<PasswordResetBody> {
  return rest.post('/auth/password/reset', { token, password }, ANONYMOUS);
}

/** Asks for such a link by mail. The answer is the same for every address. */
export function requestPasswordLink(email: string): Promise<void> {
  return rest.post('/auth/password/forgot', { email }, ANONYMOUS);
}

/** Proves the address of an account with the token of a link that went there. */
export function verifyEmail(token: string): Promise<EmailVerificationBody> {
  return rest.post('/auth/email/verify', { token }, ANONYMOUS);
}

/** Ends the summaries by mail. */
export function unsubscribe(token: string): Promise<void> {
  return rest.post('/digest-mails/unsubscribe', undefined, { ...ANONYMOUS, query: { token } });
}
