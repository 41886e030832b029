import { type MouseEvent, type PointerEvent, useRef } from 'react';

/** A finger that moves less than this has pressed. */
const DRAG_PX = 8;

interface Drag {
  piece: number;
  x: number;
  y: number;
  isMoving: boolean;
}

/** Lets pieces be dragged to an element with `data-place`. A press stays a click, so keys and switches need no dragging. */
export function useDrag(onDrop: (piece: number, place: number) => void) {
  const drag = useRef<Drag | null>(null);
  /** The browser sends a click after a drag, too. */
  const swallowsClick = useRef(false);
  const put = (target: HTMLElement, transform: string) => {
    target.style.transform = transform;
    target.style.pointerEvents = transform && 'none';
  };
  return (piece: number) => ({
    onPointerDown: ({ clientX, clientY, button, pointerId, currentTarget }: PointerEvent<HTMLElement>) => {
      swallowsClick.current = false;
      if (button !== 0) return;
      // A quick pointer may leave the piece with its first move.
      currentTarget.setPointerCapture(pointerId);
      drag.current = { piece, x: clientX, y: clientY, isMoving: false };
    },
    onPointerMove: ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const current = drag.current;
      if (current?.piece !== piece) return;
      const [x, y] = [clientX - current.x, clientY - current.y];
      if (!current.isMoving && Math.hypot(x, y) < DRAG_PX) return;
      current.isMoving = true;
      put(currentTarget, `translate(${x}px, ${y}px)`);
    },
    onPointerUp: ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>) => {
      const isMoving = drag.current?.isMoving ?? false;
      drag.current = null;
      if (!isMoving) return;
      swallowsClick.current = true;
      // The piece is out of the way of the pointer while it moves.
      const place = document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('[data-place]');
      put(currentTarget, '');
      if (place) onDrop(piece, Number(place.dataset['place']));
    },
    onPointerCancel: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      drag.current = null;
      put(currentTarget, '');
    },
    onClickCapture: (event: MouseEvent) => {
      // The click of a key has no detail.
      if (swallowsClick.current && event.detail > 0) event.stopPropagation();
      swallowsClick.current = false;
    },
  });
}
