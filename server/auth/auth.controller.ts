import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import { CurrentActor, Public, SignedIn } from '../access/access.decorators.js';
import type { Actor } from '../access/actor.js';
import { FreshSignIn } from '../access/fresh-sign-in.decorator.js';
import { RateLimit, takenByHandler } from '../access/rate-limit.decorator.js';
import { noBody, parse, ZodPipe } from '../platform/validation/parse.js';
import { loginBody, refreshBody, registerBody } from './auth.dto.js';
import { CallerOf } from './caller.js';
import { type RefreshedTokens, RefreshService } from './refresh.service.js';
import { SessionsService } from './sessions.service.js';
import { type Caller, type SignInBody, SignInService } from './sign-in.service.js';

@Controller('auth')
export class AuthController {
  constructor(
    private readonly signIn: SignInService,
    private readonly refreshes: RefreshService,
    private readonly sessions: SessionsService,
  ) {}

  // The switch counts before the body does, so both are read by hand.

  @Public()
  @Post('login')
  @HttpCode(200)
  @RateLimit(takenByHandler('login_address'), takenByHandler('login_account_address'))
  login(@Body() body: unknown, @CallerOf() caller: Caller): Promise<SignInBody> {
    this.signIn.requirePasswordLogin();
    const { username, password, invitation } = parse(loginBody, body ?? {});
    return this.signIn.login(username, password, caller, invitation);
  }

  @Public()
  @Post('register')
  @RateLimit(takenByHandler('register'))
  register(@Body() body: unknown, @CallerOf() caller: Caller): Promise<SignInBody> {
    this.signIn.requirePasswordLogin();
    const { first_name: firstName, last_name: lastName, ...rest } = parse(registerBody, body ?? {});
    return this.signIn.register({ ...rest, firstName, lastName }, caller);
  }

  @Public()
  @Post('refresh')
  @HttpCode(200)
  @RateLimit(takenByHandler('refresh'))
  refresh(
    @Body(new ZodPipe(refreshBody)) { refresh_token: token, rotate = false }: z.output<typeof refreshBody>,
    @CallerOf() caller: Caller,
  ): Promise<RefreshedTokens> {
    return this.refreshes.refresh(token, rotate, caller.address);
  }

  @SignedIn({ waitlistedToo: true })
  @Post('logout')
  @HttpCode(204)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async logout(@CurrentActor() actor: Actor, @Body(noBody) _body: unknown): Promise<void> {
    await this.sessions.end(actor.userId, actor.sessionId, 'signed_out');
  }
}
