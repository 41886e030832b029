import { Injectable, Logger } from '@nestjs/common';
import type { UserBody } from '../../../contract/users.js';
import type { Actor } from '../../access/actor.js';
import { Audit } from '../../access/audit.service.js';
import { Config } from '../../platform/config/config.js';
import { randomToken, Sealer } from '../../platform/crypto.js';
import { AppError, fieldError, unavailable } from '../../platform/errors/app-error.js';
import type { User } from '../../users/user.entity.js';
import { UsersService } from '../../users/users.service.js';
import { PracticeProvider } from '../practice/practice-provider.js';
import { type Caller, type SignInBody, SignInService } from '../sign-in.service.js';
import { GoogleAccounts } from './google-accounts.js';
import { GoogleLinks } from './google-links.js';
import { type GoogleProfile, readProfile } from './google-profile.js';
import { type Authorization, GoogleProvider, type Grant } from './google-strategy.js';
import { Identities, type ProviderName } from './identities.js';
import { OauthStates } from './oauth-states.js';
import { OneTimeCodes } from './one-time-codes.js';
import { CALLBACK_PATH, isRedirectUri } from './redirect-uri.js';
import { refusalStatus } from './refusal-status.js';

/** The provider may take this long for one call (spec §9). */
const PROVIDER_TIMEOUT_MS = 10_000;

/** What came back from the provider through the browser. A field that came twice counts as blank. */
export interface CallbackAnswer {
  code: string;
  state: string;
  codeVerifier: string | null;
  /** The provider's own refusal. */
  isRefused: boolean;
  /** The cookie that the login call set. */
  browserToken: string | null;
  /** A navigation shows who it is by its cookie alone. */
  isNavigation: boolean;
}

export interface CallbackResult {
  user: User;
  isNewUser: boolean;
  profile: GoogleProfile;
  provider: ProviderName;
}

/** Sign-in with Google, or with the practice provider in its place (contract §3). */
@Injectable()
export class GoogleService {
  private readonly logger = new Logger('Google');

  constructor(
    private readonly config: Config,
    private readonly sealer: Sealer,
    private readonly practice: PracticeProvider,
    private readonly states: OauthStates,
    private readonly codes: OneTimeCodes,
    private readonly accounts: GoogleAccounts,
    private readonly links: GoogleLinks,
    private readonly identities: Identities,
    private readonly users: UsersService,
    private readonly signIn: SignInService,
    private readonly audit: Audit,
  ) {}

  /**
   * Begins a sign-in. `browserToken` belongs into the browser's cookie.
   * @throws AppError `validation_failed`, or `unavailable` where no provider is set up
   */
  async begin(redirectUri: string): Promise<Authorization & { browserToken: string }> {
    if (!isRedirectUri(this.config, redirectUri)) throw fieldError('redirect_uri', 'This address is not allowed');
    const { provider } = this.providerFor(new URL(redirectUri).origin);
    const authorization = await provider.authorize(redirectUri);
    const browserToken = randomToken();
    await this.states.store({ ...authorization, browserToken, redirectUri });
    return { ...authorization, browserToken };
  }

  /** The callback of the origin that the browser is on, where that is an allowed one. */
  defaultRedirectUri(origin: string): string {
    return (this.config.origins.includes(origin) ? origin : this.config.publicOrigin) + CALLBACK_PATH;
  }

  /**
   * Finishes a sign-in. Whatever comes of it, the state is spent.
   * @throws AppError `oauth_failed`, `validation_failed` or `authentication_failed`
   */
  async finish(answer: CallbackAnswer): Promise<CallbackResult> {
    const begun = answer.state === '' ? null : await this.states.spend(answer.state);
    if (answer.isRefused) {
      // Anybody can say that the provider refused; only what was begun here is worth an entry in the audit log.
      throw begun ? await this.failed('oauth_failed', 'refused by the provider') : new AppError('oauth_failed');
    }
    const fields: Record<string, string[]> = {};
    if (answer.code === '') fields['code'] = ['Invalid authorization code'];
    if (!begun) fields['state'] = ['Invalid OAuth state parameter'];
    const [message] = Object.values(fields)[0] ?? [];
    if (!begun || message !== undefined) throw new AppError('validation_failed', { message, fields });

    const isVerified = answer.codeVerifier !== null && begun.isVerifier(answer.codeVerifier);
    const isWrong = answer.codeVerifier !== null && !isVerified;
    const isSameBrowser = begun.isFromBrowser(answer.browserToken);
    if (isWrong || !(isSameBrowser || (isVerified && !answer.isNavigation))) {
      throw await this.failed('authentication_failed', 'another browser');
    }

    const { provider, name } = this.providerFor(new URL(begun.redirectUri).origin);
    const redeemed = provider.redeem(answer.code, begun.codeVerifier, begun.redirectUri);
    // The state is spent, so that trying again means to begin again, whoever was at fault.
    const granted = await this.ask(redeemed).catch(nullWhereUnavailable);
    const profile = granted && this.read(granted.profile);
    if (!profile) throw await this.failed('authentication_failed', 'no grant');
    try {
      const { user, isNewUser } = await this.accounts.signIn(name, profile, this.seal(granted));
      if (user.disabledAt) {
        const detail = { method: name, reason: 'disabled' };
        await this.audit.record({ action: 'sign_in_refused', actor: user.id, detail });
        throw new AppError('account_disabled');
      }
      return { user, isNewUser, profile, provider: name };
    } catch (error) {
      if (error instanceof AppError && error.code === 'authentication_failed') {
        throw await this.failed('authentication_failed', 'address not usable');
      }
      throw error;
    }
  }

  /** For a callback that answers JSON: tokens at once, or the news that the account waits. */
  admit(result: CallbackResult, caller: Caller): Promise<SignInBody> {
    return this.signIn.admit(result.user, result.provider, caller);
  }

  /** For a navigation: what the address bar carries. It is good in the browser with that cookie alone. */
  createCode(result: CallbackResult, browserToken: string | null): Promise<string> {
    return this.codes.create(result.user.id, result.isNewUser, browserToken);
  }

  /**
   * `browserTokens` are the cookies of a browser's begun sign-ins, `null` where the caller is no browser.
   * @throws AppError `invalid_grant`
   */
  async exchange(code: string, browserTokens: readonly string[] | null, caller: Caller): Promise<SignInBody> {
    const userId = await this.codes.spend(code, browserTokens);
    const user = userId === null ? null : await this.users.find(userId);
    if (!user) {
      await this.audit.record({ action: 'one_time_code_refused', actor: null });
      const description = 'The authorization code is invalid or has expired';
      throw new AppError('invalid_grant', { error_description: description });
    }
    return this.signIn.admit(user, this.name, caller);
  }

  /** @throws AppError `oauth_failed`, `google_account_in_use`, `google_already_linked` */
  async link(actor: Actor, code: string): Promise<UserBody> {
    const { provider, name } = this.providerFor(this.config.publicOrigin);
    const granted = await this.ask(provider.redeemFromPopUp(code));
    const profile = granted && this.read(granted.profile);
    if (!profile) throw new AppError('oauth_failed');
    await this.links.link(actor, name, profile, this.seal(granted));
    return this.users.body(actor.userId);
  }

  /** @throws AppError `last_sign_in_method` */
  async unlink(actor: Actor): Promise<UserBody> {
    await this.links.unlink(actor);
    return this.users.body(actor.userId);
  }

  /** @throws AppError `google_not_linked`, `google_reauthentication_required` */
  async sync(userId: string): Promise<UserBody> {
    const { provider, name } = this.providerFor(this.config.publicOrigin);
    const identity = await this.identities.findOfUser(userId, name);
    if (!identity) throw new AppError('google_not_linked');
    const grant = this.open(identity.sealed_grant);
    const current = grant && (await this.profileWith(provider, grant));
    if (current?.profile.subject !== identity.subject) throw new AppError('google_reauthentication_required');
    await this.identities.refreshProfile(userId, current.profile, this.seal(current.grant));
    return this.users.body(userId);
  }

  private read(answer: unknown): GoogleProfile | null {
    return readProfile(answer, this.config.isPrivateProvider);
  }

  private get name(): ProviderName {
    return this.config.google ? 'google' : 'practice';
  }

  private providerFor(origin: string): { provider: GoogleProvider; name: ProviderName } {
    const { google, googleUrls } = this.config;
    if (google) {
      const { authorization, token, userinfo } = googleUrls;
      const urls = { authorizationUrl: authorization, tokenUrl: token, userinfoUrl: userinfo };
      return { provider: new GoogleProvider({ ...google, ...urls }), name: 'google' };
    }
    if (!this.practice.isAvailable) {
      throw new AppError('unavailable', { message: 'Signing in with Google is not set up here' });
    }
    return { provider: new GoogleProvider(this.practice.settings(origin)), name: 'practice' };
  }

  /** With the access token as long as it is good, then with the refresh token where there is one. */
  private async profileWith(provider: GoogleProvider, grant: Grant) {
    const profile = this.read(await this.ask(provider.profile(grant.accessToken)));
    if (profile) return { profile, grant };
    if (grant.refreshToken === null) return null;
    const renewed = await this.ask(provider.renew(grant.refreshToken));
    if (!renewed) return null;
    const next = { ...renewed, refreshToken: renewed.refreshToken ?? grant.refreshToken };
    const current = this.read(await this.ask(provider.profile(next.accessToken)));
    return current && { profile: current, grant: next };
  }

  /** `null` where the provider refuses. Its words stay in the log: they may hold anything. */
  private async ask<T>(call: Promise<T>): Promise<T | null> {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<never>((_settle, fail) => {
      timer = setTimeout(() => fail(new Error('The provider does not answer')), PROVIDER_TIMEOUT_MS);
    });
    try {
      return await Promise.race([call, timeout]);
    } catch (error) {
      const status = refusalStatus(error);
      this.logger.warn({ status }, 'The identity provider did not serve a call');
      if (status === null || status >= 500) throw unavailable();
      return null;
    } finally {
      clearTimeout(timer);
    }
  }

  private async failed(code: 'authentication_failed' | 'oauth_failed', reason: string): Promise<AppError> {
    await this.audit.record({ action: 'sign_in_failed', actor: null, detail: { method: this.name, reason } });
    return new AppError(code);
  }

  private seal({ accessToken, refreshToken }: Grant): string {
    return this.sealer.seal(JSON.stringify({ accessToken, refreshToken } satisfies Grant));
  }

  private open(sealed: string | null): Grant | null {
    const text = sealed === null ? null : this.sealer.open(sealed);
    return text === null ? null : (JSON.parse(text) as Grant);
  }
}

function nullWhereUnavailable(error: unknown): null {
  if (error instanceof AppError && error.code === 'unavailable') return null;
  throw error;
}
