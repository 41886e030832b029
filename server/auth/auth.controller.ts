import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import type { RefreshedTokensBody, SignInBody } from '../../contract/users.js';
import { AllowBlocked, CurrentActor, Public, SignedIn } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { SHUT_OUT_REASONS } from '../access/admission-rules.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit, takenByHandler } from '../access/rate-limit.decorator.js';
import { noBody, parse, ZodPipe } from '../platform/validation/parse.js';
import { loginBody, refreshBody, registerBody } from './auth.dto.js';
import { CallerOf } from './caller.js';
import { RefreshService } from './refresh.service.js';
import { SessionsService } from './sessions.service.js';
import { refreshedTokensToRest, toRest } from './sign-in.presenter.js';
import { type Caller, SignInService } from './sign-in.service.js';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly signIn: SignInService,
    private readonly refreshes: RefreshService,
    private readonly sessions: SessionsService,
  ) {}

  // Login and registration parse the body themselves: while passwords are off, even an invalid body gets that answer.

  @Public()
  @Post('login')
  @HttpCode(200)
  @RateLimit(takenByHandler('login_address'), takenByHandler('login_account_address'))
  async login(@Body() body: unknown, @CallerOf() caller: Caller): Promise<SignInBody> {
    this.signIn.requirePasswordLogin();
    const { username, password, invitation } = parse(loginBody, body ?? {});
    return toRest(await this.signIn.logIn(username, password, caller, invitation));
  }

  @Public()
  @Post('register')
  @RateLimit(takenByHandler('register'))
  async register(@Body() body: unknown, @CallerOf() caller: Caller): Promise<SignInBody> {
    this.signIn.requirePasswordLogin();
    const { first_name: firstName, last_name: lastName, ...rest } = parse(registerBody, body ?? {});
    return toRest(await this.signIn.register({ ...rest, firstName, lastName }, caller));
  }

  @Public()
  @Post('refresh')
  @HttpCode(200)
  @RateLimit(takenByHandler('refresh'))
  async refresh(
    @Body(new ZodPipe(refreshBody)) { refresh_token: token, rotate }: z.output<typeof refreshBody>,
    @CallerOf() caller: Caller,
  ): Promise<RefreshedTokensBody> {
    return refreshedTokensToRest(await this.refreshes.refreshTokens(token, rotate, caller.address));
  }

  @SignedIn()
  @AllowBlocked('waitlisted', 'second_step_required', ...SHUT_OUT_REASONS)
  @Post('logout')
  @HttpCode(204)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async logout(@CurrentActor() actor: Actor, @Body(noBody) _body: unknown): Promise<void> {
    await this.sessions.endSession(actor.userId, actor.sessionId, 'signed_out');
  }
}
