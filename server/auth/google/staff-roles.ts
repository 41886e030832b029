import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Role } from '../../../contract/permissions.js';
import { AccessChanges } from '../../access/access-changes.js';
import { Config } from '../../platform/config/config.js';
import type { User } from '../../users/user.entity.js';
import { UsersAdminService } from '../../users/users-admin.service.js';
import { WaitlistService } from '../../waitlist/waitlist.service.js';
import { developmentRole } from '../development/development-identities.js';
import type { IdentityClaim } from '../identities/identity-claim.js';

/** The staff roles that the settings give to addresses. Only an address that the provider answers for gets one. */
@Injectable()
export class StaffRoles {
  constructor(
    private readonly config: Config,
    private readonly waitlist: WaitlistService,
    private readonly usersAdmin: UsersAdminService,
    private readonly changes: AccessChanges,
  ) {}

  /** Every writer of the waitlist locks it before an account's row, so that no two transactions wait for each other. */
  async lockWaitlist(claim: IdentityClaim, manager: EntityManager): Promise<void> {
    if (this.roleOf(claim) !== null) await this.waitlist.lock(manager);
  }

  /** Approves staff on the waitlist at every sign-in. Returns true if that changed the list. */
  async admitStaff(user: User, claim: IdentityClaim, manager: EntityManager): Promise<boolean> {
    return this.roleOf(claim) !== null && (await this.waitlist.approveStaff(user, manager));
  }

  /** A sign-in gives a role and never removes one: an admin whose address is also on the moderators' list stays an admin. */
  async grantRole(user: User, claim: IdentityClaim): Promise<void> {
    const role = this.roleOf(claim);
    if (role === null) return;
    await this.changes.announce({ userId: user.id, reason: 'waitlist_changed' });
    if (user.role !== role && user.role !== 'admin') await this.usersAdmin.setRole(user.id, role, null);
  }

  private roleOf({ provider, profile: { email, isAddressTrusted } }: IdentityClaim): Role | null {
    if (email === null || !isAddressTrusted) return null;
    if (this.config.adminEmails.includes(email)) return 'admin';
    if (this.config.moderatorEmails.includes(email)) return 'moderator';
    return provider === 'practice' ? developmentRole(email) : null;
  }
}
