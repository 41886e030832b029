import { useCallback, useState } from 'react';

interface PageRequest {
  list: unknown;
  isLoading: boolean;
  error: Error | null;
}

/**
 * Loads the next page of a list and keeps its error, which Apollo only reports to the caller of `fetchMore`. `list`
 * identifies the list: the state of another list's request is ignored.
 */
export function useNextPage(fetchNext: () => Promise<unknown>, list: unknown = null) {
  const [request, setRequest] = useState<PageRequest | null>(null);
  const load = useCallback(() => {
    const started: PageRequest = { list, isLoading: true, error: null };
    // A newer request ignores the answer to this one.
    const settle = (error: Error | null) =>
      setRequest((now) => (now === started ? { list, isLoading: false, error } : now));
    setRequest(started);
    fetchNext().then(
      () => settle(null),
      (reason: unknown) => settle(reason instanceof Error ? reason : new Error(String(reason))),
    );
  }, [fetchNext, list]);
  /** For a caller that loads the whole list again. */
  const forgetError = useCallback(() => setRequest((now) => (now?.error ? null : now)), []);
  const current = request?.list === list ? request : null;
  return { load, forgetError, isLoading: current?.isLoading ?? false, error: current?.error ?? null };
}
