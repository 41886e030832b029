import { useApolloClient } from '@apollo/client/react';
import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import { browserClock } from '../../chat/store/clock';
import { ownStateSource, refusals } from './own-state-source';
import { OwnStateWatch, type OwnTime } from './own-state-watch';
import { ServerClock } from './server-clock';

/** The one clock of the page. */
export const serverClock = new ServerClock();

/** Watches what the child may do for as long as the shell is shown, unless `isQuiet`. */
export function useOwnStateWatch(isQuiet: boolean): OwnStateWatch {
  const client = useApolloClient();
  const [watch] = useState(() => new OwnStateWatch(ownStateSource(client), refusals, serverClock, browserClock));
  useEffect(() => {
    if (isQuiet) return;
    const stop = watch.start();
    const wake = () => document.visibilityState === 'visible' && watch.look();
    const back = () => watch.look();
    document.addEventListener('visibilitychange', wake);
    window.addEventListener('online', back);
    return () => {
      document.removeEventListener('visibilitychange', wake);
      window.removeEventListener('online', back);
      stop();
    };
  }, [watch, isQuiet]);
  return watch;
}

export const OwnStateContext = createContext<OwnStateWatch | null>(null);

export function useStateWatch(): OwnStateWatch {
  const watch = use(OwnStateContext);
  if (!watch) throw new Error("useStateWatch is for pages within the child's shell");
  return watch;
}

/** What the child may do, and what the clock changes; null until the first answer. */
export function useOwnTime(): OwnTime | null {
  const watch = useStateWatch();
  return useSyncExternalStore(watch.subscribe, watch.getSnapshot);
}
