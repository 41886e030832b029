import { useCallback, useEffect, useRef } from 'react';
import { useGap, useRetry } from './useLiveSocket';

/** What `useSubscription` returns of a subscription. */
interface Subscription {
  error?: unknown;
  restart: () => void;
}

/**
 * Restarts a subscription that failed, and calls `reload` whenever changes may have been missed: the socket was closed,
 * or the subscription was broken while others kept the socket open.
 */
export function useLiveAgain({ error, restart }: Subscription, reload: () => void): void {
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  const retry = useCallback(() => {
    restart();
    latest.current();
  }, [restart]);
  useRetry(Boolean(error), retry);
  useGap(reload);
}
