import type { WaitlistJoinBody, WaitlistLookupBody } from '../../contract/waitlist';
import { apiUrl } from '../platform/addresses';
import { ApiError, rest } from '../platform/rest';

/** What to say of a waitlist call that failed: the body's detail, its message, else the call's own text (spec §8). */
export function waitlistErrorText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const { detail, message } = (error.body ?? {}) as { detail?: { message?: unknown } | string; message?: unknown };
  const texts = [typeof detail === 'string' ? detail : detail?.message, message];
  const told = texts.find((text): text is string => typeof text === 'string' && text !== '');
  // Without a body there is still a word for what happened on the way: "Network error", "Request timeout".
  return told ?? (error.status === 0 || error.status === 408 ? error.message : fallback);
}

export interface JoinInput {
  email: string;
  firstName: string;
  lastName: string;
}

/** Joins, or tells where somebody stands who joined before. */
export function joinWaitlist({ email, firstName, lastName }: JoinInput): Promise<WaitlistJoinBody> {
  const body = {
    email: email.trim(),
    ...(firstName.trim() && { first_name: firstName.trim() }),
    ...(lastName.trim() && { last_name: lastName.trim() }),
  };
  return rest.post('/waitlist/join', body, { anonymous: true });
}

export function fetchWaitlistStatus(email: string): Promise<WaitlistLookupBody> {
  return rest.get(`/waitlist/status/${encodeURIComponent(email)}`, { anonymous: true });
}

/** The place alone; null where the address waits no more. */
export async function fetchWaitlistPosition(email: string): Promise<number | null> {
  const path = `/waitlist/position/${encodeURIComponent(email)}`;
  const { waitlist_position: position } = await rest.get<{ waitlist_position: number | null }>(path, {
    anonymous: true,
  });
  return position;
}

/** Rejects where the waitlist does not answer. */
export async function checkWaitlistHealth(): Promise<void> {
  await rest.get('/waitlist/health', { anonymous: true });
}

/** Where the server tells of every move of an address on the list (server-sent events). */
export function waitlistEventsUrl(email: string): string {
  return apiUrl(`/waitlist/status/${encodeURIComponent(email)}/events`);
}
