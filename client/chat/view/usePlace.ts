import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, use, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { GrowingText } from './growing-text';

/** A reader this near to the end of the text counts as being there. Pixels. */
export const END_THRESHOLD = 80;

interface View {
  scroller: RefObject<HTMLElement | null>;
  /** The height of the text when it was drawn. */
  size: number;
  viewHeight: number;
}

interface Options extends View {
  virtualizer: Pick<Virtualizer<HTMLElement, Element>, 'getTotalSize' | 'scrollRect'>;
  /** Stands for the newest message and the length of its text; `readEnd` gives it as it is now. */
  end: string;
  readEnd: () => string;
  isAsOpened: boolean;
}

/** Whether the reader sees the end of the text, and whether there is text below that came since. */
export function usePlace({ scroller, virtualizer, size, viewHeight, end, readEnd, isAsOpened }: Options) {
  const text = use(GrowingText);
  const [place, setPlace] = useState({ isAtEnd: true, hasNewText: false });
  const lastPlace = useRef<typeof place | null>(null);
  const seenEnd = useRef(end);
  const lookedAt = useRef({ height: -1, viewHeight: -1 });
  const look = useCallback(
    (reason: 'scroll' | 'growth') => {
      const element = scroller.current;
      if (!element) return;
      const now = { height: virtualizer.getTotalSize(), viewHeight: virtualizer.scrollRect?.height ?? 0 };
      const before = lastPlace.current;
      const hasScrolled = reason === 'scroll';
      // Reading the position lays out the page, so text that has not changed the height is not a reason to do it.
      const isElsewhere =
        hasScrolled || lookedAt.current.height !== now.height || lookedAt.current.viewHeight !== now.viewHeight;
      lookedAt.current = now;
      const isAtEnd =
        isElsewhere || !before
          ? now.height - element.scrollTop - element.clientHeight <= END_THRESHOLD
          : before.isAtEnd;
      const endNow = readEnd();
      if (isAtEnd) seenEnd.current = endNow;
      // Text is measured after it has come, so a reader who loses the end without scrolling has new text below.
      const isBelow = before?.hasNewText || seenEnd.current !== endNow || (before?.isAtEnd === true && !hasScrolled);
      const next = { isAtEnd, hasNewText: !isAtEnd && isBelow && !isAsOpened };
      lastPlace.current = next;
      if (before?.isAtEnd !== next.isAtEnd || before.hasNewText !== next.hasNewText) setPlace(next);
    },
    [scroller, virtualizer, readEnd, isAsOpened],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new height of the text or the view moves the end.
  useLayoutEffect(() => look('growth'), [look, size, viewHeight, end]);
  useEffect(() => text.subscribe(() => look('growth')), [text, look]);
  return { ...place, look };
}

/** The keyboard of a phone and a growing composer take their room from the view. The end of the text stays visible. */
export function useEndInSmallerView({ scroller, size, viewHeight, isStreaming }: View & { isStreaming: boolean }) {
  const heightBefore = useRef(viewHeight);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the height of the view counts, not growing text.
  useLayoutEffect(() => {
    const element = scroller.current;
    const before = heightBefore.current;
    heightBefore.current = viewHeight;
    if (!element || isStreaming || viewHeight >= before) return;
    const sawEnd = size - element.scrollTop - before <= END_THRESHOLD;
    if (sawEnd) element.scrollTop = Math.max(element.scrollTop, size - viewHeight);
  }, [viewHeight]);
}
