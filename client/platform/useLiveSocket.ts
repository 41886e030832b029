import { useEffect, useRef, useState } from 'react';
import { liveSocket } from './live-socket';

/** How often failed subscriptions are started again after the socket has given up. */
const RETRY_MS = 30_000;

/** Whether the page's one socket is open. */
export function useIsConnected(): boolean {
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

/** Calls `onReturn` when the socket has reconnected, because events in between were missed. */
export function useReturn(onReturn: () => void): void {
  const latest = useRef(onReturn);
  useEffect(() => {
    latest.current = onReturn;
  });
  useEffect(() => {
    let isFirst = true;
    return liveSocket.on('connected', (_socket, _payload, wasRetry) => {
      if (!isFirst || wasRetry) latest.current();
      isFirst = false;
    });
  }, []);
}
