import './bedtime.css';
import { useLayoutEffect, useState } from 'react';
import { setEvening } from '../../session/theme-preference';
import { useOwnTime } from '../time/useOwnTime';

/** Warm and dim light for a story: by itself in the half hour before the quiet time, and whenever it is chosen. */
export function useBedtime(): [boolean, (isBedtime: boolean) => void] {
  const [chosen, choose] = useState<boolean | null>(null);
  const time = useOwnTime();
  const isBedtime = chosen ?? (time?.view.evening ?? 0) > 0;
  useLayoutEffect(() => {
    if (!isBedtime) return;
    const page = document.documentElement.dataset;
    page['bedtime'] = '';
    setEvening('story', true);
    return () => {
      delete page['bedtime'];
      setEvening('story', false);
    };
  }, [isBedtime]);
  return [isBedtime, choose];
}
