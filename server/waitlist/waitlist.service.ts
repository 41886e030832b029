import { performance } from 'node:perf_hooks';
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
import { AppError } from '../platform/errors/app-error.js';
import { Events } from '../platform/events.js';
import { estimatedWaitDays } from './waiting-time.js';
import { WaitlistApproved, WaitlistJoined, WaitlistRemoved } from './waitlist.events.js';
import { type Figures, type ListQuery, WaitlistRepository, type WaitlistRow } from './waitlist.repository.js';
import { WaitlistSettings } from './waitlist-settings.js';

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

/** The rate of approvals moves by the day; it need not be computed for each join. */
const FIGURES_FRESH_MS = 1_000;

/** The waitlist's rules (contract §3). Addresses may come in any form. */
@Injectable()
export class WaitlistService implements OnModuleInit {
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
    const email = normalizeEmail(input.email);
    const { autoApprove } = await this.settings.current();
    const added = await this.repository.transaction((manager) => this.add({ ...input, email }, autoApprove, manager));
    const entry = added ?? (await this.repository.find(email));
    if (!entry) throw new AppError('conflict');
    if (added) await this.announceJoin(added);
    const position = entry.approved_at === null ? await this.repository.position(entry.id) : null;
    return {
      isNew: added !== null,
      body: {
        email: entry.email,
        status: entry.approved_at === null ? 'waitlisted' : 'approved',
        waitlist_position: position,
        joined_at: entry.joined_at.toISOString(),
        estimated_wait_time: await this.waitDays(position),
      },
    };
  }

  /**
   * What registering and a first sign-in do by themselves while the gate is closed; within their transaction. Call
   * `announceJoin` with the result after the commit.
   */
  async joinWithAccount(input: JoinInput, manager: EntityManager): Promise<WaitlistRow | null> {
    if (!isGateClosed(await this.settings.current())) return null;
    return this.add({ ...input, email: normalizeEmail(input.email) }, false, manager);
  }

  /** Staff is let in anew at each sign-in, whatever the list said before (contract §1). */
  async approveStaff(email: string, manager: EntityManager): Promise<void> {
    await this.repository.insert({ email, firstName: null, lastName: null, approved: true }, manager);
    await this.repository.approve([email], manager);
    await this.repository.unmarkRemoved(email, manager);
  }

  async announceJoin(entry: WaitlistRow): Promise<void> {
    this.figures = null;
    await this.announceByEmail([entry.email]);
    this.events.emit(new WaitlistJoined(entry.email));
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
    const rules = await this.settings.current();
    if (email === null) {
      return accountWaitlistStatus(rules, { joinedAt: null, approvedAt: null, removed: false }, null);
    }
    const standing = await this.repository.standing(email, manager);
    if (!isShutOut(rules, standing)) return accountWaitlistStatus(rules, standing, null);
    const entry = await this.repository.find(email, manager);
    const position = entry && entry.approved_at === null ? await this.repository.position(entry.id) : null;
    return accountWaitlistStatus(rules, standing, position);
  }

  async stats(): Promise<WaitlistStatsBody> {
    const figures = await this.repository.figures();
    return {
      total_on_waitlist: figures.waiting,
      total_approved: figures.approved,
      average_wait_time_days: Math.round(figures.averageWaitDays * 100) / 100,
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

  private async add(input: JoinInput, approved: boolean, manager: EntityManager): Promise<WaitlistRow | null> {
    const { email, firstName = null, lastName = null } = input;
    const entry = await this.repository.insert({ email, firstName, lastName, approved }, manager);
    if (entry) await this.repository.unmarkRemoved(email, manager);
    return entry;
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
