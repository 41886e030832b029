import passportGoogle from 'passport-google-oauth20';

export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  authorizationUrl: string;
  tokenUrl: string;
  userinfoUrl: string;
}

/** The tokens that a provider issues for a code. */
export interface Grant {
  accessToken: string;
  /** Google issues one only with the first consent. */
  refreshToken: string | null;
}

/** A failed call to the provider. */
export class ProviderError extends Error {
  /** `status` is the provider's HTTP status; null if it could not be reached or its answer could not be read. */
  constructor(
    readonly status: number | null,
    cause?: unknown,
  ) {
    super('The identity provider did not serve a call', { cause });
  }
}

/**
 * Passport's Google strategy without a Passport request. Passport wants to run a whole sign-in inside one web session, but in
 * Starling any node may finish a sign-in, states are rows in Postgres, and the pop-up and the renewal of a grant have no
 * request at all. So this class uses only the strategy's OAuth client, which Passport leaves protected for subclasses.
 */
export class GoogleStrategy extends passportGoogle.Strategy {
  constructor(private readonly settings: ProviderSettings) {
    const { clientId: clientID, clientSecret, authorizationUrl, tokenUrl, userinfoUrl } = settings;
    const urls = { authorizationURL: authorizationUrl, tokenURL: tokenUrl, userProfileURL: userinfoUrl };
    // Only Passport's own request handling would call the second argument.
    super({ clientID, clientSecret, ...urls }, () => undefined);
    // In the query string, the access token could end up in logs.
    this._oauth2.useAuthorizationHeaderforGET(true);
  }

  /** @throws ProviderError */
  requestToken(codeOrRefreshToken: string, parameters: Record<string, string>): Promise<Grant> {
    return new Promise((resolve, reject) => {
      this._oauth2.getOAuthAccessToken(codeOrRefreshToken, { ...parameters }, (error, accessToken, refreshToken) => {
        if (error) reject(toProviderError(error));
        else if (!accessToken) reject(new ProviderError(400));
        else resolve({ accessToken, refreshToken: refreshToken ?? null });
      });
    });
  }

  /** The claims of the userinfo endpoint, unchecked. @throws ProviderError */
  requestUserinfo(accessToken: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this._oauth2.get(this.settings.userinfoUrl, accessToken, (error, body) => {
        if (error) return reject(toProviderError(error));
        try {
          resolve(JSON.parse(String(body)));
        } catch (unreadable) {
          reject(new ProviderError(null, unreadable));
        }
      });
    });
  }
}

function toProviderError(error: Error | { statusCode: number }): ProviderError {
  return 'statusCode' in error ? new ProviderError(error.statusCode) : new ProviderError(null, error);
}
