import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import type { Role } from '../../contract/permissions.js';
import { AccessChanges } from '../access/access-changes.js';
import { Audit } from '../audit/audit.service.js';
import { AppError } from '../platform/errors/app-error.js';
import { Events } from '../platform/events.js';
import { LastAdminGuard } from './last-admin-guard.js';
import { User } from './user.entity.js';
import { RoleChanged, UserDisabled, UserEnabled } from './users.events.js';
import { UsersService } from './users.service.js';

/** Role changes and disabled accounts. Both take effect at once, also for access tokens that are already issued. */
@Injectable()
export class UsersAdminService {
  constructor(
    private readonly users: UsersService,
    private readonly guard: LastAdminGuard,
    private readonly changes: AccessChanges,
    private readonly audit: Audit,
    private readonly events: Events,
  ) {}

  /**
   * `actorId` is null if the server itself changes the role. An admin cannot change their own role, because they could not
   * undo a mistake.
   * @throws AppError `user_not_found`, `last_admin`, `device_role` to or from a child's account
   */
  async setRole(userId: string, role: Role, actorId: string | null): Promise<User> {
    const change = async (manager: EntityManager) => {
      const user = await this.users.get(userId, manager);
      if (user.role === role) return false;
      // A child's account begins and ends with its profile, so that no role opens another's pages to it.
      if (user.role === 'device' || role === 'device') throw new AppError('device_role');
      if (userId === actorId) throw new AppError('last_admin');
      await this.guard.requireAnotherAdmin(user, manager);
      await manager.update(User, { id: userId }, { role, updatedAt: () => 'now()' });
      // Admins are notified only of links for staff, so a link from before the change must not work after it.
      await manager.query('DELETE FROM password_reset_links WHERE user_id = $1', [userId]);
      await this.audit.append(manager, { action: 'role_changed', actor: actorId, target: userId, detail: { role } });
      return true;
    };
    if (await this.guard.runChange({ userId, actorId, refusedAction: 'role_change_refused' }, change)) {
      await this.changes.announce({ userId, reason: 'role_changed' });
      this.events.emit(new RoleChanged(userId, role));
    }
    return this.users.get(userId);
  }

  /**
   * Disabling an account also closes its open connections.
   * @throws AppError `user_not_found`, `last_admin`
   */
  async setDisabled(userId: string, isDisabled: boolean, actorId: string): Promise<User> {
    const change = async (manager: EntityManager) => {
      const user = await this.users.get(userId, manager);
      if ((user.disabledAt !== null) === isDisabled) return false;
      if (isDisabled) await this.guard.requireAnotherAdmin(user, manager);
      await manager.update(User, { id: userId }, { disabledAt: isDisabled ? () => 'now()' : null });
      const action = isDisabled ? 'account_disabled' : 'account_enabled';
      await this.audit.append(manager, { action, actor: actorId, target: userId });
      return true;
    };
    if (await this.guard.runChange({ userId, actorId, refusedAction: 'disabling_refused' }, change)) {
      await this.changes.announce({ userId, reason: 'account_disabled' });
      this.events.emit(isDisabled ? new UserDisabled(userId) : new UserEnabled(userId));
    }
    return this.users.get(userId);
  }
}
