import { useSyncExternalStore } from 'react';
import type { Permission } from '../../contract/permissions';
import type { UserBody } from '../../contract/users';
import { type SessionSnapshot, session } from './session';

/** Who is here: status, user, waitlist status. Re-renders when it changes, in any tab. */
export function useSession(): SessionSnapshot {
  return useSyncExternalStore(session.subscribe, session.getSnapshot);
}

/** The signed-in user. For components behind the guard only: throws where nobody is signed in. */
export function useUser(): UserBody {
  const { user } = useSession();
  if (!user) throw new Error('useUser is for pages behind the guard: nobody is signed in');
  return user;
}

/** True where the signed-in user holds the permission: hides what the server would refuse. */
export function usePermission(permission: Permission): boolean {
  return useSession().user?.permissions.includes(permission) ?? false;
}
