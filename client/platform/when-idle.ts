/** A busy page has waited long enough after this. */
const AT_MOST_MS = 2_000;
/** For Safari, which does not say when it is idle. */
const OTHERWISE_MS = 400;

/** Calls back when the browser has nothing more urgent to do. Returns a function that gives it up. */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const handle = requestIdleCallback(work, { timeout: AT_MOST_MS });
    return () => cancelIdleCallback(handle);
  }
  const timer = setTimeout(work, OTHERWISE_MS);
  return () => clearTimeout(timer);
}
