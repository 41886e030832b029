import { useApolloClient } from '@apollo/client/react';
import { useCallback, useRef } from 'react';
import { toOwnState } from './own-state';
import { NOTE_ACTIVITY } from './own-state.graphql';
import { serverClock, useStateWatch } from './useOwnTime';

const MINUTE_MS = 60_000;

/** Counts the minutes in which the child reads or plays. `isFinished`: the end of a story was reached. */
export function useNoteActivity(kind: 'story' | 'game'): (isFinished?: boolean) => void {
  const client = useApolloClient();
  const watch = useStateWatch();
  const noted = useRef(0);
  return useCallback(
    (isFinished = false) => {
      const minute = Math.floor(serverClock.now() / MINUTE_MS);
      if (minute === noted.current && !isFinished) return;
      noted.current = minute;
      const variables = { kind: kind === 'story' ? ('STORY' as const) : ('GAME' as const), finished: isFinished };
      client.mutate({ mutation: NOTE_ACTIVITY, variables }).then(
        ({ data }) => data && watch.accept(toOwnState(data.noteActivity)),
        // A refusal closes the screen by itself. Without a network the minute is not counted, in favour of the child.
        () => undefined,
      );
    },
    [client, watch, kind],
  );
}
