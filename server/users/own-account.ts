import type { AccountStatus } from '../waitlist/waitlist-entry.js';
import type { User } from './user.entity.js';

/** An account with what the waitlist and the identity providers add to it. */
export interface OwnAccount {
  readonly user: User;
  readonly waitlistStatus: AccountStatus;
  readonly isGoogleLinked: boolean;
  readonly hasPassword: boolean;
}
