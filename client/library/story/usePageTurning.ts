import { type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** A swipe is at least so many pixels long, and flatter than it is high. */
const SWIPE_PX = 48;

/** Turns pages by the arrow keys, wherever the focus is but in a field. */
export function usePageKeys(turnBy: (pages: number) => void): void {
  const turn = useRef(turnBy);
  useEffect(() => {
    turn.current = turnBy;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || event.defaultPrevented) return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select, [role=menu]')) return;
      if (event.key === 'ArrowRight') turn.current(1);
      if (event.key === 'ArrowLeft') turn.current(-1);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}

/** Turns pages by a finger that moves sideways. A mouse selects text instead. */
export function useSwipe(turnBy: (pages: number) => void) {
  const from = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown: ({ pointerType, isPrimary, clientX: x, clientY: y }: PointerEvent) => {
      from.current = pointerType !== 'mouse' && isPrimary ? { x, y } : null;
    },
    onPointerUp: ({ clientX, clientY }: PointerEvent) => {
      if (!from.current) return;
      const [right, down] = [clientX - from.current.x, clientY - from.current.y];
      from.current = null;
      if (Math.abs(right) >= SWIPE_PX && Math.abs(right) > 1.5 * Math.abs(down)) turnBy(right < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      from.current = null;
    },
  };
}

/** A page that was turned begins at its top, wherever the one before was scrolled to. */
export function useTopOfPage(page: number) {
  const sheet = useRef<HTMLElement>(null);
  const shown = useRef(page);
  useLayoutEffect(() => {
    const { current } = sheet;
    if (shown.current === page) return;
    shown.current = page;
    if (!current) return;
    current.scrollTop = 0;
    if (current.getBoundingClientRect().top < 0) current.scrollIntoView();
  }, [page]);
  return sheet;
}

/** Which way the last page was turned. */
export function useTurnDirection(page: number): 'on' | 'back' | undefined {
  const [shown, setShown] = useState<{ page: number; direction?: 'on' | 'back' }>({ page });
  if (shown.page !== page) setShown({ page, direction: page > shown.page ? 'on' : 'back' });
  return shown.direction;
}
