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
import { Audit, maskEmail } from '../access/audit.service.js';
import { normalizeEmail } from '../access/email-address.js';
import { PersonalData } from '../access/personal-data.js';
import { accountWaitlistStatus, isGateClosed, isShutOut } from '../access/waitlist-gate.js';
import { Batcher } from '../platform/batcher.js';
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
    private readonly repository: WaitlistRepository,
    private readonly settings: WaitlistSettings,
    private readonly changes: AccessChanges,
    private readonly audit: Audit,
    private readonly events: Events,
    private readonly personalData: PersonalData,
  ) {}

  onModuleInit(): void {
    this.personalData.register({
      name: 'waitlist',
      export: async ({ email }, manager) => (email === null ? null : this.repository.find(email, manager)),
      erase: async ({ email }, manager) => {
        if (email === null) return;
        await this.repository.delete(email, manager);
        await this.repository.unmarkRemoved(email, manager);
      },
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
  async joinWithAccount(input: JoinInput, manager: EntityManager): Promise<WaitlistRow | null> {
    if (!isGateClosed(await this.settings.current(manager))) return null;
    const [entry] = await this.repository.insert([newEntry(input, false)], manager);
    return entry ?? null;
  }

  /** Staff is let in anew at each sign-in, whatever the list said before (contract §1). */
  async approveStaff(email: string, manager: EntityManager): Promise<void> {
    await this.repository.insert([newEntry({ email }, true)], manager);
    await this.repository.approve([email], manager);
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

  /** What an account with this address is told of itself; devices have none. */
  async accountStatus(email: string | null, manager?: EntityManager): Promise<WaitlistStatusBody> {
    const rules = await this.settings.current(manager);
    if (email === null) {
      return accountWaitlistStatus(rules, { joinedAt: null, approvedAt: null, removed: false }, null);
    }
    const standing = await this.repository.standing(email, manager);
    if (!isShutOut(rules, standing)) return accountWaitlistStatus(rules, standing, null);
    const entry = await this.repository.find(email, manager);
    const position = entry && entry.approved_at === null ? await this.repository.position(entry.id, manager) : null;
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
    }));
    return { items, total };
  }

  /**
   * Lets an address in. One that is approved already stays so.
   * @throws AppError `not_on_waitlist`
   */
  async approve(address: string, actorId: string): Promise<WaitlistEntryView> {
    const email = normalizeEmail(address);
    await this.approveMany([email], actorId);
    const entry = await this.repository.find(email);
    if (!entry) throw new AppError('not_on_waitlist');
    return {
      email: entry.email,
      firstName: entry.first_name,
      lastName: entry.last_name,
      status: 'approved',
      position: null,
      joinedAt: entry.joined_at,
      approvedAt: entry.approved_at,
      estimatedWaitDays: null,
    };
  }

  /** Lets several in at once; returns the addresses that were waiting. */
  async approveMany(addresses: readonly string[], actorId: string): Promise<string[]> {
    const approved = await this.repository.approve(addresses.map(normalizeEmail));
    const emails = approved.map((entry) => entry.email);
    if (emails.length === 0) return emails;
    this.figures = null;
    await this.announceByEmail(emails);
    for (const email of emails) {
      await this.audit.record({ action: 'waitlist_approved', actor: actorId, target: maskEmail(email) });
      this.events.emit(new WaitlistApproved(email));
    }
    return emails;
  }

  /**
   * Takes an address off the list; an account with it is shut out while the gate is closed.
   * @throws AppError `not_on_waitlist`
   */
  async remove(address: string, actorId: string): Promise<string> {
    const email = normalizeEmail(address);
    await this.repository.transaction(async (manager) => {
      if (!(await this.repository.delete(email, manager))) throw new AppError('not_on_waitlist');
      await this.repository.markRemoved(email, manager);
    });
    this.figures = null;
    await this.announceByEmail([email]);
    await this.audit.record({ action: 'waitlist_removed', actor: actorId, target: maskEmail(email) });
    this.events.emit(new WaitlistRemoved(email));
    return email;
  }

  private async joinAll(inputs: readonly JoinInput[]): Promise<Joined[]> {
    const added = await this.repository.transaction(async (manager) => {
      const { autoApprove } = await this.settings.current(manager);
      const entries = inputs.map((input) => newEntry(input, autoApprove));
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

function newEntry({ email, firstName = null, lastName = null }: JoinInput, approved: boolean): NewEntry {
  return { email: normalizeEmail(email), firstName, lastName, approved };
}
