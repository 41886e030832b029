import { forgetUser } from '../platform/apollo';
import { session } from './session';

/** Removes everything that the previous user loaded from memory when the user signs out or another one signs in. */
export function forgetUserWhenItChanges(): void {
  let userId = session.getSnapshot().user?.id ?? null;
  session.subscribe(() => {
    const next = session.getSnapshot().user?.id ?? null;
    if (next === userId) return;
    const hadUser = userId !== null;
    userId = next;
    forgetUser(hadUser);
  });
}
