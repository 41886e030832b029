import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { roleHas } from '../../contract/permissions.js';
import { StaffMembers } from '../access/staff-members.js';
import {
  type NewNotification,
  NotificationsService,
  type StoredNotification,
} from '../notifications/notifications.service.js';
import { UsersService } from '../users/users.service.js';

/** Notifies all admins of a change that could open an account of staff. */
@Injectable()
export class AdminAlerts {
  constructor(
    private readonly notifications: NotificationsService,
    private readonly staff: StaffMembers,
    private readonly users: UsersService,
  ) {}

  /** The admin who made the change is notified, too, because an attacker may use their session. */
  async ofStaffAccount(userId: string, notice: NewNotification, manager: EntityManager): Promise<StoredNotification[]> {
    const account = await this.users.find(userId, manager);
    if (!account || !roleHas(account.role, 'view_users')) return [];
    const admins = await this.staff.findIdsWith('manage_users', manager);
    const others = admins.filter((id) => id !== userId);
    return this.notifications.storeNotifications(others, notice, manager);
  }
}
