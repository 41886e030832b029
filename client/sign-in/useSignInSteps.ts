import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ROLE_PERMISSIONS, type Role } from '../../contract/permissions';
import type { TokensBody, UserBody } from '../../contract/users';
import { takeAfterLoginTarget } from '../access/after-login';
import { ApiError, messageOf } from '../platform/api-error';
import { BEGUN_SIGN_IN_KEYS } from '../platform/storage-keys';
import { session, waitlistStatusOf } from '../session/session';
import { decodeToken } from '../session/tokens';
import { displayName } from '../ui/display-name';
import type { ProviderSignIn } from './auth-api';
import { t } from './texts';

/** How a callback page obtains its tokens. */
export interface SignInPlan {
  /** Call `say` with the name of each step. Throws if the sign-in fails. */
  obtain: (say: (step: string) => void) => Promise<ProviderSignIn>;
}

/** Another account is already signed in. The person chooses which one to keep. */
export interface AccountQuestion {
  current: string;
  next: string;
  answer: (isSwitching: boolean) => void;
}

/** Runs a sign-in once, even if React mounts the page twice, because its code works only once. */
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
      const { tokens, isNewUser } = await planned.current.obtain(say).finally(forgetPendingSignIn);
      say(t('progress.processing'));
      const { role } = decodeToken(tokens.access_token);
      const kept = await keepCurrent(tokens, setQuestion);
      if (kept) {
        navigate(landingPage(kept.role, kept.permissions), { replace: true });
        return;
      }
      say(t('progress.storing'));
      const { status, user } = await session.signIn(tokens);
      say(t('progress.leaving'));
      if (status === 'waitlisted') navigate('/waitlist', { replace: true });
      else if (isNewUser) navigate('/onboarding', { replace: true });
      else navigate(landingPage(role, user?.permissions), { replace: true });
    } catch (error) {
      if (error instanceof ApiError && error.code === 'waitlisted') {
        session.enterWaitlisted(waitlistStatusOf(error), null);
        navigate('/waitlist', { replace: true });
        return;
      }
      if (error instanceof ApiError && error.code === 'second_step_needed') {
        navigate('/second-step', { replace: true, state: ticketOf(error) });
        return;
      }
      setFailure(messageOf(error, t('progress.authenticationFailed')));
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
 * If another account is signed in, asks which one to keep. Returns the current account if the person stays with it, and
 * revokes the new tokens. Returns null if the new sign-in can go on; a previous session has then been signed out.
 */
async function keepCurrent(
  tokens: TokensBody,
  ask: (question: AccountQuestion | null) => void,
): Promise<UserBody | null> {
  const { user } = await session.known();
  const { sub, email } = decodeToken(tokens.access_token);
  if (!user || user.id === sub) return null;
  const isSwitching = await new Promise<boolean>((answer) => {
    ask({ current: user.email ?? displayName(user), next: email ?? t('choice.another'), answer });
  });
  ask(null);
  if (isSwitching) {
    await session.signOut('none');
    return null;
  }
  await session.decline(tokens);
  return user;
}

/** The ticket in a 403 `second_step_needed`. */
function ticketOf(error: ApiError): unknown {
  return (error.body as { detail?: unknown } | null)?.detail;
}

function forgetPendingSignIn(): void {
  for (const key of BEGUN_SIGN_IN_KEYS) localStorage.removeItem(key);
}

function landingPage(
  role: Role,
  permissions: Parameters<typeof takeAfterLoginTarget>[1]['permissions'] | undefined,
): string {
  const visitor = { role, permissions: permissions ?? ROLE_PERMISSIONS[role] ?? [] };
  return takeAfterLoginTarget(localStorage, visitor, window.location.origin);
}
