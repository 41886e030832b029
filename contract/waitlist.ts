/** The waitlist as REST shows it (contract §3). */

export const WAITLIST_STATES = ['waitlisted', 'approved', 'not_registered'] as const;
export type WaitlistState = (typeof WAITLIST_STATES)[number];

/** Orders of the list of entries, each also the other way round. `place`: who waits, then who was approved last. */
export const WAITLIST_SORTS = ['place', 'joined', 'email', 'name'] as const;
export type WaitlistSort = (typeof WAITLIST_SORTS)[number];

/** `enabled`: the list is shown, nobody is blocked. `approved_only`: blocked until approved. */
export const WAITLIST_MODES = ['disabled', 'enabled', 'approved_only'] as const;
export type WaitlistMode = (typeof WAITLIST_MODES)[number];

/** Of an account. Whoever may use the product has `approved: true`. */
export interface WaitlistStatusBody {
  approved: boolean;
  waitlist_position: number | null;
  joined_at: string | null;
  status: WaitlistState;
}

/** Answer of a join; `estimated_wait_time` is in days. */
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

export interface WaitlistStatsBody {
  total_on_waitlist: number;
  total_approved: number;
  average_wait_time_days: number;
  last_updated: string;
}

/** Answer of an approval. `invitation_url` begins with `/`: the link by which the owner of the address registers. */
export interface WaitlistApprovalBody {
  email: string;
  status: 'approved';
  approved_at: string | null;
  invitation_url: string | null;
}
