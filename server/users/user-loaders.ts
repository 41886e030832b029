import { Injectable } from '@nestjs/common';
import DataLoader from 'dataloader';
import { IdentitiesService } from '../auth/identities/identities.service.js';
import type { GraphqlContext } from '../graphql/graphql-context.js';
import { WaitlistService } from '../waitlist/waitlist.service.js';
import type { AccountStatus } from '../waitlist/waitlist-entry.js';
import type { User } from './user.entity.js';
import { UsersRepository } from './users.repository.js';

interface Loaders {
  readonly waitlistStatus: DataLoader<string, AccountStatus>;
  readonly isGoogleLinked: DataLoader<string, boolean>;
  readonly user: DataLoader<string, User | null>;
}

/**
 * Loads fields of accounts for a whole page at once. Each GraphQL operation has its own loaders. They batch without a cache,
 * because a mutation that follows in the same operation may change what an earlier one read.
 */
@Injectable()
export class UserLoaders {
  private readonly loaders = new WeakMap<GraphqlContext, Loaders>();

  constructor(
    private readonly waitlist: WaitlistService,
    private readonly identities: IdentitiesService,
    private readonly users: UsersRepository,
  ) {}

  loadWaitlistStatus(context: GraphqlContext, userId: string): Promise<AccountStatus> {
    return this.loadersOf(context).waitlistStatus.load(userId);
  }

  loadIsGoogleLinked(context: GraphqlContext, userId: string): Promise<boolean> {
    return this.loadersOf(context).isGoogleLinked.load(userId);
  }

  loadUser(context: GraphqlContext, userId: string): Promise<User | null> {
    return this.loadersOf(context).user.load(userId);
  }

  private loadersOf(context: GraphqlContext): Loaders {
    const known = this.loaders.get(context);
    if (known) return known;
    const created: Loaders = {
      waitlistStatus: new DataLoader((userIds) => this.waitlist.accountStatuses(userIds), { cache: false }),
      isGoogleLinked: new DataLoader(
        async (userIds) => {
          const linked = await this.identities.findLinkedAccounts(userIds);
          return userIds.map((userId) => linked.has(userId));
        },
        { cache: false },
      ),
      user: new DataLoader(
        async (userIds) => {
          const found = new Map((await this.users.findAll(userIds)).map((user) => [user.id, user]));
          return userIds.map((userId) => found.get(userId) ?? null);
        },
        { cache: false },
      ),
    };
    this.loaders.set(context, created);
    return created;
  }
}
