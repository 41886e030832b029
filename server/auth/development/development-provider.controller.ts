import { Body, Controller, Get, Header, HttpCode, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../access/access.decorators.js';
import { bearerToken } from '../../access/bearer-token.js';
import { RateLimit } from '../../access/rate-limit.decorator.js';
import { emailAddress } from '../../platform/validation/email-address.js';
import { UsersService } from '../../users/users.service.js';
import {
  type AuthorizationRequest,
  DevelopmentIdentityProvider,
  type TokenAnswer,
} from './development-identity-provider.js';
import { DevelopmentOnly } from './development-only.guard.js';
import { choicePage, PAGE_STYLE, POP_UP_SCRIPT, popUpPage, refusalPage } from './development-page.js';

const HTML = 'text/html; charset=utf-8';

/** The HTTP side of the development identity provider: an OAuth server next to the product's API. */
@Public()
@UseGuards(DevelopmentOnly)
@Controller('auth/practice')
export class DevelopmentProviderController {
  constructor(
    private readonly provider: DevelopmentIdentityProvider,
    private readonly users: UsersService,
  ) {}

  /** For programs that fill an empty database with a sample. */
  @Get('accounts')
  async accounts(): Promise<{ accounts: number }> {
    return { accounts: await this.users.countAll() };
  }

  @Get('authorize')
  authorize(@Query() query: unknown, @Res() response: Response): void {
    const request = this.readRequest(query, response);
    if (request) response.type(HTML).send(choicePage(parametersOf(request)));
  }

  @Get('choose')
  choose(@Query() query: Record<string, unknown>, @Res() response: Response): void {
    const request = this.readRequest(query, response);
    if (!request) return;
    if (query['cancel'] !== undefined) {
      if (request.redirect_uri === 'postmessage') response.redirect('/login');
      else response.redirect(redirectUrl(request, { error: 'access_denied' }));
      return;
    }
    const email = emailAddress.safeParse(query['email']);
    if (!email.success) {
      response
        .status(422)
        .type(HTML)
        .send(choicePage(parametersOf(request), 'Please enter a valid email address'));
      return;
    }
    const code = this.provider.issueCode(request, email.data);
    if (request.redirect_uri === 'postmessage') response.type(HTML).send(popUpPage(code));
    else response.redirect(redirectUrl(request, { code }));
  }

  @Post('token')
  @RateLimit('code_exchange')
  token(@Body() form: unknown, @Res() response: Response): void {
    const answer: TokenAnswer = this.provider.redeemGrant(form);
    response.status('error' in answer ? (answer.error === 'invalid_client' ? 401 : 400) : 200).json(answer);
  }

  @Get('userinfo')
  userinfo(@Req() request: Request, @Res() response: Response): void {
    const claims = this.provider.userinfo(bearerToken(request.headers.authorization));
    if (claims) response.json(claims);
    else response.status(401).json({ error: 'invalid_token' });
  }

  @Get('style.css')
  @HttpCode(200)
  @Header('Content-Type', 'text/css; charset=utf-8')
  style(): string {
    return PAGE_STYLE;
  }

  @Get('pop-up.js')
  @HttpCode(200)
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  popUpScript(): string {
    return POP_UP_SCRIPT;
  }

  private readRequest(query: unknown, response: Response): AuthorizationRequest | null {
    const request = this.provider.readRequest(query);
    if (!request) response.status(400).type(HTML).send(refusalPage('The sign-in request is incomplete.'));
    return request;
  }
}

function parametersOf(request: AuthorizationRequest): URLSearchParams {
  return new URLSearchParams(Object.entries(request));
}

function redirectUrl(request: AuthorizationRequest, answer: Record<string, string>): string {
  const url = new URL(request.redirect_uri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (request.state !== undefined) url.searchParams.set('state', request.state);
  return url.href;
}
