import type { UserBody } from '../../contract/users';
import type { WaitlistStatusBody } from '../../contract/waitlist';

/** `loading`: the user is not known yet. `waitlisted`: signed out, with a position on the waitlist. */
type SessionStatus = 'loading' | 'signed_out' | 'signed_in' | 'waitlisted';

/**
 * Why the user is signed out. Decides the page that follows, and whether the path is kept for after the sign-in.
 * `device_ended`: a child's device must be paired again.
 */
export type SignOutReason = 'none' | 'logout' | 'session_expired' | 'account_disabled' | 'device_ended';

export interface SessionSnapshot {
  readonly status: SessionStatus;
  /** Only while signed in. */
  readonly user: UserBody | null;
  /** Only while waitlisted. A field is null until the server has sent it. */
  readonly waitlist: { readonly email: string | null; readonly status: WaitlistStatusBody | null } | null;
  readonly reason: SignOutReason;
  /** Only while signed in: the service answers nothing else before the account has a second step. */
  readonly needsSecondStep: boolean;
}

export const LOADING: SessionSnapshot = {
  status: 'loading',
  user: null,
  waitlist: null,
  reason: 'none',
  needsSecondStep: false,
};
