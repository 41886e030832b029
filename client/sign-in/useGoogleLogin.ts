import { useCallback, useEffect, useState } from 'react';
import type { OauthInitiationError } from './auth-api';
import { loginText } from './login-texts';

/** Why the sign-in did not start: its code and the words for it. */
export type GoogleLoginProblem = Pick<OauthInitiationError, 'code' | 'message'>;

const loadApi = () => import('./auth-api');

/**
 * Sends the browser to the identity provider. `onError` is called if that fails. `prepare` loads the code for it, when
 * the pointer or the focus reaches the button.
 */
export function useGoogleLogin(onError: (problem: GoogleLoginProblem) => void) {
  const [isLeaving, setIsLeaving] = useState(false);
  useEffect(() => {
    // After "Back" the browser may show this page as the person left it.
    const onReturn = ({ persisted }: PageTransitionEvent) => persisted && setIsLeaving(false);
    window.addEventListener('pageshow', onReturn);
    return () => window.removeEventListener('pageshow', onReturn);
  }, []);
  const start = useCallback(async () => {
    setIsLeaving(true);
    try {
      const { initiateGoogleLogin } = await loadApi();
      window.location.assign(await initiateGoogleLogin(localStorage));
    } catch (cause) {
      const isKnown = cause instanceof Error && cause.name === 'OauthInitiationError';
      const message = isKnown ? cause.message : loginText('failed.initiation');
      onError({ code: 'oauth_initiation_failed', message });
      setIsLeaving(false);
    }
  }, [onError]);
  const prepare = useCallback(() => {
    // Without network the click tells why.
    loadApi().catch(() => undefined);
  }, []);
  return { start, prepare, isLeaving };
}
