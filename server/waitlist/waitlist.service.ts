import { Injectable, type OnModuleInit } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  WaitlistJoinBody,
  WaitlistLookupBody,
  WaitlistState,
  WaitlistStatsBody,
  WaitlistStatusBody,
} from '../../contract/waitlist.js';
import { AccessChanges } from '../access/access-changes.js';
import { Admins } from '../access/admins.js';
import { Audit } from '../access/audit.service.js';
import { normalizeEmail } from '../access/email-address.js';
import { maskEmail } from '../access/mask-email.js';
import { PersonalData } from '../access/personal-data.js';
import { accountWaitlistStatus, isGateClosed, isShutOut } from '../access/waitlist-gate.js';
import { Batcher } from '../platform/batcher.js';
import { Config } from '../platform/config/config.js';
import { randomToken, sha256Hex } from '../platform/crypto.js';
import { AppError } from '../platform/errors/app-error.js';
import { Events } from '../platform/events.js';
import { estimatedWaitDays } from './waiting-time.js';
import { WaitlistApproved, WaitlistJoined, WaitlistRemoved } from './waitlist.events.js';
import {
  type Figures,
  type ListQuery,
  type NewEntry,
  type PlacedRow,
  WaitlistRepository,
  type WaitlistRow,
} from './waitlist.repository.js';
import { WaitlistSettings } from './waitlist-settings.js';

export type { WaitlistRow } from './waitlist.repository.js';

export interface JoinInput {
  email: string;
  firstName?: string | null;
  lastName?: string | null;
}

/** An entry as admins see it. */
export interface WaitlistEntryView {
  email: string;
  firstName: string | null;
  lastName: string | null;
  status: WaitlistState;
  position: number | null;
  joinedAt: Date;
  approvedAt: Date | null;
  estimatedWaitDays: number | null;
  /** The address has an account that has not proved it, and that the entry does not let in. */
  isAddressUnproved: boolean;
  /** Only in the answer of the approval that made it. */
  invitationUrl: string | null;
}

/** What the list needs of an account. */
export interface Account {
  id: string;
  email: string | null;
  firstName: string | null;
  lastName: string | null;
}

interface Joined {
  entry: PlacedRow | null;
  isNew: boolean;
}

/** Joins that one transaction makes at most. */
const JOIN_BATCH_LIMIT = 200;
/** The rate of approvals moves by the day; it need not be computed for each join. */
const FIGURES_FRESH_MS = 1_000;

/** The waitlist's rules (contract §3). Addresses may come in any form. */
@Injectable()
export class WaitlistService implements OnModuleInit {
  private readonly joins = new Batcher<JoinInput, Joined>(JOIN_BATCH_LIMIT, (inputs) => this.joinAll(inputs));
  private figures: { value: Promise<Figures>; loadedAt: number } | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: Config,
    private readonly repository: WaitlistRepository,
    private readonly settings: WaitlistSettings,
    private readonly changes: AccessChanges,
    private readonly admins: Admins,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'waitlist',
      export: ({ userId }, manager) => this.repository.ofAccount(userId, manager),
      erase: ({ userId }, manager) => this.repository.eraseOfAccount(userId, manager),
    });
  }

  /** Puts an address on the list; one that is on it stays as it is. `isNew` tells which. */
  async join(input: JoinInput): Promise<{ body: WaitlistJoinBody; isNew: boolean }> {
    const { entry, isNew } = await this.joins.add({ ...input, email: normalizeEmail(input.email) });
    // Taken off the list again in the same moment.
    if (!entry) throw new AppError('conflict');
    return {
      isNew,
      body: {
        email: entry.email,
        status: entry.approved_at === null ? 'waitlisted' : 'approved',
        waitlist_position: entry.position,
        joined_at: entry.joined_at.toISOString(),
        estimated_wait_time: await this.waitDays(entry.position),
      },
    };
  }

  /**
   * What registering and a first sign-in do by themselves while the gate is closed; within their transaction. Call
   * `announceJoin` with the result after the commit.
   */
  async joinWithAccount(account: Account, manager: EntityManager): Promise<WaitlistRow | null> {
    const { email, firstName, lastName, id: userId } = account;
    if (email === null || !isGateClosed(await this.settings.current(manager))) return null;
    const [entry] = await this.repository.insert([newEntry({ email, firstName, lastName }, false, userId)], manager);
    return entry ?? null;
  }

  /** A sign-in of an account that is shut out and not on the list puts it there, unless staff has taken it off. */
  async joinAtSignIn(account: Account): Promise<void> {
    if (account.email === null || (await this.repository.isRemoved(account.email))) return;
    const entry = await this.repository.transaction((manager) => this.joinWithAccount(account, manager));
    if (entry) await this.announceJoin(entry);
  }

  /**
   * Makes the approved entry of the account's address its own, for the invitation of the approval, which is spent. An
   * invitation that is no good counts as none.
   */
  acceptInvitation(userId: string, invitation: string, manager: EntityManager): Promise<boolean> {
    return this.repository.claim(userId, sha256Hex(invitation), manager);
  }

  /** Staff is let in anew at each sign-in, whatever the list said before. True where that changed something. */
  approveStaff({ id }: Account, manager: EntityManager): Promise<boolean> {
    return this.repository.admitAccount(id, manager);
  }

  async announceJoin(...entries: WaitlistRow[]): Promise<void> {
    if (entries.length === 0) return;
    await this.announceByEmail(entries.map(({ email }) => email));
    for (const { email } of entries) this.events.emit(new WaitlistJoined(email));
  }

  /** What anyone may ask of any address: from the list alone, so that it does not tell who has an account. */
  async lookup(address: string): Promise<WaitlistLookupBody> {
    const entry = await this.repository.find(normalizeEmail(address));
    if (!entry) return { status: 'not_registered', waitlist_position: null, estimated_wait_time: null };
    if (entry.approved_at !== null) return { status: 'approved', waitlist_position: null, estimated_wait_time: null };
    const position = await this.repository.position(entry.id);
    return {
      status: 'waitlisted',
      waitlist_position: position,
      estimated_wait_time: await this.waitDays(position),
    };
  }

  /** @throws AppError `not_on_waitlist` */
  async position(address: string): Promise<{ email: string; waitlist_position: number | null }> {
    const entry = await this.repository.find(normalizeEmail(address));
    if (!entry) throw new AppError('not_on_waitlist');
    const position = entry.approved_at === null ? await this.repository.position(entry.id) : null;
    return { email: entry.email, waitlist_position: position };
  }

  /** What an account is told of itself. */
  async accountStatus(userId: string, manager?: EntityManager): Promise<WaitlistStatusBody> {
    const rules = await this.settings.current(manager);
    const { standing, entryId } = await this.repository.standing(userId, manager);
    const isWaiting = entryId !== null && standing.approvedAt === null && isShutOut(rules, standing);
    const position = isWaiting ? await this.repository.position(entryId, manager) : null;
    return accountWaitlistStatus(rules, standing, position);
  }

  /** As they are now; `recentFigures` is for estimates. */
  currentFigures(): Promise<Figures> {
    return this.repository.figures();
  }

  async stats(): Promise<WaitlistStatsBody> {
    const figures = await this.currentFigures();
    return {
      total_on_waitlist: figures.waiting,
      total_approved: figures.approved,
      average_wait_time_days: figures.averageWaitDays ?? 0,
      last_updated: figures.now.toISOString(),
    };
  }

  async list(query: ListQuery): Promise<{ items: WaitlistEntryView[]; total: number }> {
    const { rows, total } = await this.repository.list(query);
    const { approvalsPerDay } = await this.recentFigures();
    const items = rows.map((row) => ({
      email: row.email,
      firstName: row.first_name,
      lastName: row.last_name,
      status: row.approved_at === null ? ('waitlisted' as const) : ('approved' as const),
      position: row.position,
      joinedAt: row.joined_at,
      approvedAt: row.approved_at,
      estimatedWaitDays: row.position === null ? null : estimatedWaitDays(row.position, approvalsPerDay),
      isAddressUnproved: row.is_unproved,
      invitationUrl: null,
    }));
    return { items, total };
  }

  /**
   * Lets an address in, with a new invitation for its owner. One that is approved already stays so.
   * @throws AppError `not_on_waitlist`
   */
  async approve(address: string, actorId: string): Promise<WaitlistEntryView> {
    const [entry] = await this.invite([address], actorId);
    if (!entry) throw new AppError('not_on_waitlist');
    return entry;
  }

  /**
   * Approves those of these addresses that are on the list, and makes a new invitation for each: the link by which its
   * owner registers with a password, good for 30 days and once, in place of the one before. Only a hash is kept.
   */
  async invite(addresses: readonly string[], actorId: string): Promise<WaitlistEntryView[]> {
    const tokens = new Map(addresses.map((address) => [normalizeEmail(address), randomToken()]));
    const invitations = [...tokens].map(([email, token]) => ({ email, hash: sha256Hex(token) }));
    const invited = await this.repository.transaction(async (manager) => {
      const rows = await this.repository.invite(invitations, manager);
      const records = rows.map(({ email, is_new: isNew }) => ({
        action: isNew ? 'waitlist_approved' : 'waitlist_invited',
        actor: actorId,
        target: maskEmail(email),
      }));
      await this.audit.append(manager, ...records);
      return rows;
    });
    await this.announceApproval(invited.filter(({ is_new: isNew }) => isNew).map(({ email }) => email));
    const byEmail = new Map(invited.map((row) => [row.email, row]));
    return [...tokens].flatMap(([email, token]) => {
      const row = byEmail.get(email);
      return row ? approvedView(row, `/login?invitation=${token}`) : [];
    });
  }

  /** Lets several in at once, without invitations; returns the addresses that were waiting. */
  async approveMany(addresses: readonly string[], actorId: string): Promise<string[]> {
    const emails = await this.repository.transaction(async (manager) => {
      const approved = await this.repository.approve(addresses.map(normalizeEmail), manager);
      const records = approved.map(({ email }) => ({
        action: 'waitlist_approved',
        actor: actorId,
        target: maskEmail(email),
      }));
      await this.audit.append(manager, ...records);
      return approved.map(({ email }) => email);
    });
    await this.announceApproval(emails);
    return emails;
  }

  /**
   * Takes an address off the list; an account with it is shut out while the gate is closed.
   * @throws AppError `not_on_waitlist`, or `last_admin` where no admin would be left who gets in
   */
  async remove(address: string, actorId: string): Promise<string> {
    const email = normalizeEmail(address);
    await this.repository.transaction(async (manager) => {
      await this.admins.lock(manager);
      if (!(await this.repository.remove(email, manager))) throw new AppError('not_on_waitlist');
      // One that the settings name is let in again at the next sign-in.
      const comesBack = this.config.adminEmails.includes(email);
      if (!comesBack && !(await this.admins.isAnyLeft(manager))) throw new AppError('last_admin');
      await this.audit.append(manager, { action: 'waitlist_removed', actor: actorId, target: maskEmail(email) });
    });
    this.figures = null;
    await this.announceByEmail([email]);
    this.events.emit(new WaitlistRemoved(email));
    return email;
  }

  private async joinAll(inputs: readonly JoinInput[]): Promise<Joined[]> {
    const added = await this.repository.transaction(async (manager) => {
      const { autoApprove } = await this.settings.current(manager);
      const entries = inputs.map((input) => newEntry(input, autoApprove, null));
      return this.repository.insert(entries, manager);
    });
    await this.announceJoin(...added);
    const entries = new Map(added.map((entry) => [entry.email, entry]));
    const known = inputs.map(({ email }) => email).filter((email) => !entries.has(email));
    const found = known.length > 0 ? await this.repository.findPlaced([...new Set(known)]) : [];
    for (const entry of found) entries.set(entry.email, entry);
    const unclaimed = new Set(added.map(({ email }) => email));
    return inputs.map(({ email }) => ({ entry: entries.get(email) ?? null, isNew: unclaimed.delete(email) }));
  }

  private async announceApproval(emails: readonly string[]): Promise<void> {
    if (emails.length === 0) return;
    this.figures = null;
    await this.announceByEmail(emails);
    for (const email of emails) this.events.emit(new WaitlistApproved(email));
  }

  /** Accounts with these addresses are judged anew, on every node. */
  private async announceByEmail(emails: readonly string[]): Promise<void> {
    const users = await this.dataSource.query<{ id: string }[]>(
      'SELECT id FROM users WHERE lower(email) = ANY($1::text[])',
      [emails.map((email) => email.toLowerCase())],
    );
    for (const { id } of users) await this.changes.announce({ userId: id, reason: 'waitlist_changed' });
  }

  private async waitDays(position: number | null): Promise<number | null> {
    if (position === null) return null;
    return estimatedWaitDays(position, (await this.recentFigures()).approvalsPerDay);
  }

  private recentFigures(): Promise<Figures> {
    if (this.figures && performance.now() - this.figures.loadedAt < FIGURES_FRESH_MS) return this.figures.value;
    const figures = { value: this.repository.figures(), loadedAt: performance.now() };
    this.figures = figures;
    figures.value.catch(() => {
      if (this.figures === figures) this.figures = null;
    });
    return figures.value;
  }
}

function newEntry(
  { email, firstName = null, lastName = null }: JoinInput,
  approved: boolean,
  userId: string | null,
): NewEntry {
  return { email: normalizeEmail(email), firstName, lastName, approved, userId };
}

function approvedView(row: WaitlistRow, invitationUrl: string): WaitlistEntryView {
  return {
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    status: 'approved',
    position: null,
    joinedAt: row.joined_at,
    approvedAt: row.approved_at,
    estimatedWaitDays: null,
    isAddressUnproved: false,
    invitationUrl,
  };
}
