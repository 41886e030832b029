import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { takeAfterLoginTarget } from '../access/after-login';
import { useSession } from '../session/useSession';

/**
 * Leaves for the saved page or for home after a sign-in. A new account sees /onboarding first, which leads on.
 * `isNewUser` is a ref because the sign-in updates the session before a state change would be rendered.
 */
export function useLeaveWhenSignedIn(isNewUser: RefObject<boolean>): void {
  const { user } = useSession();
  const navigate = useNavigate();
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!user || hasLeft.current) return;
    // Reading the saved page removes it, so a repeated effect must not read it again.
    hasLeft.current = true;
    const target = isNewUser.current ? '/onboarding' : takeAfterLoginTarget(localStorage, user, window.location.origin);
    navigate(target, { replace: true });
  }, [user, navigate, isNewUser]);
}
