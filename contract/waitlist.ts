/** The words of the waitlist, and its bodies over REST. */

export const WAITLIST_STATES = ['waitlisted', 'approved', 'not_registered'] as const;
export type WaitlistState = (typeof WAITLIST_STATES)[number];

/** Orders of the list, each also reversed. `place`: waiting entries by position, then the approved, newest first. */
export const WAITLIST_SORTS = ['place', 'joined', 'email', 'name'] as const;
export type WaitlistSort = (typeof WAITLIST_SORTS)[number];

/** `enabled`: the list is shown and blocks no account. `approved_only`: it blocks accounts until they are approved. */
export const WAITLIST_MODES = ['disabled', 'enabled', 'approved_only'] as const;
export type WaitlistMode = (typeof WAITLIST_MODES)[number];

/** Where an account stands. `approved` is true for every account that may use the product. */
export interface WaitlistStatusBody {
  approved: boolean;
  waitlist_position: number | null;
  joined_at: string | null;
  status: WaitlistState;
}

/** The answer to a join. `estimated_wait_time` is in days. */
export interface WaitlistJoinBody {
  email: string;
  status: WaitlistState;
  waitlist_position: number | null;
  joined_at: string;
  estimated_wait_time: number | null;
}

export interface WaitlistLookupBody {
  status: WaitlistState;
  waitlist_position: number | null;
  estimated_wait_time: number | null;
}

export interface WaitlistPositionBody {
  email: string;
  waitlist_position: number | null;
}

export interface WaitlistStatsBody {
  total_on_waitlist: number;
  total_approved: number;
  average_wait_time_days: number;
  last_updated: string;
}

/** The answer to an approval. `invitation_url` is a path: the link by which the owner of the address registers. */
export interface WaitlistApprovalBody {
  email: string;
  status: 'approved';
  approved_at: string | null;
  invitation_url: string | null;
}
