import passportGoogle, { type StrategyOptions, type VerifyCallback } from 'passport-google-oauth20';
import { randomToken } from '../../platform/crypto.js';

export interface ProviderSettings {
  clientId: string;
  clientSecret: string;
  authorizationUrl: string;
  tokenUrl: string;
  userinfoUrl: string;
}

/** What a provider gave for a code. */
export interface Grant {
  accessToken: string;
  /** Google gives one with the first consent only. */
  refreshToken: string | null;
}

export interface Authorization {
  authUrl: string;
  state: string;
  codeVerifier: string;
}

/** One run of the strategy: what its state store finds and leaves on the request. */
interface Run {
  query: { code?: string; state?: string };
  state?: string;
  codeVerifier?: string;
}

interface Oauth2Client {
  useAuthorizationHeaderforGET(use: boolean): void;
  getOAuthAccessToken(
    code: string,
    parameters: Record<string, string>,
    callback: (error: unknown, accessToken?: string, refreshToken?: string) => void,
  ): void;
}

/** What Passport adds to a strategy before it runs it, and the protected parts that our own flows use. */
interface RunningStrategy {
  _oauth2: Oauth2Client;
  _userProfileFormat: string;
  redirect(url: string): void;
  success(result: Grant & { profile: unknown }): void;
  fail(reason: unknown): void;
  error(error: unknown): void;
  authenticate(run: Run, options: Record<string, string>): void;
  userProfile(accessToken: string, done: (error: unknown, profile?: { _json: unknown }) => void): void;
}

/** The states are in the database (`OauthStates`); these two only hand over within one run. */
const handOver = {
  store(run: Run, codeVerifier: string, _state: unknown, _meta: unknown, done: (error: null, state: string) => void) {
    run.codeVerifier = codeVerifier;
    run.state = randomToken();
    done(null, run.state);
  },
  verify(run: Run, _state: unknown, _meta: unknown, done: (error: null, codeVerifier: string | undefined) => void) {
    done(null, run.codeVerifier);
  },
};

type StrategyClass = new (options: StrategyOptions, verify: (...values: never[]) => void) => object;
const Strategy = passportGoogle.Strategy as unknown as StrategyClass;

function createStrategy(settings: ProviderSettings): RunningStrategy {
  // `pkce` and `store` are missing from the published types.
  const options = {
    clientID: settings.clientId,
    clientSecret: settings.clientSecret,
    authorizationURL: settings.authorizationUrl,
    tokenURL: settings.tokenUrl,
    userProfileURL: settings.userinfoUrl,
    scope: ['openid', 'email', 'profile'],
    pkce: true,
    state: true,
    store: handOver,
  } as unknown as StrategyOptions;
  const verify = (
    accessToken: string,
    refreshToken: string | undefined,
    _params: unknown,
    profile: { _json: unknown },
    done: VerifyCallback,
  ) => done(null, { accessToken, refreshToken: refreshToken ?? null, profile: profile._json });
  const strategy = new Strategy(options, verify as (...values: never[]) => void) as RunningStrategy;
  // The token belongs into a header: addresses end up in logs.
  strategy._oauth2.useAuthorizationHeaderforGET(true);
  // Passport guesses the format of the profile from the address; ours is OpenID Connect wherever it is.
  strategy._userProfileFormat = 'openid';
  return strategy;
}

/** Google's side of the flow, or that of whoever speaks the same protocol. */
export class GoogleProvider {
  private readonly strategy: RunningStrategy;

  constructor(settings: ProviderSettings) {
    this.strategy = createStrategy(settings);
  }

  /** Where the browser goes to sign in; a fresh state and PKCE verifier with it. */
  authorize(redirectUri: string): Promise<Authorization> {
    return new Promise((resolve, reject) => {
      const run: Run = { query: {} };
      const strategy = this.prepare(reject);
      strategy.redirect = (authUrl) => resolve({ authUrl, state: run.state!, codeVerifier: run.codeVerifier! });
      strategy.authenticate(run, { callbackURL: redirectUri, accessType: 'offline' });
    });
  }

  /** The grant and the profile for a code. */
  redeem(code: string, codeVerifier: string, redirectUri: string): Promise<Grant & { profile: unknown }> {
    return new Promise((resolve, reject) => {
      const strategy = this.prepare(reject);
      strategy.success = resolve;
      strategy.authenticate({ query: { code }, codeVerifier }, { callbackURL: redirectUri });
    });
  }

  /** The same for a code from Google's pop-up: no PKCE, and `postmessage` in place of an address. */
  async redeemFromPopUp(code: string): Promise<Grant & { profile: unknown }> {
    const grant = await this.token(code, { grant_type: 'authorization_code', redirect_uri: 'postmessage' });
    return { ...grant, profile: await this.profile(grant.accessToken) };
  }

  renew(refreshToken: string): Promise<Grant> {
    return this.token(refreshToken, { grant_type: 'refresh_token' });
  }

  profile(accessToken: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      this.strategy.userProfile(accessToken, (error, profile) => (error ? reject(error) : resolve(profile?._json)));
    });
  }

  private token(code: string, parameters: Record<string, string>): Promise<Grant> {
    return new Promise((resolve, reject) => {
      this.strategy._oauth2.getOAuthAccessToken(code, parameters, (error, accessToken, refreshToken) => {
        if (error || !accessToken) reject(error ?? new Error('The provider gave no access token'));
        else resolve({ accessToken, refreshToken: refreshToken ?? null });
      });
    });
  }

  private prepare(reject: (error: unknown) => void): RunningStrategy {
    const strategy = Object.create(this.strategy) as RunningStrategy;
    strategy.fail = (reason) => reject(new Error('The provider refused', { cause: reason }));
    strategy.error = reject;
    return strategy;
  }
}
