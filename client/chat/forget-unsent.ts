import { session } from '../platform/session';
import { clearDrafts } from './drafts';
import { clearOutboxes } from './outbox';

/** At logout nothing unsent stays in this tab for the next person. @returns what ends the watch. */
export function forgetUnsentAtLogout(): () => void {
  return session.subscribe(() => {
    const { status } = session.getSnapshot();
    if (status !== 'signed_out' && status !== 'waitlisted') return;
    clearOutboxes(sessionStorage);
    clearDrafts(sessionStorage);
  });
}
