import { Injectable } from '@nestjs/common';
import { ROLE_PERMISSIONS } from '../../contract/permissions.js';
import type { Actor } from '../access/actor.js';
import type { User } from './user.entity.js';
import type { UserObject } from './user.types.js';
import { UsersService } from './users.service.js';

/** Accounts as GraphQL shows them. Address, telephone and place of others are for admins alone (contract §5). */
@Injectable()
export class UserObjects {
  constructor(private readonly users: UsersService) {}

  async of(viewer: Actor, accounts: readonly User[]): Promise<UserObject[]> {
    const linked = await this.users.linkedToGoogle(accounts.map(({ id }) => id));
    return accounts.map((account) => {
      const seesAll = viewer.role === 'admin' || viewer.userId === account.id;
      const { id, username, firstName, lastName, role, avatar, bio, createdAt, lastSeenAt, disabledAt } = account;
      return {
        ...{ id, username, firstName, lastName, role, avatar, bio, createdAt, lastSeenAt, disabledAt },
        email: seesAll ? account.email : null,
        phone: seesAll ? account.phone : null,
        location: seesAll ? account.location : null,
        permissions: ROLE_PERMISSIONS[role],
        googleLinked: linked.has(id),
      };
    });
  }

  async one(viewer: Actor, account: User): Promise<UserObject> {
    const [object] = await this.of(viewer, [account]);
    return object!;
  }
}
