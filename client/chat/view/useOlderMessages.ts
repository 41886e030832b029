import { type RefObject, useEffect } from 'react';
import { isOnPaper } from './useIsPrinting';

/** The next page is requested this near to the start of the list. Pixels. */
const START_THRESHOLD = 600;

interface Options {
  scroller: RefObject<HTMLElement | null>;
  /** The height of the list. */
  size: number;
  hasOlder: boolean;
  isLoadingOlder: boolean;
  onOlder: () => void;
}

/**
 * Loads the page before the oldest message when the reader comes near to it. Returns the handler for scrolling.
 * Paper has no scroller, so every position on it looks like the start: nothing is loaded there.
 */
export function useOlderMessages({ scroller, size, hasOlder, isLoadingOlder, onOlder }: Options): () => void {
  const canLoad = hasOlder && !isLoadingOlder;

  // A list that does not fill the view cannot be scrolled.
  useEffect(() => {
    const element = scroller.current;
    if (element && canLoad && size < element.clientHeight && !isOnPaper()) onOlder();
  }, [scroller, canLoad, size, onOlder]);

  return () => {
    if (!canLoad || isOnPaper()) return;
    if ((scroller.current?.scrollTop ?? START_THRESHOLD) < START_THRESHOLD) onOlder();
  };
}
