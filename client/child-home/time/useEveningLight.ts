import './evening.css';
import { useLayoutEffect } from 'react';
import { setEvening } from '../../session/theme-preference';
import type { Evening } from './time-view';

/** The screen gets dark in steps before the quiet time, so that the child and the tablet come to rest. */
export function useEveningLight(evening: Evening): void {
  useLayoutEffect(() => {
    setEvening('time', evening > 0);
    const page = document.documentElement.dataset;
    if (evening > 0) page['starlingEvening'] = String(evening);
    else delete page['starlingEvening'];
  }, [evening]);
  useLayoutEffect(
    () => () => {
      setEvening('time', false);
      delete document.documentElement.dataset['starlingEvening'];
    },
    [],
  );
}
