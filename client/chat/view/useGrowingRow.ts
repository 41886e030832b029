import type { Virtualizer } from '@tanstack/react-virtual';
import { type RefObject, useLayoutEffect, useRef } from 'react';

type Rows = Virtualizer<HTMLElement, Element>;

interface Options {
  /** The place of the newest message. */
  index: number;
  /** Nothing but the height of the list depends on the height of the newest row now. */
  canGrow: () => boolean;
  onGrowth: (reason: 'growth') => void;
}

/** What a list that is drawn shows of its rows. */
function layoutOf(rows: Rows, index: number) {
  return {
    height: rows.getTotalSize(),
    start: rows.measurementsCache[index]?.start,
    from: rows.range?.startIndex,
    to: rows.range?.endIndex,
    isScrolling: rows.isScrolling,
  };
}

type Layout = ReturnType<typeof layoutOf>;

/** The rows are where they were, and below the start of the newest one there is more than before. */
export function hasOnlyGrown({ height, ...now }: Layout, { height: heightBefore, ...before }: Layout): boolean {
  const keys = Object.keys(now) as (keyof typeof now)[];
  return height >= heightBefore && keys.every((key) => now[key] === before[key]);
}

/**
 * Lets a growing answer make the list higher without drawing the list again. Without this, each new line of an answer draws
 * it a second time. Returns the ref of the element that is as high as all rows.
 */
export function useGrowingRow(rows: Rows, { index, canGrow, onGrowth }: Options): RefObject<HTMLDivElement | null> {
  const canvas = useRef<HTMLDivElement>(null);
  const drawing = layoutOf(rows, index);
  const drawn = useRef(drawing);
  useLayoutEffect(() => {
    drawn.current = drawing;
    // React sets the height, and may leave it as it was, so growth has a property of its own.
    canvas.current?.style.removeProperty('min-height');
  });
  // `useVirtualizer` has set the option in this render.
  const draw = rows.options.onChange;
  rows.options.onChange = (instance, isSync) => {
    const now = layoutOf(instance, index);
    if (isSync || !canvas.current || !canGrow() || !hasOnlyGrown(now, drawn.current)) return draw(instance, isSync);
    canvas.current.style.minHeight = `${now.height}px`;
    onGrowth('growth');
  };
  return canvas;
}
