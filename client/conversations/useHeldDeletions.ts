import { useSyncExternalStore } from 'react';
import { heldDeletions } from './held-deletions';

/** The ids of conversations that are about to be deleted: shown nowhere. */
export function useHeldDeletions(): ReadonlySet<string> {
  return useSyncExternalStore(heldDeletions.subscribe, heldDeletions.getSnapshot);
}
