import { useSubscription } from '@apollo/client/react';
import { useThrottledCallback } from '@mantine/hooks';
import { useIsConnected, useRetry } from '../platform/useLiveSocket';
import { REPORT_CHANGED } from './moderation.graphql';

/** In a busy hour the queue is read anew this often at most. */
const REFRESH_MS = 1_000;

/** Calls `onChange` once it is live and when the queue has moved, whoever moved it. `isLive`: it will be told. */
export function useReportChanges(onChange: () => void): { isLive: boolean } {
  const isConnected = useIsConnected();
  const refresh = useThrottledCallback(onChange, REFRESH_MS);
  // Its results are not ignored: a subscription that ignores them keeps its error to itself, too.
  const { error, restart } = useSubscription(REPORT_CHANGED, { onData: refresh });
  useRetry(Boolean(error), restart);
  return { isLive: isConnected && !error };
}
