import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { z } from 'zod';
import type { SignInBody } from '../../../contract/users.js';
import { Public } from '../../access/access.decorators.js';
import { RateLimit } from '../../access/rate-limit.decorator.js';
import { noBody, ZodPipe } from '../../platform/validation/parse.js';
import { CallerOf } from '../caller.js';
import { toRest } from '../sign-in.presenter.js';
import type { Caller } from '../sign-in.service.js';
import { PasskeySignIns } from './passkey-sign-ins.js';
import { passkeySignInBody } from './passkeys.dto.js';

@Controller('auth/passkeys')
export class PasskeySignInController {
  constructor(private readonly signIns: PasskeySignIns) {}

  @Public()
  @Post('options')
  @HttpCode(200)
  @RateLimit('passkey_options')
  async begin(@Body(noBody) _body: unknown) {
    return { options: await this.signIns.beginSignIn() };
  }

  @Public()
  @Post('sign-in')
  @HttpCode(200)
  @RateLimit('passkey_sign_ins')
  async finish(
    @Body(new ZodPipe(passkeySignInBody)) { response }: z.output<typeof passkeySignInBody>,
    @CallerOf() caller: Caller,
  ): Promise<SignInBody> {
    return toRest(await this.signIns.finishSignIn(response, caller));
  }
}
