import type { ReactNode } from 'react';

export interface Place {
  x: number;
  y: number;
  /** 1 is the size that a figure is drawn in. */
  size?: number;
  /** In degrees, clockwise. */
  turn?: number;
  /** Looks to the left instead of to the right. */
  flip?: boolean;
}

/** Stands something on the sheet: its own zero is where its feet are. */
export function At({ x, y, size = 1, turn = 0, flip = false, children }: Place & { children: ReactNode }) {
  const rotate = turn === 0 ? '' : `rotate(${turn})`;
  const scale = size === 1 && !flip ? '' : `scale(${flip ? -size : size} ${size})`;
  return <g transform={`translate(${x} ${y})${rotate}${scale}`}>{children}</g>;
}
