import type { Permission, Role } from '../../contract/permissions.js';

/** Who calls, as the server knows it at this moment: role and waitlist come from the store, never from the token. */
export interface Actor {
  readonly userId: string;
  readonly username: string;
  readonly email: string | null;
  readonly role: Role;
  readonly sessionId: string;
  readonly permissions: readonly Permission[];
  /** Shut out by the waitlist: only what is open to anyone and the own account can be reached. */
  readonly waitlisted: boolean;
  readonly tokenExpiresAt: Date;
  /** When the person last proved who they are, on the database's clock. */
  readonly authenticatedAt: Date;
}
