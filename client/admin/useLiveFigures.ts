import { useQuery, useSubscription } from '@apollo/client/react';
import { useEffect, useState } from 'react';
import { liveSocket } from '../platform/apollo';
import { ADMIN_STATS, ADMIN_STATS_CHANGED, WAITLIST_STATS, WAITLIST_STATS_CHANGED } from './admin.graphql';

/** After the socket has given up, the figures are subscribed to again this often. */
const RETRY_MS = 30_000;

/** Whether the page's one socket is open. */
function useIsConnected(): boolean {
  const [isConnected, setConnected] = useState(false);
  useEffect(() => {
    const stops = [
      liveSocket.on('connected', () => setConnected(true)),
      liveSocket.on('closed', () => setConnected(false)),
    ];
    return () => {
      for (const stop of stops) stop();
    };
  }, []);
  return isConnected;
}

function useRetry(isBroken: boolean, restart: () => void): void {
  useEffect(() => {
    if (!isBroken) return;
    const timer = setInterval(restart, RETRY_MS);
    return () => clearInterval(timer);
  }, [isBroken, restart]);
}

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
