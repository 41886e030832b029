import { useEffect, useState } from 'react';
import type { CompanionBody } from '../../contract/library';
import { rest } from '../platform/rest';

/** Which companion answers, and four questions for the hour; `null` until it is known. */
export function useCompanion(): CompanionBody | null {
  const [companion, setCompanion] = useState<CompanionBody | null>(null);
  useEffect(() => {
    const leaving = new AbortController();
    rest
      .get<CompanionBody>('/companion', { query: { hour: new Date().getHours() }, signal: leaving.signal })
      .then(setCompanion)
      // Without it there are no starters and no note; the chat itself does not need it.
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  return companion;
}
