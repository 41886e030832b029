import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ROLE_PERMISSIONS, type Role } from '../../contract/permissions';
import type { TokensBody, UserBody } from '../../contract/users';
import { takeAfterLoginTarget } from '../app/after-login';
import { ApiError, messageOf } from '../platform/api-error';
import { session, waitlistStatusOf } from '../platform/session';
import { BEGUN_SIGN_IN_KEYS } from '../platform/storage-keys';
import { decodeToken } from '../platform/tokens';
import { displayName } from '../ui/display-name';
import type { ProviderSignIn } from './auth-api';

/** What is done with an answer of the provider. */
export interface SignInPlan {
  /** Gets the tokens; `say` names the step that begins. Throws what went wrong. */
  obtain: (say: (step: string) => void) => Promise<ProviderSignIn>;
}

/** Another account is signed in already: the person decides which one this browser keeps. */
export interface AccountQuestion {
  current: string;
  next: string;
  answer: (isSwitching: boolean) => void;
}

/** Runs a sign-in once, however often React mounts the page: a one-time code is good once. */
export function useSignInSteps(plan: SignInPlan) {
  const [steps, setSteps] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [question, setQuestion] = useState<AccountQuestion | null>(null);
  const navigate = useNavigate();
  const hasStarted = useRef(false);
  const planned = useRef(plan);

  const run = useCallback(async () => {
    const say = (step: string) => setSteps((before) => [...before, step]);
    try {
      const { tokens, isNewUser } = await planned.current.obtain(say).finally(forgetBegunSignIn);
      say('Processing authentication');
      const { role } = decodeToken(tokens.access_token);
      const kept = await keepCurrent(tokens, setQuestion);
      if (kept) {
        navigate(target(kept.role, kept.permissions), { replace: true });
        return;
      }
      say('Storing authentication tokens');
      const { status, user } = await session.signIn(tokens);
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

  return { steps, failure, question };
}

/**
 * The account that is signed in already, where the person stays with it; the new sign-in has then ended. Where they
 * switch, the session before has ended. `null`: nothing stands in the way of the new one.
 */
async function keepCurrent(
  tokens: TokensBody,
  ask: (question: AccountQuestion | null) => void,
): Promise<UserBody | null> {
  const { user } = await session.known();
  const { sub, email } = decodeToken(tokens.access_token);
  if (!user || user.id === sub) return null;
  const isSwitching = await new Promise<boolean>((answer) => {
    ask({ current: user.email ?? displayName(user), next: email ?? 'another account', answer });
  });
  ask(null);
  if (isSwitching) {
    await session.signOut('none');
    return null;
  }
  await session.decline(tokens);
  return user;
}

function forgetBegunSignIn(): void {
  for (const key of BEGUN_SIGN_IN_KEYS) localStorage.removeItem(key);
}

function target(
  role: Role,
  permissions: Parameters<typeof takeAfterLoginTarget>[1]['permissions'] | undefined,
): string {
  const visitor = { role, permissions: permissions ?? ROLE_PERMISSIONS[role] ?? [] };
  return takeAfterLoginTarget(localStorage, visitor, window.location.origin);
}
