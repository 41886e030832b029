import { type PointerEvent as ReactPointerEvent, useEffect, useRef, useState } from 'react';
import type { QuietWindow } from '../../../contract/controls';
import type { Layout } from './block-commands';
import {
  blockKey,
  DAY_MINUTES,
  dayAfter,
  type Edge,
  shifted,
  snapped,
  type WeekBlock,
  withDayMoved,
} from './week-geometry';

/** A smaller movement is a click. */
const THRESHOLD_PX = 5;

interface Preview {
  readonly window: QuietWindow;
  readonly key: string;
}

interface DragOptions {
  layout: Layout;
  /** The block as it was, and its quiet time and key as they are now. */
  onDrop: (block: WeekBlock, window: QuietWindow, key: string) => void;
}

/** Moves a block, or one of its ends, with a pointer. Until it is dropped, only the picture changes. */
export function useBlockDrag({ layout, onDrop }: DragOptions) {
  const [preview, setPreview] = useState<Preview | null>(null);
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  const start = (event: ReactPointerEvent<HTMLElement>, block: WeekBlock) => {
    if (event.button !== 0) return;
    const track = event.currentTarget.closest<HTMLElement>('[data-track]');
    if (!track) return;
    const edge = ((event.target as HTMLElement).dataset['edge'] ?? 'both') as Edge;
    const { height, width } = track.getBoundingClientRect();
    const [timePx, dayPx] = layout === 'columns' ? [height, width] : [width, height];
    const from = { x: event.clientX, y: event.clientY };
    let latest: Preview | null = null;

    const move = ({ clientX, clientY }: PointerEvent) => {
      const [x, y] = [clientX - from.x, clientY - from.y];
      if (!latest && Math.hypot(x, y) < THRESHOLD_PX) return;
      const [along, across] = layout === 'columns' ? [y, x] : [x, y];
      latest = movedBlock(
        block,
        edge,
        (along / timePx) * DAY_MINUTES,
        edge === 'both' ? Math.round(across / dayPx) : 0,
      );
      setPreview(latest);
    };
    const end = ({ type }: Event) => {
      stop.current?.();
      if (type === 'pointerup' && latest) onDrop(block, latest.window, latest.key);
    };
    const cancelByKey = (pressed: KeyboardEvent) => {
      if (pressed.key === 'Escape') stop.current?.();
    };
    stop.current = () => {
      removeEventListener('pointermove', move);
      removeEventListener('pointerup', end);
      removeEventListener('pointercancel', end);
      removeEventListener('keydown', cancelByKey);
      setPreview(null);
      stop.current = null;
    };
    addEventListener('pointermove', move);
    addEventListener('pointerup', end);
    addEventListener('pointercancel', end);
    addEventListener('keydown', cancelByKey);
  };

  return { preview, start };
}

function movedBlock({ window, day }: WeekBlock, edge: Edge, minutes: number, days: number): Preview {
  const onDay = days === 0 ? window : (withDayMoved(window, day, days) ?? window);
  const reached = onDay === window ? day : dayAfter(day, days);
  const moved = shifted(onDay, edge, snapped(onDay, edge, minutes));
  return { window: moved.window, key: blockKey(window.id, dayAfter(reached, moved.days)) };
}
