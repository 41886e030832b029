import { useContext, useEffect, useEffectEvent, useState } from 'react';
import { UNSAFE_DataRouterContext } from 'react-router';
import { CLIENT_TIMES } from '../platform/times';
import { followUrl, sendSearch, startSearch } from './url-search';

/**
 * The text of a search field whose address holds it too. The text goes to the address when typing pauses. An address that
 * changes for another reason, as with Back or a link, brings its own text.
 */
export function useUrlSearch(inUrl: string, write: (text: string) => void) {
  const [state, setState] = useState(() => startSearch(inUrl));
  // Kept once the address is drawn, not while it is: React may give up the drawing, and would keep the change.
  useEffect(() => setState((before) => followUrl(before, inUrl)), [inUrl]);
  const { text } = followUrl(state, inUrl);
  // `useNavigation` learns of a link late: React draws that when it has time.
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const isWritten = text.trim() === inUrl.trim();

  const send = useEffectEvent((words: string) => {
    setState((before) => sendSearch(before, words));
    write(words);
  });
  useEffect(() => {
    if (isWritten) return;
    // Each keystroke starts the pause again.
    const timer = setInterval(() => {
      // Another address on top of a link that was just followed would call the link off.
      if (router && router.state.navigation.state !== 'idle') return;
      clearInterval(timer);
      send(text);
    }, CLIENT_TIMES.searchDebounceMs);
    return () => clearInterval(timer);
  }, [text, isWritten, router]);

  return {
    text,
    setText: (next: string) => setState((before) => ({ ...before, text: next })),
    /** The address has another text: typing has not paused. */
    isWaiting: !isWritten,
  };
}
