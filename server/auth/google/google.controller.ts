import { Body, Controller, Get, HttpCode, Post, Query, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { z } from 'zod';
import type { TokensBody } from '../../../contract/users.js';
import { Public } from '../../access/access.decorators.js';
import { RateLimit, takenByHandler } from '../../access/rate-limit.decorator.js';
import { RateLimiter } from '../../access/rate-limiter.js';
import { Config } from '../../platform/config/config.js';
import { fieldError } from '../../platform/errors/app-error.js';
import { toAppError } from '../../platform/errors/to-app-error.js';
import { ZodPipe } from '../../platform/validation/parse.js';
import { exchangeBody } from '../auth.dto.js';
import { CallerOf } from '../caller.js';
import { requireApproved, tokensToRest } from '../sign-in.presenter.js';
import type { Caller } from '../sign-in.service.js';
import { callbackToRest } from './google.presenter.js';
import { type CallbackAnswer, GoogleService } from './google.service.js';
import { OauthCookies } from './oauth-cookies.js';
import { STATE_SECONDS } from './oauth-states.js';
import { CODE_SECONDS } from './one-time-codes.js';

type CallQuery = Readonly<Record<string, unknown>>;

/** Sign-in with Google through the browser. */
@Controller('auth/google')
export class GoogleController {
  private readonly cookies: OauthCookies;

  constructor(
    private readonly google: GoogleService,
    private readonly limiter: RateLimiter,
    config: Config,
  ) {
    this.cookies = new OauthCookies(config.publicOrigin);
  }

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
      throw fieldError('redirect_uri', 'redirectAddress');
    }
    await this.limiter.consume('login_initiation', caller.address);
    const origin = `${request.protocol}://${request.get('host') ?? ''}`;
    const redirectUri = given ?? this.google.defaultRedirectUri(origin);
    const { state, codeVerifier, authUrl, browserToken } = await this.google.beginSignIn(redirectUri);
    this.cookies.setToken(response, state, browserToken, STATE_SECONDS);
    return { state, codeVerifier, authUrl };
  }

  /** The provider sends the browser here. A navigation is redirected; a call that asks for JSON gets JSON. */
  @Public()
  @Get('callback')
  async callback(
    @Query() query: CallQuery,
    @CallerOf() caller: Caller,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const state = textOf(query['state']);
    const answer: CallbackAnswer = {
      code: textOf(query['code']),
      state,
      codeVerifier: query['code_verifier'] === undefined ? null : textOf(query['code_verifier']),
      isRefused: query['error'] !== undefined,
      browserToken: this.cookies.readToken(request, state),
      isNavigation: request.accepts(['html', 'json']) !== 'json',
    };
    if (answer.isNavigation) await this.redirectAfterSignIn(answer, response);
    else await this.answerWithTokens(answer, caller, response);
  }

  @Public()
  @Post('exchange-token')
  @HttpCode(200)
  @RateLimit(takenByHandler('code_exchange'))
  async exchange(
    @Body(new ZodPipe(exchangeBody)) { authorization_code: code }: z.output<typeof exchangeBody>,
    @CallerOf() caller: Caller,
    @Req() request: Request,
  ): Promise<TokensBody> {
    await this.limiter.consume('code_exchange', caller.address);
    // A browser must show its cookie. Otherwise a link with an attacker's code would sign the victim in to the attacker's
    // account.
    const isBrowser = request.headers.origin !== undefined || request.headers['sec-fetch-site'] !== undefined;
    const browserTokens = isBrowser ? this.cookies.readAllTokens(request) : null;
    const { tokens } = requireApproved(await this.google.exchangeCode(code, browserTokens, caller));
    return tokensToRest(tokens);
  }

  private async answerWithTokens(answer: CallbackAnswer, caller: Caller, response: Response): Promise<void> {
    if (answer.browserToken !== null) this.cookies.clearToken(response, answer.state);
    const result = await this.google.finishSignIn(answer);
    const signIn = requireApproved(await this.google.admitUser(result, caller));
    response.json(callbackToRest(result, signIn));
  }

  private async redirectAfterSignIn(answer: CallbackAnswer, response: Response): Promise<void> {
    const { state, browserToken } = answer;
    try {
      const result = await this.google.finishSignIn(answer);
      const code = await this.google.createCode(result, browserToken);
      // The exchange of the code must come from the same browser, so its cookie stays until then.
      if (browserToken !== null) this.cookies.setToken(response, state, browserToken, CODE_SECONDS);
      const parameters = new URLSearchParams({ code, is_new_user: String(result.isNewUser) });
      response.redirect(`/auth/success?${parameters}`);
    } catch (thrown) {
      const failure = toAppError(thrown);
      if (browserToken !== null) this.cookies.clearToken(response, state);
      if (failure.code === 'internal') throw failure;
      const error = failure.code === 'oauth_failed' ? 'oauth_failed' : 'authentication_failed';
      response.redirect(`/auth/error?${new URLSearchParams({ error, message: failure.message })}`);
    }
  }
}

/** Blank if the parameter is absent, comes twice or is not text. */
function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}
