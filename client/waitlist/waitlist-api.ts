import type { WaitlistJoinBody, WaitlistLookupBody, WaitlistPositionBody } from '../../contract/waitlist';
import { apiUrl } from '../platform/addresses';
import { ApiError, rest } from '../platform/rest';

/** The message of a failed waitlist request: the detail or the message of the body, or else the fallback. */
export function waitlistErrorText(error: unknown, fallback: string): string {
  if (!(error instanceof ApiError)) return fallback;
  const { detail, message } = (error.body ?? {}) as { detail?: { message?: unknown } | string; message?: unknown };
  const texts = [typeof detail === 'string' ? detail : detail?.message, message];
  const text = texts.find((candidate): candidate is string => typeof candidate === 'string' && candidate !== '');
  // Network errors and timeouts have no body but a message of their own.
  return text ?? (error.status === 0 || error.status === 408 ? error.message : fallback);
}

export interface JoinInput {
  email: string;
  firstName: string;
  lastName: string;
}

/** Joins the list. An address that joined before gets its current status. */
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

/** Null if the address no longer waits. */
export async function fetchWaitlistPosition(email: string): Promise<number | null> {
  const path = `/waitlist/position/${encodeURIComponent(email)}`;
  const { waitlist_position: position } = await rest.get<WaitlistPositionBody>(path, {
    anonymous: true,
  });
  return position;
}

/** Rejects if the waitlist does not respond. */
export async function checkWaitlistHealth(): Promise<void> {
  await rest.get('/waitlist/health', { anonymous: true });
}

/** Server-sent events with every change of an address on the list. */
export function waitlistEventsUrl(email: string): string {
  return apiUrl(`/waitlist/status/${encodeURIComponent(email)}/events`);
}
