import type {
  WaitlistApprovalBody,
  WaitlistJoinBody,
  WaitlistLookupBody,
  WaitlistPositionBody,
  WaitlistStatsBody,
  WaitlistStatusBody,
} from '../../contract/waitlist.js';
import type { WaitlistEntryObject } from './waitlist.types.js';
import {
  type AccountStatus,
  type EstimatedEntry,
  type InvitedEntry,
  type ListedEntry,
  stateOf,
  type WaitlistEntry,
  type WaitlistStats,
} from './waitlist-entry.js';

export const toRest = {
  join: (entry: EstimatedEntry): WaitlistJoinBody => ({
    email: entry.email,
    status: stateOf(entry),
    waitlist_position: entry.position,
    joined_at: entry.joinedAt.toISOString(),
    estimated_wait_time: entry.estimatedWaitDays,
  }),

  lookup: (entry: EstimatedEntry | null): WaitlistLookupBody => ({
    status: stateOf(entry),
    waitlist_position: entry?.position ?? null,
    estimated_wait_time: entry?.estimatedWaitDays ?? null,
  }),

  position: ({ email, position }: WaitlistEntry): WaitlistPositionBody => ({ email, waitlist_position: position }),

  stats: (stats: WaitlistStats): WaitlistStatsBody => ({
    total_on_waitlist: stats.waiting,
    total_approved: stats.approved,
    average_wait_time_days: stats.averageWaitDays ?? 0,
    last_updated: stats.now.toISOString(),
  }),

  approval: ({ email, approvedAt, invitationUrl }: InvitedEntry): WaitlistApprovalBody => ({
    email,
    status: 'approved',
    approved_at: approvedAt?.toISOString() ?? null,
    invitation_url: invitationUrl,
  }),
};

export const toGraphql = {
  listed: (entry: ListedEntry): WaitlistEntryObject => ({
    ...entry,
    status: stateOf(entry),
    invitationUrl: null,
  }),

  invited: (entry: InvitedEntry): WaitlistEntryObject => ({
    ...entry,
    status: stateOf(entry),
    estimatedWaitDays: null,
    isAddressUnproved: false,
    hasOwner: null,
  }),
};

/** For the features that show an account with its place on the list. */
export function waitlistStatusBody({ isAdmitted, state, position, joinedAt }: AccountStatus): WaitlistStatusBody {
  return {
    approved: isAdmitted,
    waitlist_position: position,
    joined_at: joinedAt?.toISOString() ?? null,
    status: state,
  };
}
