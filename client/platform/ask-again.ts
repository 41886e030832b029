type Refetch = () => Promise<unknown>;

/** The refetches that run, and whether something changed meanwhile. */
const running = new WeakMap<Refetch, { hasChanged: boolean }>();

/**
 * Refetches a query of `useQuery`, which returns a failure as its own `error`, so the promise has nothing to add. A call
 * while the same refetch runs starts another one after it: its answer may be older than the change, and Apollo would
 * otherwise give that one answer to both.
 */
export function askAgain(refetch: Refetch): void {
  const current = running.get(refetch);
  if (current) {
    current.hasChanged = true;
    return;
  }
  const started = { hasChanged: false };
  running.set(refetch, started);
  refetch()
    .catch(() => undefined)
    .finally(() => {
      running.delete(refetch);
      if (started.hasChanged) askAgain(refetch);
    });
}
