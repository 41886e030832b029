import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import type { Actor } from '../../access/actor.js';
import { RateLimiter } from '../../access/rate-limiter.js';
import { Audit } from '../../audit/audit.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { PasskeySignIns } from '../passkeys/passkey-sign-ins.js';
import { SecondStepCodes } from '../second-step/second-step-codes.js';
import { SessionsService } from '../sessions.service.js';
import type { freshSignInBody } from './fresh-sign-ins.dto.js';

/** Makes a sign-in fresh again without leaving the page, with a passkey or with a code of the second step. */
@Injectable()
export class FreshSignIns {
  constructor(
    private readonly passkeys: PasskeySignIns,
    private readonly codes: SecondStepCodes,
    private readonly sessions: SessionsService,
    private readonly limiter: RateLimiter,
    private readonly audit: Audit,
  ) {}

  /** @throws AppError `passkey_not_found` */
  begin(actor: Actor) {
    return this.passkeys.beginFreshSignIn(actor);
  }

  /** @throws AppError `passkey_refused`, `wrong_code`, `rate_limited` */
  async prove(actor: Actor, proof: z.output<typeof freshSignInBody>): Promise<void> {
    const { userId, sessionId } = actor;
    // Keyed by account alone: a thief of the access token must not get more guesses from other addresses.
    await this.limiter.consume('second_step', `fresh:${userId}`);
    if ('response' in proof) await this.passkeys.proveFreshSignIn(actor, proof.response);
    else if (!(await this.codes.use(userId, proof.code))) throw new AppError('wrong_code');
    await this.sessions.renewSignIn(userId, sessionId);
    const detail = { method: 'response' in proof ? 'passkey' : 'code' };
    await this.audit.record({ action: 'sign_in_renewed', actor: userId, target: userId, detail });
  }
}
