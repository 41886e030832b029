import { useCallback, useState } from 'react';
import { initiateGoogleLogin, OauthInitiationError } from './auth-api';

/** Sends the browser to the identity provider. `onError` is called if that fails. */
export function useGoogleLogin(onError: (error: OauthInitiationError) => void) {
  const [isLeaving, setIsLeaving] = useState(false);
  const start = useCallback(async () => {
    setIsLeaving(true);
    try {
      window.location.assign(await initiateGoogleLogin(localStorage));
    } catch (cause) {
      const isKnown = cause instanceof OauthInitiationError;
      onError(isKnown ? cause : new OauthInitiationError('Failed to initiate OAuth flow', { cause }));
      setIsLeaving(false);
    }
  }, [onError]);
  return { start, isLeaving };
}
