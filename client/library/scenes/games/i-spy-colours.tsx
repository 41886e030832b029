import type { Drawings } from '../drawing';
import { At } from '../kit/At';
import {
  bark,
  blue,
  cool,
  floor,
  green,
  ink,
  leaf,
  line,
  orange,
  plum,
  red,
  slate,
  teal,
  umber,
  wall,
  water,
  white,
  yellow,
} from '../kit/paint';
import { Person } from '../kit/people';
import { Sky } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'A child looks through a big magnifying glass at a shelf full of coloured things.',
    shapes: (
      <>
        <Sky fill={wall} />
        <path d="M0 206h320v34H0Z" fill={floor} />
        <path d="M120 60h190v8H120ZM120 130h190v8H120Z" fill={bark} />
        <circle cx="146" cy="42" r="18" fill={red} />
        <path d="M146 24q2-10 10-12" {...line} stroke={leaf} />
        <path d="M180 60V28h16v32Zm18 0V22h14v38Zm16 0V32h18v28Z" fill={blue} />
        <path d="m212 60 2-34" {...line} stroke={white} />
        <path d="M250 60c-4-30 0-34 14-34s18 4 14 34Z" fill={green} />
        <path d="M278 36c14-2 14 16 0 14" {...line} stroke={green} strokeWidth="5" />
        <path d="M140 130V98h32v32Z" fill={yellow} />
        <path d="M150 98l10-18 12 18Z" fill={orange} />
        <circle cx="204" cy="112" r="18" fill={plum} />
        <path d="M190 104q14 10 28 0m-26 18q12-8 24 0" {...line} stroke={white} />
        <path d="M240 128c-4-24 30-30 40-14l18-8c0 12-4 18-12 22Z" fill={teal} />
        <path d="M262 116v.5" {...line} strokeWidth="5" />
        <Person
          x={98}
          y={230}
          size={1.5}
          top={orange}
          legs={slate}
          skin={umber}
          hair={ink}
          style="puffs"
          hands={[
            [-20, -24],
            [53, -50],
          ]}
          look={4}
        />
        <At x={170} y={108} turn={-20}>
          <path d="M-8 30v40" {...line} stroke={bark} strokeWidth="11" />
          <circle cx="-8" cy="0" r="32" fill={water} opacity=".55" />
          <circle cx="-8" cy="0" r="32" {...line} stroke={slate} strokeWidth="7" />
          <path d="M-28-6q4-16 18-18" {...line} stroke={white} strokeWidth="5" />
        </At>
        <path d="M20 40h.5m30 30h.5m14-40h.5" {...line} stroke={cool} strokeWidth="10" />
      </>
    ),
  },
  scenes: [],
};
