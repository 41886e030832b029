import type { Drawings } from '../drawing';
import { At } from '../kit/At';
import { Mouse } from '../kit/animals';
import {
  bark,
  brown,
  cream,
  deep,
  glow,
  line,
  moon,
  night,
  orange,
  plum,
  red,
  slate,
  tan,
  teal,
  white,
  yellow,
} from '../kit/paint';
import { Moon, Sky, Stars } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'In the attic a trunk stands open, and its light falls on the beams. A mouse looks in.',
    shapes: (
      <>
        <Sky fill={bark} />
        <path d="M0 0h320v30L160-30 0 30Z" fill={brown} />
        <path d="M0 110 160-6l160 116M0 150 160 30l160 120" {...line} stroke={brown} strokeWidth="9" />
        <circle cx="160" cy="66" r="34" fill={night} />
        <Stars d="M146 56M172 50M150 82M182 74" />
        <Moon x={170} y={66} r={9} />
        <circle cx="160" cy="66" r="34" {...line} stroke={cream} strokeWidth="6" />
        <path d="M160 32v68m-34-34h68" {...line} stroke={cream} strokeWidth="4" />
        <path d="M0 196h320v44H0Z" fill={slate} />
        <path d="M76 160 40 70h230l-26 90Z" fill={glow} opacity=".35" />
        <path d="M80 150c0-44 30-54 80-54s80 10 80 54l-8 8H88Z" fill={teal} />
        <path d="M92 150c2-32 26-42 68-42s66 10 68 42Z" fill={deep} />
        <ellipse cx="160" cy="158" rx="72" ry="12" fill={glow} />
        <path d="M76 158h168v58H76Z" fill={teal} stroke={teal} strokeWidth="6" strokeLinejoin="round" />
        <path d="M104 158v58m112-58v58" {...line} stroke={orange} strokeWidth="10" />
        <path d="M148 152h24v22h-24Z" fill={yellow} />
        <path d="M160 160v6" {...line} />
        <At x={128} y={132} turn={-10}>
          <path d="M-10-8c0-16 22-16 22 0 0 8-10 8-10 16m0 8v.5" {...line} stroke={moon} strokeWidth="6" />
        </At>
        <At x={196} y={126} turn={12} size={0.8}>
          <path d="M-10-8c0-16 22-16 22 0 0 8-10 8-10 16m0 8v.5" {...line} stroke={red} strokeWidth="6" />
        </At>
        <At x={164} y={122} size={0.7}>
          <path d="M-10-8c0-16 22-16 22 0 0 8-10 8-10 16m0 8v.5" {...line} stroke={plum} strokeWidth="6" />
        </At>
        <Mouse x={48} y={222} size={1.1} />
        <path d="M272 222V180h30v42Zm4-42c0-12 22-12 22 0" fill={tan} stroke={bark} strokeWidth="2.5" />
        <path d="M280 200h14" {...line} stroke={white} />
      </>
    ),
  },
  scenes: [],
};
