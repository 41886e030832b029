import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../../platform/config/config.js';
import { Sealer } from '../../platform/crypto.js';
import { AppError, unavailable } from '../../platform/errors/app-error.js';
import { refusal } from '../../platform/languages/refusals.js';
import { DevelopmentIdentityProvider } from '../development/development-identity-provider.js';
import type { IdentityClaim, ProviderName } from '../identities/identity-claim.js';
import { readProfile } from './google-profile.js';
import { type Authorization, GoogleProvider, type RedeemedCode } from './google-provider.js';
import { type Grant, ProviderError } from './google-strategy.js';

/** How long one operation at the provider may take. */
const PROVIDER_TIMEOUT_MS = 10_000;

/**
 * The identity provider of this service: Google if it is configured, else the development identity provider. A call returns
 * null if the provider refuses it, and throws AppError `unavailable` if the provider does not answer.
 */
@Injectable()
export class IdentityProvider {
  private readonly logger = new Logger('IdentityProvider');

  constructor(
    private readonly config: Config,
    private readonly sealer: Sealer,
    private readonly development: DevelopmentIdentityProvider,
  ) {}

  get name(): ProviderName {
    return this.config.google ? 'google' : 'practice';
  }

  /** @throws AppError `unavailable` if no provider is set up */
  authorize(redirectUri: string): Authorization {
    return this.clientFor(new URL(redirectUri).origin).authorize(redirectUri);
  }

  async redeemCode(code: string, codeVerifier: string, redirectUri: string): Promise<IdentityClaim | null> {
    const client = this.clientFor(new URL(redirectUri).origin);
    return this.claimOf(await this.callProvider(client.redeemCode(code, codeVerifier, redirectUri)));
  }

  async redeemPopUpCode(code: string): Promise<IdentityClaim | null> {
    const client = this.clientFor(this.config.publicOrigin);
    return this.claimOf(await this.callProvider(client.redeemPopUpCode(code)));
  }

  /** Asks for the profile again, with the stored access token while it is valid, then with the refresh token. */
  async renewClaim(sealedGrant: string | null): Promise<IdentityClaim | null> {
    const client = this.clientFor(this.config.publicOrigin);
    const grant = this.openGrant(sealedGrant);
    if (!grant) return null;
    const current = await this.claimWith(client, grant);
    if (current || grant.refreshToken === null) return current;
    const renewed = await this.callProvider(client.renewGrant(grant.refreshToken));
    return renewed && this.claimWith(client, { ...renewed, refreshToken: renewed.refreshToken ?? grant.refreshToken });
  }

  /**
   * The claim with the refresh token of the grant before it, unless it has its own: Google gives one with the first consent
   * alone, so a later sign-in has none.
   */
  keepRefreshToken(claim: IdentityClaim, sealedBefore: string | null): IdentityClaim {
    const grant = this.openGrant(claim.sealedGrant);
    const refreshToken = this.openGrant(sealedBefore)?.refreshToken ?? null;
    if (!grant || grant.refreshToken !== null || refreshToken === null) return claim;
    return { ...claim, sealedGrant: this.sealGrant({ ...grant, refreshToken }) };
  }

  private clientFor(origin: string): GoogleProvider {
    const { google, googleUrls } = this.config;
    if (google) {
      const { authorization, token, userinfo } = googleUrls;
      const urls = { authorizationUrl: authorization, tokenUrl: token, userinfoUrl: userinfo };
      return new GoogleProvider({ ...google, ...urls });
    }
    if (!this.development.isAvailable) {
      throw new AppError('unavailable', { message: refusal('case.googleOff') });
    }
    return new GoogleProvider(this.development.settings(origin));
  }

  private async claimWith(client: GoogleProvider, grant: Grant): Promise<IdentityClaim | null> {
    const userinfo = await this.callProvider(client.requestUserinfo(grant.accessToken));
    return this.claimOf({ grant, userinfo });
  }

  private claimOf(redeemed: RedeemedCode | null): IdentityClaim | null {
    const profile = redeemed && readProfile(redeemed.userinfo, this.config.isPrivateProvider);
    return profile && { provider: this.name, profile, sealedGrant: this.sealGrant(redeemed.grant) };
  }

  /** The log gets only the status: the provider's words may contain anything. */
  private async callProvider<T>(call: Promise<T>): Promise<T | null> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => reject(new ProviderError(null)), PROVIDER_TIMEOUT_MS);
    });
    try {
      return await Promise.race([call, timeout]);
    } catch (error) {
      const status = error instanceof ProviderError ? error.status : null;
      this.logger.warn({ status }, 'The identity provider did not serve a call');
      if (status === null || status >= 500) throw unavailable(error);
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  private sealGrant({ accessToken, refreshToken }: Grant): string {
    return this.sealer.seal(JSON.stringify({ accessToken, refreshToken } satisfies Grant));
  }

  private openGrant(sealed: string | null): Grant | null {
    const text = sealed === null ? null : this.sealer.open(sealed);
    return text === null ? null : (JSON.parse(text) as Grant);
  }
}
