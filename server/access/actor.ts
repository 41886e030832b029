import type { Language } from '../../contract/languages.js';
import type { Permission, Role } from '../../contract/permissions.js';
import type { Block, ComingBlock } from './admission-rules.js';

/** The caller as the server knows it now: role and blocks come from the database, never from the token. */
export interface Actor {
  readonly userId: string;
  readonly username: string;
  readonly email: string | null;
  readonly role: Role;
  /** The language that the account has chosen; null: it follows what the browser asks for. */
  readonly language: Language | null;
  readonly sessionId: string;
  /** The device that the session belongs to; null for an adult's session. */
  readonly deviceId: string | null;
  readonly permissions: readonly Permission[];
  /**
   * What keeps the account out; empty where nothing does. A list, so that a handler that allows one reason still refuses
   * an account that is blocked for another as well.
   */
  readonly blocks: readonly Block[];
  /** When time alone may change the blocks, so that an open connection must be checked again; null: never. */
  readonly recheckAt: Date | null;
  /** The block that time alone will bring next, for a warning before it; null: none is known. */
  readonly nextBlock: ComingBlock | null;
  readonly tokenExpiresAt: Date;
  /** When the account was checked, on the database's clock. */
  readonly checkedAt: Date;
  /** When the person last proved who they are, on the database's clock. */
  readonly authenticatedAt: Date;
}
