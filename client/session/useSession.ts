import { useSyncExternalStore } from 'react';
import type { Permission } from '../../contract/permissions';
import type { UserBody } from '../../contract/users';
import { session } from './session';
import type { SessionSnapshot } from './session-snapshot';

/** The session: status, user, waitlist status. Renders again when it changes in any tab. */
export function useSession(): SessionSnapshot {
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}

/** The signed-in user. Only for components behind the guard: throws if no user is signed in. */
export function useUser(): UserBody {
  const { user } = useSession();
  if (!user) throw new Error('useUser is for pages behind the guard: no user is signed in');
  return user;
}

/** Whether the signed-in user has the permission. Hides what the server would refuse. */
export function usePermission(permission: Permission): boolean {
  return useSession().user?.permissions.includes(permission) ?? false;
}
