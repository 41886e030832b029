import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { INVITATION_KEY } from '../platform/storage-keys';

/**
 * The token of `/login?invitation=…`, or null. It moves from the URL to the storage of this tab, so that it stays
 * neither in the browser history nor on a shared tablet.
 */
export function useInvitation(): string | null {
  const [parameters, setParameters] = useSearchParams();
  const given = parameters.get('invitation');
  const [invitation, setInvitation] = useState(() => given || sessionStorage.getItem(INVITATION_KEY));
  useEffect(() => {
    if (given === null) return;
    if (given !== '') {
      sessionStorage.setItem(INVITATION_KEY, given);
      setInvitation(given);
    }
    setParameters(
      (current) => {
        const rest = new URLSearchParams(current);
        rest.delete('invitation');
        return rest;
      },
      { replace: true },
    );
  }, [given, setParameters]);
  return invitation;
}

/** Call this after a sign-in has used the invitation. */
export function forgetInvitation(): void {
  sessionStorage.removeItem(INVITATION_KEY);
}
