import { useEffect, useState } from 'react';

/** A busy page has waited long enough after this. */
const AT_MOST_MS = 2_000;
/** For Safari, which does not say when it is idle. */
const OTHERWISE_MS = 400;

/** False until the browser has nothing more urgent to do. For parts of a page that its first screen can do without. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => {
    const idle = () => setIsIdle(true);
    if ('requestIdleCallback' in window) {
      const handle = requestIdleCallback(idle, { timeout: AT_MOST_MS });
      return () => cancelIdleCallback(handle);
    }
    const timer = setTimeout(idle, OTHERWISE_MS);
    return () => clearTimeout(timer);
  }, []);
  return isIdle;
}
