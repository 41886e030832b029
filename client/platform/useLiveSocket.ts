import { useEffect, useRef, useSyncExternalStore } from 'react';
import { isLiveSocketOpen, liveSocket } from './live-socket';

/** How often failed subscriptions are started again after the socket has given up. */
const RETRY_MS = 30_000;

/** Whether the page's one socket is open. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(onOpenOrClosed, isLiveSocketOpen);
}

function onOpenOrClosed(listener: () => void): () => void {
  const stops = [liveSocket.on('connected', listener), liveSocket.on('closed', listener)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Restarts a failed subscription every 30 s, and as soon as another one has opened the socket. */
export function useRetry(isBroken: boolean, restart: () => void): void {
  useEffect(() => {
    if (!isBroken) return;
    const timer = setInterval(restart, RETRY_MS);
    const stop = liveSocket.on('connected', () => restart());
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [isBroken, restart]);
}

const gapListeners = new Set<() => void>();

/** Lets everything on the page read again what it shows. */
export function readEverythingAgain(): void {
  for (const listener of gapListeners) listener();
}

/**
 * Calls `onGap` when the socket opens while the caller is on the page, for the first time or again: the page has
 * not heard of the changes since it asked the server. Likewise when the server has lost changes on their way.
 */
export function useGap(onGap: () => void): void {
  const latest = useRef(onGap);
  useEffect(() => {
    latest.current = onGap;
  });
  useEffect(() => {
    const readAgain = () => latest.current();
    gapListeners.add(readAgain);
    const stop = liveSocket.on('connected', readAgain);
    return () => {
      gapListeners.delete(readAgain);
      stop();
    };
  }, []);
}
