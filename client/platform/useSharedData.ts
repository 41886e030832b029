import { startTransition, useCallback, useEffect, useState } from 'react';
import { rest } from './rest';

/** Everything loaded so far, so that going back shows it at once. It is the same for all users. */
const known = new Map<string, unknown>();

interface Reading<T> {
  path: string;
  data: T | null;
  error: unknown;
}

/** Loads a REST path whose answer is the same for all users. While another path loads, the data of the one before stays. */
export function useSharedData<T>(path: string) {
  const [reading, setReading] = useState<Reading<T> | null>(null);
  const [attempt, setAttempt] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads the same path again.
  useEffect(() => {
    const leaving = new AbortController();
    rest
      .get<T>(path, { signal: leaving.signal })
      .then((data) => {
        known.set(path, data);
        // In a transition, React draws a long list in slices, so that the browser answers taps in between.
        startTransition(() => setReading({ path, data, error: null }));
      })
      .catch((error: unknown) => {
        if (!leaving.signal.aborted) setReading({ path, data: null, error });
      });
    return () => leaving.abort();
  }, [path, attempt]);

  const retry = useCallback(() => {
    setReading(null);
    setAttempt((before) => before + 1);
  }, []);
  const current = reading?.path === path ? reading : null;
  const remembered = (known.get(path) as T | undefined) ?? null;
  return {
    data: current?.data ?? remembered ?? reading?.data ?? null,
    error: current?.error && !remembered ? current.error : null,
    isLoading: !current && !remembered,
    retry,
  };
}
