import { useCallback, useState } from 'react';
import { messageOf } from '../platform/api-error';
import { initiateGoogleLogin } from './auth-api';

/** Sends the browser to the identity provider; `onError` is told why it could not. */
export function useGoogleLogin(onError: (text: string) => void) {
  const [isLeaving, setIsLeaving] = useState(false);
  const start = useCallback(async () => {
    setIsLeaving(true);
    try {
      window.location.assign(await initiateGoogleLogin(localStorage));
    } catch (reason) {
      onError(messageOf(reason, 'Failed to initiate OAuth flow'));
      setIsLeaving(false);
    }
  }, [onError]);
  return { start, isLeaving };
}
