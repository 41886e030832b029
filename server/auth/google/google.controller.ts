import { Body, Controller, Delete, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { TokensBody, UserBody } from '../../../contract/users.js';
import { CurrentActor, Public, RequirePermission } from '../../access/access.decorators.js';
import type { Actor } from '../../access/actor.js';
import { FreshSignIn } from '../../access/fresh-sign-in.decorator.js';
import { RateLimit, takenByHandler } from '../../access/rate-limit.decorator.js';
import { RateLimiter } from '../../access/rate-limiter.js';
import { Config } from '../../platform/config/config.js';
import { sha256Hex } from '../../platform/crypto.js';
import { AppError, fieldError } from '../../platform/errors/app-error.js';
import { toAppError } from '../../platform/errors/to-app-error.js';
import { noBody, ZodPipe } from '../../platform/validation/parse.js';
import { exchangeBody, linkBody } from '../auth.dto.js';
import { CallerOf } from '../caller.js';
import type { Caller, SignInBody } from '../sign-in.service.js';
import { readCookie, readCookies } from './cookies.js';
import { GoogleService } from './google.service.js';
import { profileBody } from './google-profile.js';
import { STATE_SECONDS } from './oauth-states.js';
import { CODE_SECONDS } from './one-time-codes.js';

const COOKIE_PATH = '/api/v1/auth/google';
const COOKIE_PREFIX = 'starling_oauth_';

type CallQuery = Readonly<Record<string, unknown>>;

@Controller('auth/google')
export class GoogleController {
  constructor(
    private readonly google: GoogleService,
    private readonly limiter: RateLimiter,
    private readonly config: Config,
  ) {}

  @Public()
  @Get('login')
  async login(
    @Query() query: CallQuery,
    @CallerOf() caller: Caller,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<{ state: string; codeVerifier: string; authUrl: string }> {
    const given = query['redirect_uri'];
    if (given !== undefined && typeof given !== 'string') {
      throw fieldError('redirect_uri', 'This address is not allowed');
    }
    await this.limiter.consume('login_initiation', caller.address);
    const origin = `${request.protocol}://${request.get('host') ?? ''}`;
    const redirectUri = given ?? this.google.defaultRedirectUri(origin);
    const { state, codeVerifier, authUrl, browserToken } = await this.google.begin(redirectUri);
    response.cookie(cookieName(state), browserToken, { ...this.cookieOptions(), maxAge: STATE_SECONDS * 1000 });
    return { state, codeVerifier, authUrl };
  }

  /** The provider's way back: 302 for a navigation, JSON for a call that asks for it (contract §3). */
  @Public()
  @Get('callback')
  async callback(
    @Query() query: CallQuery,
    @CallerOf() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const isNavigation = request.accepts(['html', 'json']) !== 'json';
    const state = textOf(query['state']);
    const cookie = cookieName(state);
    const browserToken = readCookie(request.headers.cookie, cookie);
    const answer = {
      code: textOf(query['code']),
      state,
      codeVerifier: query['code_verifier'] === undefined ? null : textOf(query['code_verifier']),
      isRefused: query['error'] !== undefined,
      browserToken,
      isNavigation,
    };
    if (!isNavigation) {
      if (browserToken !== null) response.clearCookie(cookie, this.cookieOptions());
      const result = await this.google.finish(answer);
      const { user, ...tokens } = approved(await this.google.admit(result, caller));
      response.json({
        user,
        is_new_user: result.isNewUser,
        googleProfile: profileBody(result.profile),
        tokens: {
          accessToken: tokens.access_token,
          refreshToken: tokens.refresh_token,
          expiresIn: tokens.expires_in,
        },
      });
      return;
    }
    try {
      const result = await this.google.finish(answer);
      const code = await this.google.createCode(result, browserToken);
      // It stays for the exchange, which must come from the same browser.
      response.cookie(cookie, browserToken, { ...this.cookieOptions(), maxAge: CODE_SECONDS * 1000 });
      const parameters = new URLSearchParams({ code, is_new_user: String(result.isNewUser) });
      response.redirect(`/auth/success?${parameters}`);
    } catch (thrown) {
      const failure = toAppError(thrown);
      if (browserToken !== null) response.clearCookie(cookie, this.cookieOptions());
      if (failure.code === 'internal') throw failure;
      const error = failure.code === 'oauth_failed' ? 'oauth_failed' : 'authentication_failed';
      response.redirect(`/auth/error?${new URLSearchParams({ error, message: failure.message })}`);
    }
  }

  @Public()
  @Post('exchange-token')
  @HttpCode(200)
  @RateLimit(takenByHandler('code_exchange'))
  async exchange(
    @Body(new ZodPipe(exchangeBody)) { authorization_code: code }: z.output<typeof exchangeBody>,
    @CallerOf() caller: Caller,
    @Req() { headers }: Request,
  ): Promise<TokensBody> {
    await this.limiter.consume('code_exchange', caller.address);
    // Else a link with a code of their own would sign another person in to the sender's account.
    const isBrowser = headers.origin !== undefined || headers['sec-fetch-site'] !== undefined;
    const browserTokens = isBrowser ? readCookies(headers.cookie, COOKIE_PREFIX) : null;
    const { user: _user, ...tokens } = approved(await this.google.exchange(code, browserTokens, caller));
    return tokens;
  }

  @RequirePermission('edit_own_profile')
  @Post('link')
  @HttpCode(200)
  @RateLimit('rest_changes')
  @FreshSignIn()
  link(
    @CurrentActor() actor: Actor,
    @Body(new ZodPipe(linkBody)) { googleAuthCode }: z.output<typeof linkBody>,
  ): Promise<UserBody> {
    return this.google.link(actor, googleAuthCode);
  }

  @RequirePermission('edit_own_profile')
  @Delete('unlink')
  @RateLimit('rest_changes')
  @FreshSignIn()
  unlink(@CurrentActor() actor: Actor, @Body(noBody) _body: unknown): Promise<UserBody> {
    return this.google.unlink(actor);
  }

  @RequirePermission('edit_own_profile')
  @Post('sync')
  @HttpCode(200)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  sync(@CurrentActor() actor: Actor, @Body(noBody) _body: unknown): Promise<UserBody> {
    return this.google.sync(actor.userId);
  }

  private cookieOptions() {
    const secure = this.config.publicOrigin.startsWith('https:');
    return { httpOnly: true, sameSite: 'lax', secure, path: COOKIE_PATH } as const;
  }
}

/** One cookie for each begun sign-in, so that two tabs do not undo each other's. */
function cookieName(state: string): string {
  return COOKIE_PREFIX + sha256Hex(state).slice(0, 16);
}

/** Blank where it is absent, comes twice or is no text. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

/** @throws AppError `waitlisted` with the status in its detail */
function approved(body: SignInBody): TokensBody & { user: UserBody } {
  if (body.auth_type === 'approved') return body.data;
  throw new AppError('waitlisted', { waitlist_status: body.data.waitlist_status });
}
