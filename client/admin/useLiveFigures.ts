import { useQuery, useSubscription } from '@apollo/client/react';
import { useIsConnected, useRetry } from '../platform/useLiveSocket';
import { ADMIN_STATS, ADMIN_STATS_CHANGED, WAITLIST_STATS, WAITLIST_STATS_CHANGED } from './admin.graphql';

/**
 * The figures of the dashboard. The subscription answers at once and whenever a figure changes; the query is there for
 * where the socket is not. Both write the same place of the cache. `isLive`: they arrive by themselves.
 */
export function useAdminFigures({ skip = false } = {}) {
  const isConnected = useIsConnected();
  const { data, error, loading, refetch } = useQuery(ADMIN_STATS, { skip });
  const live = useSubscription(ADMIN_STATS_CHANGED, { skip });
  useRetry(Boolean(live.error), live.restart);
  return {
    figures: data?.adminStats ?? null,
    error: error ?? null,
    isLoading: loading,
    isLive: isConnected && Boolean(live.data) && !live.error,
    refetch,
  };
}

/** The figures of the waitlist, in the same way. */
export function useWaitlistFigures({ skip = false } = {}) {
  const isConnected = useIsConnected();
  const { data, error, loading, refetch } = useQuery(WAITLIST_STATS, { skip, notifyOnNetworkStatusChange: true });
  const live = useSubscription(WAITLIST_STATS_CHANGED, { skip });
  useRetry(Boolean(live.error), live.restart);
  return {
    figures: data?.waitlistStats ?? null,
    error: error ?? null,
    isLoading: loading,
    isLive: isConnected && Boolean(live.data) && !live.error,
    refetch,
  };
}
