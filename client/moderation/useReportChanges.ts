import { useSubscription } from '@apollo/client/react';
import { useThrottledCallback } from '@mantine/hooks';
import { useIsConnected, useRetry } from '../platform/useLiveSocket';
import { REPORT_CHANGED } from './moderation.graphql';

/** At busy times the queue is reloaded at most this often. */
const REFRESH_MS = 1_000;

/** Calls `onChange` once the subscription is live, and after each change of the queue. `isLive`: changes arrive. */
export function useReportChanges(onChange: () => void): { isLive: boolean } {
  const isConnected = useIsConnected();
  const refresh = useThrottledCallback(onChange, REFRESH_MS);
  // Without `ignoreResults`, because that option would hide the error too.
  const { error, restart } = useSubscription(REPORT_CHANGED, { onData: refresh });
  useRetry(Boolean(error), restart);
  return { isLive: isConnected && !error };
}
