import { session } from '../../session/session';
import { clearUnsent } from './unsent-keys';

/** Deletes what was not sent at logout, so that the next user of this tab does not see them. */
export function forgetUnsentAtLogout(): () => void {
  return session.subscribe(() => {
    const { status } = session.getSnapshot();
    if (status !== 'signed_out' && status !== 'waitlisted') return;
    clearUnsent(sessionStorage);
  });
}
