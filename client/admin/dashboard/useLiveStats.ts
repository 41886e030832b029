import { useQuery, useSubscription } from '@apollo/client/react';
import { useIsConnected, useRetry } from '../../platform/useLiveSocket';
import { ADMIN_STATS, ADMIN_STATS_CHANGED, WAITLIST_STATS, WAITLIST_STATS_CHANGED } from './dashboard.graphql';

/**
 * The stats of the dashboard. The subscription sends them at once and after each change. The query loads them while the
 * socket is closed. Both write to the same cache entry. `isLive`: updates arrive by themselves.
 */
export function useAdminStats({ skip = false } = {}) {
  const { data, error, loading, refetch } = useQuery(ADMIN_STATS, { skip });
  const isLive = useIsLive(useSubscription(ADMIN_STATS_CHANGED, { skip }));
  return { stats: data?.adminStats ?? null, error: error ?? null, isLoading: loading, isLive, refetch };
}

/** The stats of the waitlist, loaded like those of the dashboard. */
export function useWaitlistStats() {
  const { data, error, loading, refetch } = useQuery(WAITLIST_STATS, { notifyOnNetworkStatusChange: true });
  const isLive = useIsLive(useSubscription(WAITLIST_STATS_CHANGED));
  return { stats: data?.waitlistStats ?? null, error: error ?? null, isLoading: loading, isLive, refetch };
}

/** Whether a subscription delivers. It is restarted after an error. */
function useIsLive(subscription: { data?: unknown; error?: unknown; restart: () => void }): boolean {
  const isConnected = useIsConnected();
  useRetry(Boolean(subscription.error), subscription.restart);
  return isConnected && Boolean(subscription.data) && !subscription.error;
}
