import type { WaitlistStatusBody } from '../../contract/waitlist';
import type { ApiError } from '../platform/api-error';

/** The waitlist status in a 403 `waitlisted`; null if the answer has none. */
export function waitlistStatusOf(error: ApiError): WaitlistStatusBody | null {
  const detail = (error.body as { detail?: { waitlist_status?: WaitlistStatusBody } } | null)?.detail;
  return detail?.waitlist_status ?? null;
}
