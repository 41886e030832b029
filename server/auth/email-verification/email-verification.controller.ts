import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { EmailVerificationBody } from '../../../contract/users.js';
import { AllowBlocked, CurrentActor, Public, RefuseDevices, SignedIn } from '../../access/access.decorators.js';
import type { Actor } from '../../access/actor.js';
import { FreshSignIn } from '../../access/fresh-sign-in.decorator.js';
import { RateLimit } from '../../access/rate-limit.decorator.js';
import { noBody, parse } from '../../platform/validation/parse.js';
import { emailVerificationBody } from '../auth.dto.js';
import { EmailVerificationService } from './email-verification.service.js';

@Controller()
export class EmailVerificationController {
  constructor(private readonly verification: EmailVerificationService) {}

  /** Open on the waitlist as well: a place there may wait for the proof. */
  @SignedIn()
  @AllowBlocked('waitlisted')
  @RefuseDevices()
  @Post('users/me/email-verification')
  @HttpCode(202)
  @RateLimit('rest_changes')
  @FreshSignIn('never')
  async request(@CurrentActor() actor: Actor, @Body(noBody) _body: unknown): Promise<void> {
    await this.verification.request(actor.userId);
  }

  @Public()
  @Post('auth/email/verify')
  @HttpCode(200)
  @RateLimit('password_reset')
  async verify(@Body() body: unknown): Promise<EmailVerificationBody> {
    const { token } = parse(emailVerificationBody, body ?? {});
    await this.verification.verify(token);
    return { status: 'address_confirmed' };
  }
}
