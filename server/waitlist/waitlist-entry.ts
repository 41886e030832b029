import type { WaitlistState } from '../../contract/waitlist.js';

/** An address on the list. */
export interface WaitlistEntry {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly joinedAt: Date;
  readonly approvedAt: Date | null;
  /** Counts from 1. `null` unless the entry waits. */
  readonly position: number | null;
}

/** An entry with an estimate of its wait, which is `null` unless the entry waits. */
export type EstimatedEntry = WaitlistEntry & { readonly estimatedWaitDays: number | null };

/** An entry as staff sees it. */
export type ListedEntry = EstimatedEntry & {
  /** The address has an account that has not proved it, so the entry does not admit that account. */
  readonly isAddressUnproved: boolean;
  /** The entry belongs to an account, which needs no invitation once the entry is approved. */
  readonly hasOwner: boolean;
};

/** An approved entry with its newest invitation. The link is known in this answer only: the database has a hash. */
export type InvitedEntry = WaitlistEntry & { readonly invitationUrl: string };

/** Where an account stands, as its owner sees it. */
export interface AccountStatus {
  readonly isAdmitted: boolean;
  readonly state: WaitlistState;
  readonly position: number | null;
  readonly joinedAt: Date | null;
}

/** "Lately" is the last 90 days. */
export interface WaitlistStats {
  readonly waiting: number;
  readonly approved: number;
  readonly approvedLately: number;
  /** `null`: no entry was approved lately. */
  readonly averageWaitDays: number | null;
  readonly approvalsPerDay: number | null;
  readonly now: Date;
}

export function stateOf(entry: Pick<WaitlistEntry, 'approvedAt'> | null): WaitlistState {
  if (!entry) return 'not_registered';
  return entry.approvedAt === null ? 'waitlisted' : 'approved';
}
