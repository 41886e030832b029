import { Injectable } from '@nestjs/common';
import { RateLimiter } from '../../access/rate-limiter.js';
import { sha256Hex } from '../../platform/crypto.js';
import { AppError } from '../../platform/errors/app-error.js';
import { UsersService } from '../../users/users.service.js';
import { type Caller, type SignInResult, SignInService } from '../sign-in.service.js';
import { SecondStepCodes } from './second-step-codes.js';
import { SecondStepTickets } from './second-step-tickets.js';

/** The second step of a sign-in. */
@Injectable()
export class SecondStepSignIns {
  constructor(
    private readonly tickets: SecondStepTickets,
    private readonly codes: SecondStepCodes,
    private readonly users: UsersService,
    private readonly signIn: SignInService,
    private readonly limiter: RateLimiter,
  ) {}

  /** @throws AppError `sign_in_expired`, `wrong_code`, `rate_limited`, `account_disabled` */
  async finish(ticket: string, code: string, caller: Caller): Promise<SignInResult> {
    const userId = await this.tickets.ownerOf(ticket);
    // Keyed by account and address, so that an attacker elsewhere cannot lock the owner out. Hashed because Redis stores it.
    await this.limiter.consume('second_step', sha256Hex(`${userId} ${caller.address}`));
    await this.tickets.takeTry(ticket);
    if (!(await this.codes.use(userId, code))) throw new AppError('wrong_code');
    const { method, passwordDigest } = await this.tickets.spend(ticket);
    const user = await this.users.find(userId);
    if (!user) throw new AppError('sign_in_expired');
    if (passwordDigest === null) return this.signIn.admitProved(user, method, caller);
    const hash = await this.users.getPasswordHash(userId);
    if (!hash || sha256Hex(hash) !== passwordDigest) throw new AppError('sign_in_expired');
    return this.signIn.admitProved(user, method, caller, hash);
  }
}
