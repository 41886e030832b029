import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { type Permission, ROLES, roleHas } from '../../contract/permissions.js';

/** Enabled accounts by what their role permits. */
@Injectable()
export class StaffMembers {
  async findIdsWith(permission: Permission, manager: EntityManager): Promise<string[]> {
    const roles = ROLES.filter((role) => roleHas(role, permission));
    const rows = await manager.query<{ id: string }[]>(
      'SELECT id FROM users WHERE role = ANY($1) AND disabled_at IS NULL',
      [roles],
    );
    return rows.map(({ id }) => id);
  }
}
