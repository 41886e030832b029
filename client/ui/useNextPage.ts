import { useCallback, useState } from 'react';

interface Asking {
  list: unknown;
  isLoading: boolean;
  error: Error | null;
}

/**
 * Asks for the next page of a list, and keeps why it could not be had: Apollo tells that to whoever asked, and to
 * nobody else. `list` is what the page belongs to; what became of another list's page is nothing of this one.
 */
export function useNextPage(fetchNext: () => Promise<unknown>, list: unknown = null) {
  const [asking, setAsking] = useState<Asking | null>(null);
  const load = useCallback(() => {
    const started: Asking = { list, isLoading: true, error: null };
    // Where something else is being asked for meanwhile, this answer has come too late to be told.
    const settle = (error: Error | null) =>
      setAsking((now) => (now === started ? { list, isLoading: false, error } : now));
    setAsking(started);
    fetchNext().then(
      () => settle(null),
      (reason: unknown) => settle(reason instanceof Error ? reason : new Error(String(reason))),
    );
  }, [fetchNext, list]);
  /** For whoever asks for the whole list anew. */
  const forgetError = useCallback(() => setAsking((now) => (now?.error ? null : now)), []);
  const current = asking?.list === list ? asking : null;
  return { load, forgetError, isLoading: current?.isLoading ?? false, error: current?.error ?? null };
}
