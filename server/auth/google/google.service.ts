import { Injectable } from '@nestjs/common';
import { Audit } from '../../audit/audit.service.js';
import { Config } from '../../platform/config/config.js';
import { randomToken } from '../../platform/crypto.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { refusal } from '../../platform/languages/refusals.js';
import type { User } from '../../users/user.entity.js';
import { UsersService } from '../../users/users.service.js';
import type { IdentityClaim } from '../identities/identity-claim.js';
import { type Caller, type SignInResult, SignInService } from '../sign-in.service.js';
import type { GoogleProfile } from './google-profile.js';
import type { Authorization } from './google-provider.js';
import { GoogleSignIns } from './google-sign-ins.js';
import { IdentityProvider } from './identity-provider.js';
import { type BegunSignIn, OauthStates } from './oauth-states.js';
import { OneTimeCodes } from './one-time-codes.js';
import { CALLBACK_PATH, isRedirectUri } from './redirect-uri.js';

/** What the browser brings back from the provider. A parameter that comes twice counts as blank. */
export interface CallbackAnswer {
  code: string;
  state: string;
  codeVerifier: string | null;
  /** The provider refused the sign-in. */
  isRefused: boolean;
  /** The cookie that the login call set. */
  browserToken: string | null;
  /** A navigation can prove its browser only by the cookie; another call may send the code verifier instead. */
  isNavigation: boolean;
}

export interface CallbackResult {
  user: User;
  isNewUser: boolean;
  profile: GoogleProfile;
}

/** The sign-in flow with the identity provider: login, callback, and the exchange of the one-time code. */
@Injectable()
export class GoogleService {
  constructor(
    private readonly config: Config,
    private readonly provider: IdentityProvider,
    private readonly states: OauthStates,
    private readonly codes: OneTimeCodes,
    private readonly signIns: GoogleSignIns,
    private readonly users: UsersService,
    private readonly signInService: SignInService,
    private readonly audit: Audit,
  ) {}

  /**
   * Store `browserToken` in the browser's cookie.
   * @throws AppError `validation_failed`, or `unavailable` if no provider is set up
   */
  async beginSignIn(redirectUri: string): Promise<Authorization & { browserToken: string }> {
    if (!isRedirectUri(this.config, redirectUri)) throw fieldError('redirect_uri', 'redirectAddress');
    const authorization = this.provider.authorize(redirectUri);
    const browserToken = randomToken();
    await this.states.storeState({ ...authorization, browserToken, redirectUri });
    return { ...authorization, browserToken };
  }

  /** The callback on the browser's own origin if it is an allowed one, else on the public origin. */
  defaultRedirectUri(origin: string): string {
    return (this.config.origins.includes(origin) ? origin : this.config.publicOrigin) + CALLBACK_PATH;
  }

  /**
   * Finishes a sign-in. The state is spent even if the sign-in fails.
   * @throws AppError `oauth_failed`, `validation_failed`, `authentication_failed` or `account_disabled`
   */
  async finishSignIn(answer: CallbackAnswer): Promise<CallbackResult> {
    const begun = await this.spendState(answer);
    if (!isFromBeginner(begun, answer)) throw await this.recordFailure('authentication_failed', 'another browser');
    const claim = await this.provider
      .redeemCode(answer.code, begun.codeVerifier, begun.redirectUri)
      // The state is spent, so the browser has to begin again even if only the provider was unavailable.
      .catch(nullIfUnavailable);
    if (!claim) throw await this.recordFailure('authentication_failed', 'no grant');
    const { user, isNewUser } = await this.signInWith(claim);
    if (user.disabledAt) {
      const detail = { method: this.provider.name, reason: 'disabled' };
      await this.audit.record({ action: 'sign_in_refused', actor: user.id, detail });
      throw new AppError('account_disabled');
    }
    return { user, isNewUser, profile: claim.profile };
  }

  /** For a callback that answers with JSON. */
  admitUser({ user }: CallbackResult, caller: Caller): Promise<SignInResult> {
    return this.signInService.admitUser(user, this.provider.name, caller);
  }

  /** For a navigation: the code goes into the address bar, and only the browser with that cookie can use it. */
  createCode({ user, isNewUser }: CallbackResult, browserToken: string | null): Promise<string> {
    return this.codes.createCode(user.id, isNewUser, browserToken);
  }

  /**
   * `browserTokens` are the cookies of all sign-ins that the browser has begun; null if the caller is not a browser.
   * @throws AppError `invalid_grant`
   */
  async exchangeCode(code: string, browserTokens: readonly string[] | null, caller: Caller): Promise<SignInResult> {
    const userId = await this.codes.spendCode(code, browserTokens);
    const user = userId === null ? null : await this.users.find(userId);
    if (!user) {
      await this.audit.record({ action: 'one_time_code_refused', actor: null });
      const description = 'The authorization code is invalid or has expired';
      throw new AppError('invalid_grant', { error_description: description });
    }
    return this.signInService.admitUser(user, this.provider.name, caller);
  }

  private async spendState({ state, code, isRefused }: CallbackAnswer): Promise<BegunSignIn> {
    const begun = state === '' ? null : await this.states.spendState(state);
    if (isRefused) {
      // Anyone can call with an error. Only a sign-in that began here gets an entry in the audit log.
      throw begun ? await this.recordFailure('oauth_failed', 'refused by the provider') : new AppError('oauth_failed');
    }
    const fields: Record<string, string[]> = {};
    if (code === '') fields['code'] = [refusal('authorizationCode')];
    if (!begun) fields['state'] = [refusal('oauthState')];
    const [message] = Object.values(fields)[0] ?? [];
    if (!begun || message !== undefined) throw new AppError('validation_failed', { message, fields });
    return begun;
  }

  private async signInWith(claim: IdentityClaim): Promise<{ user: User; isNewUser: boolean }> {
    try {
      return await this.signIns.signIn(claim);
    } catch (error) {
      if (error instanceof AppError && error.code === 'authentication_failed') {
        throw await this.recordFailure('authentication_failed', 'address not usable');
      }
      throw error;
    }
  }

  private async recordFailure(code: 'authentication_failed' | 'oauth_failed', reason: string): Promise<AppError> {
    const detail = { method: this.provider.name, reason };
    await this.audit.record({ action: 'sign_in_failed', actor: null, detail });
    return new AppError(code);
  }
}

/** A wrong code verifier is refused even with the right cookie. */
function isFromBeginner(begun: BegunSignIn, { codeVerifier, browserToken, isNavigation }: CallbackAnswer): boolean {
  if (codeVerifier === null) return begun.isFromBrowser(browserToken);
  return begun.isVerifier(codeVerifier) && (!isNavigation || begun.isFromBrowser(browserToken));
}

function nullIfUnavailable(error: unknown): null {
  if (error instanceof AppError && error.code === 'unavailable') return null;
  throw error;
}
