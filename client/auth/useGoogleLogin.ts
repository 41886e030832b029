import { useCallback, useState } from 'react';
import { messageOf } from '../platform/api-error';
import { initiateGoogleLogin } from './auth-api';

/** Sends the browser to the identity provider; `error` says why it could not. */
export function useGoogleLogin() {
  const [isLeaving, setIsLeaving] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const start = useCallback(async () => {
    setIsLeaving(true);
    setError(null);
    try {
      window.location.assign(await initiateGoogleLogin(localStorage));
    } catch (reason) {
      setError(messageOf(reason, 'Failed to initiate OAuth flow'));
      setIsLeaving(false);
    }
  }, []);
  return { start, isLeaving, error };
}
