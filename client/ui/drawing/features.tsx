import type { ReactNode } from 'react';
import { INK, WHITE } from './colors';

interface EyesProps {
  /** The middle between both eyes. */
  x?: number;
  y: number;
  /** From the middle to each eye. */
  apart?: number;
  size?: number;
}

/** Two eyes that look at the child. */
export function Eyes({ x = 32, y, apart = 9, size = 3 }: EyesProps) {
  return (
    <>
      <Eye x={x - apart} y={y} size={size} />
      <Eye x={x + apart} y={y} size={size} />
    </>
  );
}

export function Eye({ x, y, size = 3 }: { x: number; y: number; size?: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={size} fill={INK} />
      <circle cx={x + size * 0.35} cy={y - size * 0.35} r={size * 0.32} fill={WHITE} />
    </>
  );
}

/** A friendly mouth below a nose at `y`. */
export function Smile({
  x = 32,
  y,
  width = 5,
  color = INK,
}: {
  x?: number;
  y: number;
  width?: number;
  color?: string;
}) {
  return (
    <path
      d={`M${x - width} ${y}q${width / 2} ${width * 0.7} ${width} 0q${width / 2} ${width * 0.7} ${width} 0`}
      fill="none"
      stroke={color}
      strokeWidth="1.8"
      strokeLinecap="round"
    />
  );
}

/** What stands left stands right, too. */
export function Twice({ children }: { children: ReactNode }) {
  return (
    <>
      <g>{children}</g>
      <g transform="matrix(-1 0 0 1 64 0)">{children}</g>
    </>
  );
}
