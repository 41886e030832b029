import { Children, type ReactNode, startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../platform/when-idle';

/**
 * The parts of a long page: the first at once, and each other when the browser has time for it. All together would keep a
 * slow phone from answering taps.
 */
export function OneByOne({ children }: { children: ReactNode }) {
  const parts = Children.toArray(children);
  const { length } = parts;
  const [shown, setShown] = useState(1);
  useEffect(() => {
    if (shown === Number.POSITIVE_INFINITY) return;
    return whenIdle(() => {
      // A part that is added later is drawn at once.
      const next = shown + 1 < length ? shown + 1 : Number.POSITIVE_INFINITY;
      startTransition(() => setShown(next));
    });
  }, [shown, length]);
  return parts.slice(0, shown);
}
