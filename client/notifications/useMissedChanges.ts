import { useSubscription } from '@apollo/client/react';
import { readEverythingAgain, useRetry } from '../platform/useLiveSocket';
import { MISSED_CHANGES } from './notifications.graphql';

/** Reads everything on the page again when the server says that changes may not have reached it. */
export function useMissedChanges(): void {
  const { error, restart } = useSubscription(MISSED_CHANGES, { onData: readEverythingAgain });
  useRetry(Boolean(error), restart);
}
