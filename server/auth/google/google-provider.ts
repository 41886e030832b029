import { randomToken } from '../../platform/crypto.js';
import { GoogleStrategy, type Grant, type ProviderSettings } from './google-strategy.js';
import { codeChallengeOf } from './pkce.js';

/** A sign-in that begins: the address for the browser, and the secrets that its callback must match. */
export interface Authorization {
  authUrl: string;
  state: string;
  codeVerifier: string;
}

export interface RedeemedCode {
  readonly grant: Grant;
  /** The claims of the userinfo endpoint, unchecked. */
  readonly userinfo: unknown;
}

/** The OAuth flows with Google, or with a provider that speaks the same protocol. */
export class GoogleProvider {
  private readonly strategy: GoogleStrategy;

  constructor(private readonly settings: ProviderSettings) {
    this.strategy = new GoogleStrategy(settings);
  }

  authorize(redirectUri: string): Authorization {
    const [state, codeVerifier] = [randomToken(), randomToken()];
    const url = new URL(this.settings.authorizationUrl);
    const parameters = {
      client_id: this.settings.clientId,
      response_type: 'code',
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      access_type: 'offline',
      state,
      code_challenge: codeChallengeOf(codeVerifier),
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
    return { authUrl: url.href, state, codeVerifier };
  }

  redeemCode(code: string, codeVerifier: string, redirectUri: string): Promise<RedeemedCode> {
    return this.redeem(code, { redirect_uri: redirectUri, code_verifier: codeVerifier });
  }

  /** A code from Google's pop-up comes without PKCE, and with `postmessage` as its redirect URI. */
  redeemPopUpCode(code: string): Promise<RedeemedCode> {
    return this.redeem(code, { redirect_uri: 'postmessage' });
  }

  renewGrant(refreshToken: string): Promise<Grant> {
    return this.strategy.requestToken(refreshToken, { grant_type: 'refresh_token' });
  }

  requestUserinfo(accessToken: string): Promise<unknown> {
    return this.strategy.requestUserinfo(accessToken);
  }

  private async redeem(code: string, parameters: Record<string, string>): Promise<RedeemedCode> {
    const grant = await this.strategy.requestToken(code, { grant_type: 'authorization_code', ...parameters });
    return { grant, userinfo: await this.requestUserinfo(grant.accessToken) };
  }
}
