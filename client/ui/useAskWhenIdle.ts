import { useCallback, useEffect, useRef } from 'react';

/**
 * For a change that arrives while a query is being asked, whose answer may be older and undo it: asks again after that
 * answer.
 */
export function useAskWhenIdle(isAsking: boolean, ask: () => void): () => void {
  const isDue = useRef(false);
  useEffect(() => {
    if (isAsking || !isDue.current) return;
    isDue.current = false;
    ask();
  }, [isAsking, ask]);
  return useCallback(() => {
    if (isAsking) isDue.current = true;
  }, [isAsking]);
}
