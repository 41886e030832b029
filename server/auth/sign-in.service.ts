import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { TokensBody, UserBody } from '../../contract/users.js';
import type { WaitlistStatusBody } from '../../contract/waitlist.js';
import { AccessChanges } from '../access/access-changes.js';
import { Audit } from '../access/audit.service.js';
import { normalizeEmail } from '../access/email-address.js';
import { RateLimiter } from '../access/rate-limiter.js';
import { Config } from '../platform/config/config.js';
import { sha256Hex } from '../platform/crypto.js';
import { AppError } from '../platform/errors/app-error.js';
import { Events } from '../platform/events.js';
import type { User } from '../users/user.entity.js';
import { UserRegistered } from '../users/users.events.js';
import { UsersService } from '../users/users.service.js';
import { WaitlistService } from '../waitlist/waitlist.service.js';
import { Passwords } from './passwords.js';
import { SessionsService } from './sessions.service.js';

/** What a device and its network tell of a caller. */
export interface Caller {
  address: string;
  userAgent: string | undefined;
}

export type SignInMethod = 'password' | 'registration' | 'google' | 'practice';

/** Answer of login and registration (contract §3). */
export type SignInBody =
  | { auth_type: 'approved'; data: TokensBody & { user: UserBody } }
  | { auth_type: 'waitlisted'; data: { waitlist_status: WaitlistStatusBody } };

export interface Registration {
  email: string;
  password: string;
  username?: string | null;
  firstName?: string | null;
  lastName?: string | null;
  /** Of the approval of the address on the waitlist. */
  invitation?: string | null;
}

/** How somebody who has proved who they are gets in, and the proof by password. */
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
  ) {}

  /** @throws AppError `password_login_disabled` */
  requirePasswordLogin(): void {
    if (!this.config.passwordLogin) throw new AppError('password_login_disabled');
  }

  /** @throws AppError `invalid_credentials`, `account_disabled` or `rate_limited` */
  async login(name: string, password: string, caller: Caller, invitation?: string | null): Promise<SignInBody> {
    await this.limiter.consume('login_address', caller.address);
    const user = await this.users.findForSignIn(name);
    // By account, whatever it was called, and address, so that nobody can lock the owner out from elsewhere; hashed, as
    // the counts leave the node.
    const account = user?.id ?? normalizeEmail(name);
    await this.limiter.consume('login_account_address', sha256Hex(`${account} ${caller.address}`));
    if (!(await this.passwords.matches(user?.passwordHash, password)) || !user) {
      const detail = { method: 'password' };
      await this.audit.record({ action: 'sign_in_failed', actor: null, target: user?.id ?? null, detail });
      throw new AppError('invalid_credentials');
    }
    if (invitation) await this.acceptInvitation(user, invitation);
    return this.admit(user, 'password', caller);
  }

  /** @throws AppError `email_taken`, `username_taken` or `rate_limited` */
  async register(input: Registration, caller: Caller): Promise<SignInBody> {
    await this.limiter.consume('register', caller.address);
    const { email, password, username, firstName, lastName, invitation } = input;
    const passwordHash = await this.passwords.hash(password);
    const work = async (manager: EntityManager) => {
      const user = await this.users.create({ email, passwordHash, username, firstName, lastName }, manager);
      const isInvited = invitation ? await this.waitlist.acceptInvitation(user.id, invitation, manager) : false;
      const entry = await this.waitlist.joinWithAccount(user, manager);
      const records = ['account_registered', ...(isInvited ? ['invitation_used'] : [])];
      await this.audit.append(manager, ...records.map((action) => ({ action, actor: user.id, target: user.id })));
      return { user, entry };
    };
    const { user, entry } = await this.dataSource.transaction(work).catch((error: unknown) => {
      if (!(error instanceof AppError && error.code === 'username_taken')) throw error;
      // Somebody else took the name in the same moment, perhaps with the address; now it can be seen.
      return this.dataSource.transaction(work);
    });
    if (entry) await this.waitlist.announceJoin(entry);
    this.events.emit(new UserRegistered(user.id));
    return this.admit(user, 'registration', caller);
  }

  /**
   * Tokens for somebody who has proved who they are, or the news that they wait.
   * @throws AppError `account_disabled`
   */
  async admit(user: User, method: SignInMethod, caller: Caller): Promise<SignInBody> {
    if (user.disabledAt) {
      await this.audit.record({ action: 'sign_in_refused', actor: user.id, detail: { method, reason: 'disabled' } });
      throw new AppError('account_disabled');
    }
    let status = await this.waitlist.accountStatus(user.id);
    if (status.status === 'not_registered') {
      await this.waitlist.joinAtSignIn(user);
      status = await this.waitlist.accountStatus(user.id);
    }
    if (!status.approved) {
      await this.audit.record({ action: 'sign_in_refused', actor: user.id, detail: { method, reason: 'waitlisted' } });
      return { auth_type: 'waitlisted', data: { waitlist_status: status } };
    }
    const tokens = await this.sessions.start(user, caller.userAgent, method);
    return { auth_type: 'approved', data: { ...tokens, user: await this.users.body(user.id) } };
  }

  /** For an account that exists already: its address was approved later, or its first invitation had run out. */
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
