import type { Drawings } from '../drawing';
import { At } from '../kit/At';
import {
  bark,
  blue,
  brown,
  cream,
  floor,
  line,
  orange,
  plum,
  red,
  skin,
  teal,
  wall,
  white,
  yellow,
} from '../kit/paint';
import { Sky } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'A string with red and blue beads in turn; a hand holds the next one.',
    shapes: (
      <>
        <Sky fill={wall} />
        <path d="M0 70c100-10 220-8 320 4v166H0Z" fill={floor} />
        <path d="M-6 126c60-30 110 40 170 20s60-30 80-30" {...line} stroke={bark} strokeWidth="4" />
        <g fill={red}>
          <circle cx="34" cy="116" r="19" />
          <circle cx="106" cy="140" r="19" />
          <circle cx="178" cy="141" r="19" />
        </g>
        <g fill={blue}>
          <path d="m55 108 30 6-6 30-30-6Z" />
          <path d="m127 132 30-1 1 30-30 1Z" />
        </g>
        <path d="M24 110q4-8 12-8m60 32q4-8 12-8m60 10q4-8 12-8" {...line} stroke={white} />
        <path d="m216 92 28-6 6 28-28 6Z" fill={blue} />
        <path
          d="M320 50c-40-4-66 10-74 30-6 14 2 22 10 16l8-10c4 20-10 24-6 32 6 8 16 2 22-8 10 0 30-2 40-10Z"
          fill={skin}
        />
        <path d="M268 86q10-4 18-2m-12 20q10-2 16-8" {...line} stroke={brown} />
        <path d="M320 40c-14-2-30 0-40 8l16 56c10 4 18 2 24 0Z" fill={teal} />
        <At x={196} y={214}>
          <path d="M-86-30c40-6 130-6 170 0l-14 44c-40 8-100 8-142 0Z" fill={white} />
          <ellipse cx="-1" cy="-30" rx="85" ry="11" fill={cream} />
        </At>
        <path d="M136 182h.5m28 4h.5m76-4h.5" {...line} stroke={red} strokeWidth="17" />
        <path d="M150 188h.5m44-8h.5m64 4h.5" {...line} stroke={yellow} strokeWidth="17" />
        <path d="M180 188h.5m42-2h.5" {...line} stroke={plum} strokeWidth="17" />
        <path d="M208 190h.5" {...line} stroke={orange} strokeWidth="17" />
      </>
    ),
  },
  scenes: [],
};
