import type { ReactNode } from 'react';

export type HairStyle = 'short' | 'curls' | 'long' | 'bun' | 'braids' | 'scarf' | 'cap' | 'bald' | 'puffs';

interface HairProps {
  style: HairStyle;
  fill: string;
  radius: number;
}

/** What lies on the head; drawn for a head of 16 around zero. */
export function Hair({ style, fill, radius }: HairProps) {
  return <g transform={radius === 16 ? undefined : `scale(${radius / 16})`}>{STYLES[style](fill)}</g>;
}

/** What falls down behind the head and the shoulders. */
export function HairBehind({ style, fill, y, radius }: HairProps & { y: number }) {
  const shape = BEHIND[style];
  if (!shape) return null;
  return <g transform={`translate(0 ${y})scale(${radius / 16})`}>{shape(fill)}</g>;
}

const CROWN = 'M-17 1C-20-20 8-26 15-10c3 3 3 8 2 12-3-3-5-7-7-11-6 3-15 3-20 1-3 2-4 5-5 9-1 0-1-1-2-2Z';

const STYLES: Readonly<Record<HairStyle, (fill: string) => ReactNode>> = {
  short: (fill) => <path d={CROWN} fill={fill} />,
  long: (fill) => <path d={CROWN} fill={fill} />,
  braids: (fill) => <path d="M-17 2C-20-20 19-22 17 2-2-9-6-11-9-10c-1 5-5 8-8 12Z" fill={fill} />,
  bun: (fill) => (
    <g fill={fill}>
      <circle cx="2" cy="-20" r="7.5" />
      <path d="M-17 2C-20-20 20-22 17 3 13-7 6-10 0-10S-13-7-17 2Z" />
    </g>
  ),
  curls: (fill) => (
    <g fill={fill}>
      <circle cx="-14" cy="-5" r="6" />
      <circle cx="-10" cy="-13" r="7" />
      <circle cx="0" cy="-16" r="7.5" />
      <circle cx="10" cy="-13" r="7" />
      <circle cx="15" cy="-5" r="5.5" />
    </g>
  ),
  puffs: (fill) => (
    <g fill={fill}>
      <circle cx="-16" cy="-14" r="8.5" />
      <circle cx="16" cy="-15" r="8.5" />
      <path d="M-16.5 0C-18-20 18-22 16.5 0 10-10-9-11-16.5 0Z" />
    </g>
  ),
  scarf: (fill) => (
    <path
      fillRule="evenodd"
      d="M-19 3C-20-24 20-25 19 4c0 10-2 15-4 19h-30c-3-6-4-12-4-20Zm7 1c0 8 5 12 12 12s12-5 12-12-4-11-12-11S-12-3-12 4Z"
      fill={fill}
    />
  ),
  cap: (fill) => <path d="M-17-3C-18-22 14-25 17-5l11 3c-2 3-6 3-11 2-10-3-24-3-34-3Z" fill={fill} />,
  bald: (fill) => (
    <g fill={fill}>
      <circle cx="-15" cy="-3" r="5.5" />
      <circle cx="15.5" cy="-2" r="5.5" />
    </g>
  ),
};

const BEHIND: Partial<Record<HairStyle, (fill: string) => ReactNode>> = {
  long: (fill) => <path d="M-17-2C-20 14-21 24-17 32c12 3 24 2 34-1 4-10 2-22 0-33Z" fill={fill} />,
  braids: (fill) => (
    <path
      d="M-14 4c-6 8-8 16-7 26M14 4c7 8 8 15 8 25"
      stroke={fill}
      strokeWidth="7"
      strokeLinecap="round"
      fill="none"
    />
  ),
};
