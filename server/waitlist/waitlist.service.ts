import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sha256Hex } from '../platform/crypto.js';
import { afterCommit } from '../platform/database/after-commit.js';
import { normalizeEmail } from '../platform/validation/email-address.js';
import { AccountEntriesRepository } from './account-entries.repository.js';
import { WaitlistRepository } from './waitlist.repository.js';
import { WaitlistAnnouncements } from './waitlist-announcements.js';
import type { AccountStatus, WaitlistStats } from './waitlist-entry.js';
import { accountStatus, isGateClosed, isShutOut } from './waitlist-gate.js';
import { WaitlistListsRepository } from './waitlist-lists.repository.js';
import { lockWaitlist } from './waitlist-lock.js';
import { WaitlistSettings } from './waitlist-settings.js';

/** What the list needs of an account. */
export interface Account {
  id: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
}

/** The waitlist as other features use it: where an account stands, and how an account gets on the list. */
@Injectable()
export class WaitlistService {
  constructor(
    private readonly repository: WaitlistRepository,
    private readonly entries: AccountEntriesRepository,
    private readonly lists: WaitlistListsRepository,
    private readonly settings: WaitlistSettings,
    private readonly announcements: WaitlistAnnouncements,
  ) {}

  async accountStatus(userId: string, manager?: EntityManager): Promise<AccountStatus> {
    const rules = await this.settings.current(manager);
    const { standing, entryId } = await this.entries.standing(userId, manager);
    const isWaiting = entryId !== null && standing.approvedAt === null && isShutOut(rules, standing);
    const position = isWaiting ? await this.repository.position(entryId, manager) : null;
    return accountStatus(rules, standing, position);
  }

  /** The status of each account, in the same order, with one query of each kind. */
  async accountStatuses(userIds: readonly string[]): Promise<AccountStatus[]> {
    const rules = await this.settings.current();
    const found = await this.entries.standings(userIds);
    const waiting = found.flatMap(({ standing, entryId }) =>
      entryId !== null && standing.approvedAt === null && isShutOut(rules, standing) ? [entryId] : [],
    );
    const positions = await this.repository.positions(waiting);
    return found.map(({ standing, entryId }) =>
      accountStatus(rules, standing, entryId === null ? null : (positions.get(entryId) ?? null)),
    );
  }

  stats(): Promise<WaitlistStats> {
    return this.lists.stats();
  }

  /**
   * Registration and a first sign-in put the account on the list while the gate is closed. Runs in the caller's
   * transaction, and announces the new entry after its commit.
   */
  async joinWithAccount(account: Account, manager: EntityManager): Promise<void> {
    const { id: userId, email, firstName, lastName } = account;
    if (email === null || !isGateClosed(await this.settings.current(manager))) return;
    const entry = { email: normalizeEmail(email), firstName, lastName, isApproved: false, userId };
    const [added] = await this.repository.insert([entry], manager);
    if (added) afterCommit(manager, () => this.announcements.joined([added.email]));
  }

  /** A sign-in puts an account on the list that is not on it, unless staff has removed it. */
  async joinAtSignIn(account: Account): Promise<void> {
    if (account.email === null || (await this.repository.isRemoved(account.email))) return;
    await this.repository.transaction((manager) => this.joinWithAccount(account, manager));
  }

  /** Makes the approved entry with the account's address its own and spends the invitation. False where it is not valid. */
  acceptInvitation(userId: string, invitation: string, manager: EntityManager): Promise<boolean> {
    return this.entries.claim(userId, sha256Hex(invitation), manager);
  }

  /** Call it before the transaction locks an account's row, where it approves staff later. */
  lock(manager: EntityManager): Promise<void> {
    return lockWaitlist(manager);
  }

  /** Each sign-in approves staff, whatever the list said before. True where that changed something. */
  approveStaff({ id }: Account, manager: EntityManager): Promise<boolean> {
    return this.entries.admit(id, manager);
  }

  /**
   * Approves an address that a household invites, whether it is on the list or not. An address that staff removed stays
   * removed. Runs in the caller's transaction, before it locks an account's row. True where the address waited or was unknown.
   */
  async admitAddress(address: string, manager: EntityManager): Promise<boolean> {
    const email = normalizeEmail(address);
    await this.lock(manager);
    if (await this.repository.isRemoved(email)) return false;
    const entry = { email, firstName: null, lastName: null, isApproved: true, userId: null };
    const added = await this.repository.insert([entry], manager);
    const approved = added.length > 0 ? added : await this.repository.approve([email], manager);
    if (approved.length > 0) afterCommit(manager, () => this.announcements.approved([email]));
    return approved.length > 0;
  }
}
