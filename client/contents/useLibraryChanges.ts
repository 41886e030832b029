import { useSubscription } from '@apollo/client/react';
import { useLiveAgain } from '../platform/useLiveAgain';
import { LIBRARY_CONTENTS_CHANGED } from './contents.graphql';

/** Calls `onChange` when staff has changed the library, if `isShown`, and when the page may have missed it. */
export function useLibraryChanges(isShown: boolean, onChange: () => void): void {
  const live = useSubscription(LIBRARY_CONTENTS_CHANGED, { skip: !isShown, onData: onChange });
  useLiveAgain(live, () => {
    if (isShown) onChange();
  });
}
