import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AccessChanges } from '../../access/access-changes.js';
import { Audit, type AuditRecord } from '../../audit/audit.service.js';
import { AppError } from '../../platform/errors/app-error.js';
import { AccountProofs } from '../../users/account-proofs.js';
import type { User } from '../../users/user.entity.js';
import { UsersService } from '../../users/users.service.js';
import { WaitlistService } from '../../waitlist/waitlist.service.js';
import type { IdentityRow } from '../identities/identities.repository.js';
import { IdentitiesService } from '../identities/identities.service.js';
import { type IdentityClaim, proofOf } from '../identities/identity-claim.js';
import { PasskeysRepository } from '../passkeys/passkeys.repository.js';
import { SecondStepsRepository } from '../second-step/second-steps.repository.js';
import { SessionsService } from '../sessions.service.js';
import { IdentityProvider } from './identity-provider.js';
import { isTakenError } from './is-taken-error.js';
import { StaffRoles } from './staff-roles.js';

interface FoundAccount {
  readonly user: User;
  readonly isNewUser: boolean;
  /** The claim proved an address that the account had never proved, so its old password and sessions ended. */
  readonly isHandedOver: boolean;
  readonly auditRecords: readonly AuditRecord[];
}

/** Finds the account that an identity belongs to, or creates it. */
@Injectable()
export class GoogleSignIns {
  constructor(
    private readonly dataSource: DataSource,
    private readonly provider: IdentityProvider,
    private readonly identities: IdentitiesService,
    private readonly proofs: AccountProofs,
    private readonly users: UsersService,
    private readonly staffRoles: StaffRoles,
    private readonly waitlist: WaitlistService,
    private readonly sessions: SessionsService,
    private readonly changes: AccessChanges,
    private readonly audit: Audit,
    private readonly passkeys: PasskeysRepository,
    private readonly secondSteps: SecondStepsRepository,
  ) {}

  /** @throws AppError `authentication_failed` if the address belongs to an account that the claim may not open */
  async signIn(claim: IdentityClaim): Promise<{ user: User; isNewUser: boolean }> {
    const work = (manager: EntityManager) => this.signInWithin(claim, manager);
    // A concurrent call took the address or the name first; the second attempt sees its account.
    const signIn = await this.dataSource.transaction(work).catch((error: unknown) => {
      if (!isTakenError(error)) throw error;
      return this.dataSource.transaction(work);
    });
    const userId = signIn.user.id;
    if (signIn.isHandedOver) await this.changes.announce({ userId, reason: 'session_ended' });
    await this.staffRoles.grantRole(signIn.user, claim);
    return { user: await this.users.get(userId), isNewUser: signIn.isNewUser };
  }

  private async signInWithin(claim: IdentityClaim, manager: EntityManager): Promise<FoundAccount> {
    const account = await this.findOrCreate(claim, manager);
    const { user, isNewUser, auditRecords } = account;
    const isStaffAdmitted = await this.staffRoles.admitStaff(user, claim, manager);
    // After staff is admitted, so that staff never waits on the list.
    if (isNewUser) await this.waitlist.joinWithAccount(user, manager);
    const admission = { action: 'staff_admitted', actor: null, target: user.id };
    await this.audit.append(manager, ...auditRecords, ...(isStaffAdmitted ? [admission] : []));
    return account;
  }

  private async findOrCreate(claim: IdentityClaim, manager: EntityManager): Promise<FoundAccount> {
    const { provider, profile } = claim;
    // Concurrent first sign-ins of one person run one after the other, so that only the first creates an account.
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${provider} ${profile.subject}`]);
    await this.staffRoles.lockWaitlist(claim, manager);
    const known = await this.identities.lockIdentity(claim, manager);
    if (known) return this.signInKnown(known, claim, manager);
    if (profile.email === null) throw new AppError('authentication_failed');
    const owner = await this.users.findByEmail(profile.email, manager);
    return owner ? this.signInOwner(owner, claim, manager) : this.register(claim, manager);
  }

  private async signInKnown(known: IdentityRow, claim: IdentityClaim, manager: EntityManager): Promise<FoundAccount> {
    const userId = known.user_id;
    await this.saveIdentity(userId, this.provider.keepRefreshToken(claim, known.sealed_grant), manager);
    const user = await this.users.get(userId, manager);
    return { user, isNewUser: false, isHandedOver: false, auditRecords: [] };
  }

  private async register(claim: IdentityClaim, manager: EntityManager): Promise<FoundAccount> {
    const { email, firstName, lastName, picture: avatar, isEmailVerified: emailVerified } = claim.profile;
    const user = await this.users.createUser({ email, emailVerified, firstName, lastName, avatar }, manager);
    await this.saveIdentity(user.id, claim, manager);
    const detail = { provider: claim.provider };
    const auditRecords = [{ action: 'account_registered', actor: user.id, target: user.id, detail }];
    return { user, isNewUser: true, isHandedOver: false, auditRecords };
  }

  /**
   * Links a new identity to the account that has its address. Only a provider that answers for the address proves that both
   * are one person. If the account never proved the address, another person may have registered it and waits for its owner,
   * so its password, identities, passkeys, second step and sessions end.
   */
  private async signInOwner(owner: User, claim: IdentityClaim, manager: EntityManager): Promise<FoundAccount> {
    if (!claim.profile.isAddressTrusted) throw new AppError('authentication_failed');
    const methods = await this.proofs.lockSignInMethods(owner.id, manager);
    if (!methods) throw new AppError('authentication_failed');
    const isUnproven = !methods.isEmailVerified;
    // Providers reassign addresses to other people, but never subjects: another subject is another person.
    const hasIdentity = (await this.identities.findIdentity(owner.id, claim.provider, manager)) !== null;
    if (hasIdentity && !(isUnproven && methods.hasPassword)) throw new AppError('authentication_failed');
    if (isUnproven) {
      await this.proofs.handOver(owner.id, manager);
      await this.identities.removeIdentities(owner.id, manager);
      await this.passkeys.removeAll(owner.id, manager);
      await this.secondSteps.turnOff(owner.id, manager);
      await this.sessions.endAllSessions([owner.id], manager);
    }
    await this.saveIdentity(owner.id, claim, manager);
    const user = await this.users.get(owner.id, manager);
    const auditRecords = isUnproven ? [{ action: 'unproven_password_removed', actor: null, target: owner.id }] : [];
    return { user, isNewUser: false, isHandedOver: isUnproven, auditRecords };
  }

  private async saveIdentity(userId: string, claim: IdentityClaim, manager: EntityManager): Promise<void> {
    await this.identities.saveIdentity(userId, claim, manager);
    await this.proofs.recordProof(userId, proofOf(claim), manager);
  }
}
