import { useApolloClient } from '@apollo/client/react';
import { useEffect } from 'react';
import { REPORT_TIME_ZONE } from './own-state.graphql';
import { REPORT_EVERY_MS, ZoneReport } from './zone-report';

/** Reports the device's time zone when the shell is shown, when the page wakes, and each hour, unless `isQuiet`. */
export function useZoneReport(isQuiet: boolean): void {
  const client = useApolloClient();
  useEffect(() => {
    if (isQuiet) return;
    // A new one for each start, because another child may use the device now.
    const zone = new ZoneReport(
      (timeZone) => client.mutate({ mutation: REPORT_TIME_ZONE, variables: { timeZone } }),
      () => Intl.DateTimeFormat().resolvedOptions().timeZone,
      () => Date.now(),
    );
    const reportIfSeen = () => {
      if (document.visibilityState === 'visible') zone.report();
    };
    zone.report();
    const timer = setInterval(reportIfSeen, REPORT_EVERY_MS);
    document.addEventListener('visibilitychange', reportIfSeen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', reportIfSeen);
    };
  }, [client, isQuiet]);
}
