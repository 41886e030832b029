import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../platform/when-idle';

/** False until the browser has nothing more urgent to do. For parts of a page that its first screen can do without. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  // A transition renders in slices, so that the page answers taps meanwhile.
  useEffect(() => whenIdle(() => startTransition(() => setIsIdle(true))), []);
  return isIdle;
}
