import { useSubscription } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import { readEverythingAgain, useRetry } from '../platform/useLiveSocket';
import { MISSED_CHANGES } from './notifications.graphql';

/** All pages hear of a gap at the same moment, and must not ask the service at the same moment. */
const SPREAD_MS = 3_000;

/** Reads everything on the page again when the server says that changes may not have reached it. */
export function useMissedChanges(): void {
  const timer = useRef<number>(undefined);
  const { error, restart } = useSubscription(MISSED_CHANGES, {
    onData: () => {
      window.clearTimeout(timer.current);
      timer.current = window.setTimeout(readEverythingAgain, SPREAD_MS * Math.random());
    },
  });
  useRetry(Boolean(error), restart);
  useEffect(() => () => window.clearTimeout(timer.current), []);
}
