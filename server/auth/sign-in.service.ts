import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessChanges } from '../access/access-changes.js';
import { RateLimiter } from '../access/rate-limiter.js';
import { Audit } from '../audit/audit.service.js';
import { Config } from '../platform/config/config.js';
import { sha256Hex } from '../platform/crypto.js';
import { AppError } from '../platform/errors/app-error.js';
import { Events } from '../platform/events.js';
import { normalizeEmail } from '../platform/validation/email-address.js';
import type { OwnAccount } from '../users/own-account.js';
import type { User } from '../users/user.entity.js';
import { UsersService } from '../users/users.service.js';
import { WaitlistService } from '../waitlist/waitlist.service.js';
import type { AccountStatus } from '../waitlist/waitlist-entry.js';
import { AccountRegistered } from './auth.events.js';
import { Passwords } from './passwords.js';
import { type SecondStepTicket, SecondStepTickets } from './second-step/second-step-tickets.js';
import { SecondStepsRepository } from './second-step/second-steps.repository.js';
import { SessionsService, type SessionTokens } from './sessions.service.js';
import type { SignInMethod } from './sign-in-method.js';

/** The device that sends a call, and its network address. */
export interface Caller {
  address: string;
  userAgent: string | undefined;
}

export interface ApprovedSignIn {
  readonly kind: 'approved';
  readonly tokens: SessionTokens;
  readonly account: OwnAccount;
}

export type SignInResult =
  | ApprovedSignIn
  | { readonly kind: 'waitlisted'; readonly waitlistStatus: AccountStatus }
  | { readonly kind: 'second_step'; readonly ticket: SecondStepTicket };

export interface Registration {
  email: string;
  password: string;
  username?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  /** The token of the invitation link that a waitlist approval creates. */
  invitation?: string | null;
}

/** Sign-in and registration with a password, and the last step of every sign-in: tokens or the waitlist. */
@Injectable()
export class SignInService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly users: UsersService,
    private readonly waitlist: WaitlistService,
    private readonly sessions: SessionsService,
    private readonly passwords: Passwords,
    private readonly limiter: RateLimiter,
    private readonly changes: AccessChanges,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly secondSteps: SecondStepsRepository,
    private readonly tickets: SecondStepTickets,
  ) {}

  /** @throws AppError `password_login_disabled` */
  requirePasswordLogin(): void {
    if (!this.config.passwordLogin) throw new AppError('password_login_disabled');
  }

  /** @throws AppError `invalid_credentials`, `account_disabled` or `rate_limited` */
  async logIn(name: string, password: string, caller: Caller, invitation?: string | null): Promise<SignInResult> {
    await this.limiter.consume('login_address', caller.address);
    const user = await this.users.findForSignIn(name);
    // Keyed by account and address, so that an attacker elsewhere cannot lock the owner out. Hashed because Redis stores it.
    const account = user?.id ?? normalizeEmail(name);
    await this.limiter.consume('login_account_address', sha256Hex(`${account} ${caller.address}`));
    if (!(await this.passwords.matches(user?.passwordHash, password)) || !user) {
      const detail = { method: 'password' };
      await this.audit.record({ action: 'sign_in_failed', actor: null, target: user?.id ?? null, detail });
      throw new AppError('invalid_credentials');
    }
    if (invitation) await this.acceptInvitation(user, invitation);
    return this.admitUser(user, 'password', caller, user.passwordHash);
  }

  /** @throws AppError `email_taken`, `username_taken` or `rate_limited` */
  async register(registration: Registration, caller: Caller): Promise<SignInResult> {
    await this.limiter.consume('register', caller.address);
    const passwordHash = await this.passwords.hash(registration.password);
    const work = (manager: EntityManager) => this.createAccount(registration, passwordHash, manager);
    const user = await this.dataSource.transaction(work).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'username_taken')) throw error;
      // A concurrent registration took the name, perhaps with the same address; the second attempt can tell.
      return this.dataSource.transaction(work);
    });
    this.events.emit(new AccountRegistered(user.id));
    return this.admitUser(user, 'registration', caller, passwordHash);
  }

  /**
   * Goes on with a user who has given a password or come from a provider: tokens, the waitlist status if the waitlist keeps
   * them out, or a ticket for the second step where the account has one. `passwordHash` is the hash of the password that they
   * gave, if they gave one.
   * @throws AppError `account_disabled`, or `invalid_credentials` if the password was changed in the meantime
   */
  async admitUser(
    user: User,
    method: SignInMethod,
    caller: Caller,
    passwordHash: string | null = null,
  ): Promise<SignInResult> {
    const refused = await this.refuse(user, method);
    if (refused) return refused;
    if (await this.secondSteps.isOn(user.id)) {
      return { kind: 'second_step', ticket: await this.tickets.issue(user.id, method, passwordHash) };
    }
    return this.start(user, method, caller, passwordHash);
  }

  /** The same for a user who has proved their identity twice: with a second step, or with a passkey. */
  async admitProved(
    user: User,
    method: SignInMethod,
    caller: Caller,
    passwordHash: string | null = null,
  ): Promise<SignInResult> {
    return (await this.refuse(user, method)) ?? this.start(user, method, caller, passwordHash);
  }

  private async start(
    user: User,
    method: SignInMethod,
    caller: Caller,
    passwordHash: string | null,
  ): Promise<SignInResult> {
    const tokens = await this.sessions.startSession(user, caller.userAgent, method, passwordHash);
    return { kind: 'approved', tokens, account: await this.users.getOwnAccount(user.id) };
  }

  /** Null if nothing keeps the account out. @throws AppError `account_disabled` */
  private async refuse(user: User, method: SignInMethod): Promise<SignInResult | null> {
    if (user.disabledAt) {
      await this.audit.record({ action: 'sign_in_refused', actor: user.id, detail: { method, reason: 'disabled' } });
      throw new AppError('account_disabled');
    }
    let waitlistStatus = await this.waitlist.accountStatus(user.id);
    if (waitlistStatus.state === 'not_registered') {
      await this.waitlist.joinAtSignIn(user);
      waitlistStatus = await this.waitlist.accountStatus(user.id);
    }
    if (!waitlistStatus.isAdmitted) {
      await this.audit.record({ action: 'sign_in_refused', actor: user.id, detail: { method, reason: 'waitlisted' } });
      return { kind: 'waitlisted', waitlistStatus };
    }
    return null;
  }

  private async createAccount(registration: Registration, passwordHash: string, manager: EntityManager) {
    const { email, username, firstName, lastName, invitation } = registration;
    const user = await this.users.createUser({ email, passwordHash, username, firstName, lastName }, manager);
    const isInvited = invitation ? await this.waitlist.acceptInvitation(user.id, invitation, manager) : false;
    await this.waitlist.joinWithAccount(user, manager);
    const actions = ['account_registered', ...(isInvited ? ['invitation_used'] : [])];
    await this.audit.append(manager, ...actions.map((action) => ({ action, actor: user.id, target: user.id })));
    return user;
  }

  /** For an account that was registered before its address was approved, or whose first invitation expired. */
  private async acceptInvitation(user: User, invitation: string): Promise<void> {
    const isInvited = await this.dataSource.transaction(async (manager) => {
      const isAccepted = await this.waitlist.acceptInvitation(user.id, invitation, manager);
      if (isAccepted) {
        await this.audit.append(manager, { action: 'invitation_used', actor: user.id, target: user.id });
      }
      return isAccepted;
    });
    if (isInvited) await this.changes.announce({ userId: user.id, reason: 'waitlist_changed' });
  }
}
