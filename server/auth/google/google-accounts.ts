import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Role } from '../../../contract/permissions.js';
import { AccessChanges } from '../../access/access-changes.js';
import { Audit, type AuditRecord } from '../../access/audit.service.js';
import { PersonalData } from '../../access/personal-data.js';
import { Config } from '../../platform/config/config.js';
import { AppError } from '../../platform/errors/app-error.js';
import { Events } from '../../platform/events.js';
import { User } from '../../users/user.entity.js';
import { UserRegistered } from '../../users/users.events.js';
import { UsersService } from '../../users/users.service.js';
import { type WaitlistRow, WaitlistService } from '../../waitlist/waitlist.service.js';
import { practiceRole } from '../practice/practice-identities.js';
import { SessionsService } from '../sessions.service.js';
import type { GoogleProfile } from './google-profile.js';
import { Identities, isTaken, type ProviderName } from './identities.js';

interface SignIn {
  user: User;
  isNewUser: boolean;
  /** Its password and sessions have just ended: it had never proved its address. */
  wasUnproven: boolean;
  entry: WaitlistRow | null;
  /** Written at the end of the transaction. */
  records: AuditRecord[];
}

/** Which account a Google identity belongs to (contract §3, quality C18). */
@Injectable()
export class GoogleAccounts implements OnModuleInit {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly identities: Identities,
    private readonly users: UsersService,
    private readonly waitlist: WaitlistService,
    private readonly sessions: SessionsService,
    private readonly changes: AccessChanges,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'identities',
      export: ({ userId }, manager) =>
        manager.query('SELECT provider, subject, email, created_at FROM identities WHERE user_id = $1', [userId]),
    });
  }

  /**
   * The account of this identity, made or linked where there is none yet.
   * @throws AppError `authentication_failed`
   */
  async signIn(provider: ProviderName, profile: GoogleProfile, sealedGrant: string | null) {
    const work = async (manager: EntityManager) => {
      const signedIn = await this.findOrCreate(manager, provider, profile, sealedGrant);
      await this.audit.append(manager, ...signedIn.records);
      return signedIn;
    };
    // Somebody else took the address or the name in the same moment; now it can be seen.
    const done = await this.dataSource.transaction(work).catch((error: unknown) => {
      if (!isTaken(error)) throw error;
      return this.dataSource.transaction(work);
    });
    const userId = done.user.id;
    if (done.wasUnproven) {
      await this.changes.announce({ userId, reason: 'session_ended' });
    }
    if (done.entry) await this.waitlist.announceJoin(done.entry);
    if (done.isNewUser) this.events.emit(new UserRegistered(userId));
    await this.grantRole(done.user, provider, profile);
    return { user: await this.users.get(userId), isNewUser: done.isNewUser };
  }

  private async findOrCreate(
    manager: EntityManager,
    provider: ProviderName,
    profile: GoogleProfile,
    sealedGrant: string | null,
  ): Promise<SignIn> {
    // First sign-ins of one person at once come one after the other: the later ones find what the first has made.
    await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`${provider} ${profile.subject}`]);
    const known = await this.identities.find(provider, profile.subject, manager);
    if (known) {
      await this.identities.store(manager, known.user_id, provider, profile, sealedGrant);
      if (profile.isEmailVerified) await this.identities.markVerified(manager, known.user_id, profile.email);
      const user = await this.users.get(known.user_id, manager);
      return this.admitStaff(manager, provider, profile, {
        user,
        isNewUser: false,
        wasUnproven: false,
        entry: null,
        records: [],
      });
    }
    const { email } = profile;
    if (email === null) throw new AppError('authentication_failed');
    const owner = await this.users.findByEmail(email, manager);
    if (owner) return this.adopt(manager, owner, provider, profile, sealedGrant);
    const { firstName, lastName, picture: avatar, isEmailVerified: emailVerified } = profile;
    const user = await this.users.create({ email, emailVerified, firstName, lastName, avatar }, manager);
    await this.identities.store(manager, user.id, provider, profile, sealedGrant);
    const records = [{ action: 'account_registered', actor: user.id, target: user.id, detail: { provider } }];
    const signIn = { user, isNewUser: true, wasUnproven: false, entry: null, records };
    const admitted = await this.admitStaff(manager, provider, profile, signIn);
    const entry = await this.waitlist.joinWithAccount(user, manager);
    return { ...admitted, entry };
  }

  /**
   * An identity that is new, for an address that has an account. Only a provider that answers for the address shows that
   * both are one person; and an account that never proved the address may have been made by somebody who waits for its owner.
   */
  private async adopt(
    manager: EntityManager,
    owner: User,
    provider: ProviderName,
    profile: GoogleProfile,
    sealedGrant: string | null,
  ): Promise<SignIn> {
    if (!profile.isAddressTrusted) throw new AppError('authentication_failed');
    // A stronger lock would keep rows from referring to the account, which a writer of the waitlist's entries may be about to
    // add while this sign-in waits for it.
    const [held] = await manager.query<{ by_password: boolean; by_identity: boolean }[]>(
      `SELECT password_hash IS NOT NULL AS by_password,
         EXISTS (SELECT 1 FROM identities WHERE user_id = users.id AND provider = $2) AS by_identity
       FROM users WHERE id = $1 FOR NO KEY UPDATE`,
      [owner.id, provider],
    );
    const wasUnproven = !owner.emailVerified;
    // Addresses are given to other people in time, subjects never are: another subject is somebody else.
    if (held?.by_identity && !(wasUnproven && held.by_password)) throw new AppError('authentication_failed');
    if (wasUnproven) {
      await manager.update(User, { id: owner.id }, { emailVerified: true, passwordHash: null });
      await enableUnlessDecided(owner.id, manager);
      await manager.query('DELETE FROM identities WHERE user_id = $1', [owner.id]);
      await this.sessions.endAll(owner.id, manager);
    }
    await this.identities.store(manager, owner.id, provider, profile, sealedGrant);
    const user = await this.users.get(owner.id, manager);
    const records = wasUnproven ? [{ action: 'unproven_password_removed', actor: null, target: owner.id }] : [];
    const signIn = { user, isNewUser: false, wasUnproven, entry: null, records };
    return this.admitStaff(manager, provider, profile, signIn);
  }

  private async admitStaff(
    manager: EntityManager,
    provider: ProviderName,
    profile: GoogleProfile,
    signIn: SignIn,
  ): Promise<SignIn> {
    const { user, records } = signIn;
    if (!this.staffRole(provider, profile) || !(await this.waitlist.approveStaff(user, manager))) return signIn;
    return { ...signIn, records: [...records, { action: 'staff_admitted', actor: null, target: user.id }] };
  }

  /** Given at every sign-in, never taken here: an admin who is on the moderators' list too stays an admin. */
  private async grantRole(user: User, provider: ProviderName, profile: GoogleProfile): Promise<void> {
    const role = this.staffRole(provider, profile);
    if (role === null) return;
    await this.changes.announce({ userId: user.id, reason: 'waitlist_changed' });
    if (user.role !== role && user.role !== 'admin') await this.users.setRole(user.id, role, null);
  }

  /** By the settings alone, and only for an address that the provider has verified and answers for. */
  private staffRole(provider: ProviderName, { email, isAddressTrusted }: GoogleProfile): Role | null {
    if (email === null || !isAddressTrusted) return null;
    if (this.config.adminEmails.includes(email)) return 'admin';
    if (this.config.moderatorEmails.includes(email)) return 'moderator';
    return provider === 'practice' ? practiceRole(email) : null;
  }
}

/**
 * Disabled at the start for want of a proof, which has come now; what an admin has decided stays. A staff role was given
 * in practice mode; the settings give it again where it is due.
 */
async function enableUnlessDecided(userId: string, manager: EntityManager): Promise<void> {
  await manager.query(
    `UPDATE users SET disabled_at = NULL, practice_disabled_at = NULL,
       role = CASE WHEN role IN ('admin', 'moderator') THEN 'parent' ELSE role END
     WHERE id = $1 AND disabled_at = practice_disabled_at`,
    [userId],
  );
}
