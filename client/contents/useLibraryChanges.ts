import { useSubscription } from '@apollo/client/react';
import { useGap, useRetry } from '../platform/useLiveSocket';
import { LIBRARY_CONTENTS_CHANGED } from './contents.graphql';

/** Calls `onChange` when staff has changed the library, if `isShown`, and when the page may have missed it. */
export function useLibraryChanges(isShown: boolean, onChange: () => void): void {
  const { error, restart } = useSubscription(LIBRARY_CONTENTS_CHANGED, { skip: !isShown, onData: onChange });
  useRetry(Boolean(error), restart);
  useGap(() => {
    if (isShown) onChange();
  });
}
