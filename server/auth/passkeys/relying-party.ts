import { isIP } from 'node:net';
import { Injectable, Logger } from '@nestjs/common';
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import type { z } from 'zod';
import { Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { CHALLENGE_SECONDS, type ChallengePurpose, PasskeyChallenges } from './passkey-challenges.js';
import type { assertion, attestation } from './passkeys.dto.js';
import type { StoredCredential } from './passkeys.repository.js';

/** Loads on the first use: its parts take a start longer than all of sign-in. */
const library = () => import('@simplewebauthn/server');

type Attestation = z.output<typeof attestation>;
export type Assertion = z.output<typeof assertion>;
type Credential = { readonly id: string; readonly transports: readonly string[] };

interface PasskeyOwner {
  readonly userId: string;
  readonly name: string;
  readonly credentials: readonly Credential[];
}

/**
 * The service as WebAuthn sees it. Passkeys belong to the host of the public address, and a passkey always asks for the
 * fingerprint, face or PIN of its owner, so that it stands for two steps.
 */
@Injectable()
export class RelyingParty {
  private readonly logger = new Logger('RelyingParty');
  private readonly id: string;

  constructor(
    private readonly config: Config,
    private readonly challenges: PasskeyChallenges,
  ) {
    this.id = new URL(config.publicOrigin).hostname;
  }

  /** The host that passkeys belong to. Null without them: browsers know them for host names on secure origins alone. */
  get host(): string | null {
    const isSecure = this.config.publicOrigin.startsWith('https:') || this.id === 'localhost';
    return isSecure && isIP(this.id.replace(/^\[|\]$/g, '')) === 0 ? this.id : null;
  }

  async beginAdding({ userId, name, credentials }: PasskeyOwner) {
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: 'Starling',
      rpID: this.id,
      userID: new TextEncoder().encode(userId),
      userName: name,
      userDisplayName: name,
      attestationType: 'none',
      timeout: CHALLENGE_SECONDS * 1000,
      excludeCredentials: credentials.map(descriptor),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await this.challenges.store(options.challenge, 'add', userId);
    return options;
  }

  /** `owner` is null for a sign-in: the browser offers every passkey that it has for this service. */
  async beginUse(purpose: 'sign_in' | 'fresh_sign_in', owner: Omit<PasskeyOwner, 'name'> | null) {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({
      rpID: this.id,
      timeout: CHALLENGE_SECONDS * 1000,
      userVerification: 'required',
      allowCredentials: owner?.credentials.map(descriptor) ?? [],
    });
    await this.challenges.store(options.challenge, purpose, owner?.userId ?? null);
    return options;
  }

  /** @throws AppError `passkey_refused` */
  async verifyNew(userId: string, response: Attestation) {
    const challenge = await this.spendChallenge(response, 'add', userId);
    const { verifyRegistrationResponse } = await library();
    const verification = await this.refuseUnverified(() =>
      verifyRegistrationResponse({ ...this.expected(challenge), response: response as RegistrationResponseJSON }),
    );
    const credential = verification.registrationInfo?.credential;
    if (!verification.verified || !credential) throw new AppError('passkey_refused');
    return credential;
  }

  /** Returns the new counter. @throws AppError `passkey_refused` */
  async verifyUse(purpose: 'sign_in' | 'fresh_sign_in', response: Assertion, stored: StoredCredential | null) {
    const userId = purpose === 'sign_in' ? null : (stored?.userId ?? null);
    const challenge = await this.spendChallenge(response, purpose, userId);
    if (!stored) throw new AppError('passkey_refused');
    const { verifyAuthenticationResponse } = await library();
    const { verified, authenticationInfo } = await this.refuseUnverified(() =>
      verifyAuthenticationResponse({
        ...this.expected(challenge),
        response: response as AuthenticationResponseJSON,
        credential: {
          id: stored.credentialId,
          publicKey: new Uint8Array(stored.publicKey),
          counter: stored.counter,
          transports: stored.transports as AuthenticatorTransport[],
        },
      }),
    );
    if (!verified) throw new AppError('passkey_refused');
    return authenticationInfo.newCounter;
  }

  private expected(challenge: string) {
    return {
      expectedChallenge: challenge,
      expectedOrigin: [...this.config.origins],
      expectedRPID: this.id,
      requireUserVerification: true,
    };
  }

  /** Returns the challenge of the response, which is spent even if the response turns out to be wrong. */
  private async spendChallenge(
    { response }: Attestation | Assertion,
    purpose: ChallengePurpose,
    userId: string | null,
  ): Promise<string> {
    const challenge = challengeOf(response.clientDataJSON);
    if (challenge === null || !(await this.challenges.spend(challenge, purpose, userId))) {
      throw new AppError('passkey_refused');
    }
    return challenge;
  }

  /** The library throws plain errors for responses that are wrong in any way. */
  private async refuseUnverified<T>(verify: () => Promise<T>): Promise<T> {
    try {
      return await verify();
    } catch (error) {
      this.logger.warn({ err: error }, 'A passkey was refused');
      throw new AppError('passkey_refused');
    }
  }
}

function descriptor({ id, transports }: Credential) {
  return { id, transports: transports as AuthenticatorTransport[] };
}

/** Null if the data are not what a browser sends. */
function challengeOf(clientData: string): string | null {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'));
    const { challenge } = (parsed ?? {}) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    // Not JSON.
    return null;
  }
}
