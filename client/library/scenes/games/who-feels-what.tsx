import type { Drawings } from '../drawing';
import {
  bark,
  blue,
  day,
  grass,
  grey,
  hill,
  ink,
  line,
  moon,
  orange,
  pink,
  plum,
  red,
  skin,
  tan,
  teal,
  umber,
  white,
  yellow,
} from '../kit/paint';
import { Head } from '../kit/people';
import { Cloud, Sky } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'Four children under a sky of sun and rain: one is glad, one is sad, one is surprised and one is cross.',
    shapes: (
      <>
        <Sky fill={day} />
        <circle cx="44" cy="44" r="24" fill={moon} />
        <Cloud x={150} y={48} fill={grey} size={0.9} />
        <path d="m128 64-4 12m24-12-4 12m22-12-4 12" {...line} stroke={blue} strokeWidth="4" />
        <Cloud x={266} y={42} size={0.9} />
        <path d="M0 150c100-20 220-16 320 0v90H0Z" fill={hill} />
        <path d="M0 206c100-12 220-10 320 0v34H0Z" fill={grass} />
        <path d="M14 240c0-40 10-56 34-56s36 16 36 56Z" fill={red} />
        <path d="M90 240c0-40 10-56 34-56s36 16 36 56Z" fill={blue} />
        <path d="M164 240c0-40 10-56 34-56s36 16 36 56Z" fill={yellow} />
        <path d="M238 240c0-40 10-56 34-56s36 16 36 56Z" fill={plum} />
        <g transform="translate(48 150)scale(2.1)">
          <Head skin={umber} hair={ink} style="puffs" />
        </g>
        <g transform="translate(124 154)scale(2.1)rotate(-6)">
          <Head skin={skin} hair={orange} style="long" mouth="none" />
          <path d="M-4 10q4-4 8 0" {...line} strokeWidth="2" />
          <path d="M-9 7q-4 6 0 7 4-1 0-7Z" fill={blue} />
          <path d="m-10-6 5-2m8 0 5 2" {...line} strokeWidth="2" />
        </g>
        <g transform="translate(198 148)scale(2.1)">
          <Head skin={tan} hair={bark} mouth="open" />
          <path d="M-9-7q3-3 6-1m6 0q3-2 6 1" {...line} strokeWidth="2" />
        </g>
        <g transform="translate(272 152)scale(2.1)rotate(4)">
          <Head skin={skin} hair={ink} style="curls" mouth="none" />
          <path d="M-5 9h10" {...line} strokeWidth="2.5" />
          <path d="m-10-6 7 3m6 0 7-3" {...line} strokeWidth="2.5" />
        </g>
        <path d="M34 206q14 10 28 0" {...line} stroke={white} />
        <path d="M250 206h44m-44 12h44" {...line} stroke={pink} />
        <path d="M184 206h.5m14 4h.5m14-4h.5" {...line} stroke={teal} strokeWidth="6" />
      </>
    ),
  },
  scenes: [],
};
