import type { AccountProof } from '../../users/account-proofs.js';
import type { GoogleProfile } from '../google/google-profile.js';

/** As stored and as `GET /auth/options` shows them; `practice` is the development identity provider. */
export type ProviderName = 'google' | 'practice';

/** What an identity provider has said about a person in one sign-in. */
export interface IdentityClaim {
  readonly provider: ProviderName;
  readonly profile: GoogleProfile;
  /** The provider's tokens, sealed. A later sync of the profile uses them. */
  readonly sealedGrant: string;
}

export function proofOf({ provider, profile }: IdentityClaim): AccountProof {
  return { isDevelopment: provider === 'practice', verifiedEmail: profile.isEmailVerified ? profile.email : null };
}
