import type { ReactNode } from 'react';
import { At, type Place } from './At';
import { bark, deep, fir, glow, ink, leaf, line, moon, red, wall, white } from './paint';

/** The whole sheet in one colour. */
export function Sky({ fill }: { fill: string }) {
  return <path d="M0 0h320v240H0Z" fill={fill} />;
}

/** Small dots of light: one point for each `M`. */
export function Stars({ d }: { d: string }) {
  return <path d={each(d, 'h.1')} stroke={moon} strokeWidth="3" strokeLinecap="round" />;
}

export function Moon({ x, y, r = 20, half = false }: { x: number; y: number; r?: number; half?: boolean }) {
  if (!half) return <circle cx={x} cy={y} r={r} fill={moon} />;
  return <path d={`M${x} ${y - r}a${r} ${r} 0 0 1 0 ${2 * r}Q${x - r * 0.12} ${y} ${x} ${y - r}Z`} fill={moon} />;
}

export function Cloud({ fill = white, ...place }: Place & { fill?: string }) {
  return (
    <At {...place}>
      <path d="M-34 0c-13 0-14-17-1-18 1-15 22-20 29-7 8-8 24-3 23 8 14-1 18 16 4 17Z" fill={fill} />
    </At>
  );
}

/** A tree with a round crown, about 100 high. */
export function Tree({ fill = leaf, trunk = bark, ...place }: Place & { fill?: string; trunk?: string }) {
  return (
    <At {...place}>
      <path d="M-6 0c3-14 2-30 1-44h9c0 15 0 30 5 44Z" fill={trunk} />
      <path
        d="M-6-38c-24 2-34-18-24-32-6-20 14-32 27-25 14-10 34 2 31 20 15 12 4 37-14 36-7 6-15 5-20 1Z"
        fill={fill}
      />
    </At>
  );
}

/** A fir, about 100 high. */
export function Fir({ fill = fir, ...place }: Place & { fill?: string }) {
  return (
    <At {...place}>
      <path d="M-4 0v-14h8V0Z" fill={bark} />
      <path
        d="M1-100c5 12 12 22 20 29-4 1-8 1-11 0 4 11 11 20 20 27-5 1-9 1-13 0 4 13 10 22 18 31-22 6-48 6-69 1 9-9 14-19 18-31-4 1-8 1-12-1 9-7 15-16 19-27-4 1-7 1-11-1 9-6 16-16 21-28Z"
        fill={fill}
      />
    </At>
  );
}

interface HouseProps extends Place {
  fill?: string;
  roof?: string;
  isLit?: boolean;
}

/** A small house, about 80 wide and 90 high. */
export function House({ fill = wall, roof = red, isLit = false, ...place }: HouseProps) {
  return (
    <At {...place}>
      <path d="M20-64v-22h12v30Z" fill={bark} />
      <path d="M-34 0-36-50 1-80 36-49 34 0Z" fill={fill} />
      <path d="M-45-46-1-86 45-45l-7 5L0-72l-38 31Z" fill={roof} stroke={roof} strokeWidth="4" strokeLinejoin="round" />
      <path d="M-24-40h17l1 17h-19Z" fill={isLit ? glow : deep} />
      <path d="M8 0v-28c0-8 17-8 17 0V0Z" fill={bark} />
    </At>
  );
}

/** A window seen from inside, about 90 by 100; its zero is the middle of the sill. What is outside goes in. */
export function Window({ sky, children, ...place }: Place & { sky: string; children?: ReactNode }) {
  return (
    <At {...place}>
      <path d="M-42-94H43L42 0h-85Z" fill={sky} />
      {children}
      <path
        d="M-42-94H43L42 0h-85ZM0-93V0M-42-48h84"
        fill="none"
        stroke={white}
        strokeWidth="6"
        strokeLinejoin="round"
      />
      <path d="M-52 0h105v8H-52Z" fill={white} stroke={white} strokeWidth="2" strokeLinejoin="round" />
    </At>
  );
}

/** Blades of grass: one tuft for each `M`. */
export function Tufts({ d, stroke = leaf }: { d: string; stroke?: string }) {
  return <path d={each(d, 'l-4-9m4 9l1-12m-1 12l6-8')} {...line} stroke={stroke} />;
}

/** A flower on its stalk, about 40 high. */
export function Flower({ fill, ...place }: Place & { fill: string }) {
  return (
    <At {...place}>
      <path d="M0 0q3-14-1-28M1-10q8-2 10-8" {...line} stroke={leaf} />
      <g fill={fill}>
        <circle cx="-6" cy="-32" r="5" />
        <circle cx="5" cy="-33" r="5" />
        <circle cx="-4" cy="-40" r="5" />
        <circle cx="4" cy="-41" r="5" />
      </g>
      <circle cy="-36.5" r="4" fill={moon} />
    </At>
  );
}

/** A wooden table seen from the side, 120 wide; its zero is under the middle of its top. */
export function Table({ fill = bark, ...place }: Place & { fill?: string }) {
  return (
    <At {...place}>
      <path d="M-50 6-54 54M50 6l5 48" stroke={fill} strokeWidth="7" strokeLinecap="round" />
      <path d="M-62 0H62v8H-62Z" fill={fill} stroke={fill} strokeWidth="3" strokeLinejoin="round" />
    </At>
  );
}

/** A line of ink, as on a face or a leaf. */
export function Ink({ d, stroke = ink }: { d: string; stroke?: string }) {
  return <path d={d} {...line} stroke={stroke} />;
}

/** The same strokes at each point of a list such as `M10 20M30 40`. */
function each(points: string, strokes: string) {
  return points.replace(/[^M]+/g, (point) => point + strokes);
}
