import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ROLE_PERMISSIONS, type Role } from '../../contract/permissions';
import type { TokensBody } from '../../contract/users';
import { takeAfterLoginTarget } from '../app/after-login';
import { ApiError, messageOf } from '../platform/api-error';
import { session, waitlistStatusOf } from '../platform/session';
import { STORAGE_KEYS } from '../platform/storage-keys';
import { decodeToken } from '../platform/tokens';

/** What is done with an answer of the provider. */
export interface SignInPlan {
  /** Gets the tokens; `say` names the step that begins. Throws what went wrong. */
  obtain: (say: (step: string) => void) => Promise<TokensBody>;
  isNewUser: boolean;
}

/** Runs a sign-in once, however often React mounts the page: a one-time code is good once. */
export function useSignInSteps(plan: SignInPlan) {
  const [steps, setSteps] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  const planned = useRef(plan);

  const run = useCallback(async () => {
    const say = (step: string) => setSteps((before) => [...before, step]);
    const { obtain, isNewUser } = planned.current;
    try {
      const tokens = await obtain(say);
      say('Processing authentication');
      const { role } = decodeToken(tokens.access_token);
      say('Storing authentication tokens');
      const { status, user } = await session.signIn(tokens);
      localStorage.removeItem(STORAGE_KEYS.oauthState);
      localStorage.removeItem(STORAGE_KEYS.oauthCodeVerifier);
      say('Redirecting');
      if (status === 'waitlisted') navigate('/waitlist', { replace: true });
      else if (isNewUser) navigate('/onboarding', { replace: true });
      else navigate(target(role, user?.permissions), { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'waitlisted') {
        session.enterWaitlisted(waitlistStatusOf(error), null);
        navigate('/waitlist', { replace: true });
        return;
      }
      setFailure(messageOf(error, 'Authentication failed. Please try signing in again.'));
    }
  }, [navigate]);

  useEffect(() => {
    if (hasStarted.current) return;
    hasStarted.current = true;
    void run();
  }, [run]);

  return { steps, failure };
}

function target(
  role: Role,
  permissions: Parameters<typeof takeAfterLoginTarget>[1]['permissions'] | undefined,
): string {
  const visitor = { role, permissions: permissions ?? ROLE_PERMISSIONS[role] ?? [] };
  return takeAfterLoginTarget(localStorage, visitor, window.location.origin);
}
