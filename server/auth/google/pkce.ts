import { createHash } from 'node:crypto';

/** The S256 challenge of RFC 7636. */
export function codeChallengeOf(codeVerifier: string): string {
  return createHash('sha256').update(codeVerifier).digest('base64url');
}
