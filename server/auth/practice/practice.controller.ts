import { Body, Controller, Get, Header, HttpCode, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import type { Request, Response } from 'express';
import { Public } from '../../access/access.decorators.js';
import { bearerToken } from '../../access/bearer-token.js';
import { emailAddress } from '../../access/email-address.js';
import { RateLimit } from '../../access/rate-limit.decorator.js';
import { PracticeOnly } from './practice-only.guard.js';
import { choicePage, POP_UP_SCRIPT, PRACTICE_STYLE, popUpPage, refusalPage } from './practice-page.js';
import { type AuthorizationRequest, PracticeProvider, type TokenAnswer } from './practice-provider.js';

const HTML = 'text/html; charset=utf-8';

/** The practice identity provider: an OAuth server of its own beside the product's API. */
@Public()
@UseGuards(PracticeOnly)
@Controller('auth/practice')
export class PracticeController {
  constructor(private readonly provider: PracticeProvider) {}

  @Get('authorize')
  authorize(@Query() query: unknown, @Res() response: Response): void {
    const request = this.read(query, response);
    if (request) response.type(HTML).send(choicePage(parametersOf(request)));
  }

  @Get('choose')
  choose(@Query() query: Record<string, unknown>, @Res() response: Response): void {
    const request = this.read(query, response);
    if (!request) return;
    if (query['cancel'] !== undefined) {
      if (request.redirect_uri === 'postmessage') response.redirect('/login');
      else response.redirect(backTo(request, { error: 'access_denied' }));
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
    else response.redirect(backTo(request, { code }));
  }

  @Post('token')
  @RateLimit('code_exchange')
  token(@Body() form: unknown, @Res() response: Response): void {
    const answer: TokenAnswer = this.provider.redeem(form);
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
    return PRACTICE_STYLE;
  }

  @Get('pop-up.js')
  @HttpCode(200)
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  popUpScript(): string {
    return POP_UP_SCRIPT;
  }

  private read(query: unknown, response: Response): AuthorizationRequest | null {
    const request = this.provider.readRequest(query);
    if (!request) response.status(400).type(HTML).send(refusalPage('The request for this sign-in is not complete.'));
    return request;
  }
}

function parametersOf(request: AuthorizationRequest): URLSearchParams {
  return new URLSearchParams(Object.entries(request));
}

function backTo(request: AuthorizationRequest, answer: Record<string, string>): string {
  const url = new URL(request.redirect_uri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (request.state !== undefined) url.searchParams.set('state', request.state);
  return url.href;
}
