import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import { Eyes } from '../kit/animals';
import {
  bark,
  blue,
  brown,
  cool,
  cream,
  deep,
  dusk,
  floor,
  green,
  grey,
  ink,
  line,
  moon,
  night,
  orange,
  pink,
  plum,
  red,
  skin,
  slate,
  wall,
  white,
  yellow,
} from '../kit/paint';
import { Ink, Moon, Sky, Stars, Window } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'Two green socks and a yellow one look over the edge of a laundry basket.',
    shapes: (
      <>
        <Sky fill={wall} />
        <path d="M0 182c100-6 220-4 320 0v58H0Z" fill={floor} />
        <Sock x={104} y={150} size={1.2} fill={green} turn={-8} />
        <Sock x={164} y={142} size={1.25} fill={yellow} dot />
        <Sock x={222} y={150} size={1.2} fill={green} turn={7} flip />
        <path d="M62 128c40 8 160 8 200-2l-18 92c-40 8-120 8-164 0Z" fill={brown} />
        <Ink d="M70 160c50 8 130 8 184 0M76 190c50 8 120 8 172 0M110 136l8 84m40-82v86m46-88-6 84" stroke={bark} />
        <path d="M56 122c60 12 150 12 212-2v12c-60 12-150 12-212 2Z" fill={cream} />
      </>
    ),
  },
  scenes: [
    {
      from: 'First they looked under the sofa',
      alt: 'Under the sofa a lost button rolls past the three socks.',
      shapes: (
        <>
          <Sky fill={night} />
          <path d="M20 0h280v110c-60 10-200 10-280 0Z" fill={plum} />
          <Ink d="M160 0v80M30 84c80 8 180 8 260 0" stroke={deep} />
          <path d="M40 106v60m240-60v60" {...line} stroke={bark} strokeWidth="14" />
          <path d="M0 160c100-6 220-6 320 0v80H0Z" fill={slate} />
          <Sock x={60} y={214} fill={green} />
          <Sock x={112} y={220} fill={yellow} dot />
          <Sock x={164} y={214} fill={green} />
          <circle cx="250" cy="192" r="24" fill={red} />
          <circle cx="250" cy="192" r="15" {...line} />
          <path d="M245 187v.5m10-.5v.5m-10 10v.5m10-.5v.5" {...line} strokeWidth="5" />
          <path d="M286 176q8 4 8 12m4-22q12 8 12 22" {...line} stroke={white} />
        </>
      ),
    },
    {
      from: 'Then they looked behind',
      alt: 'Behind the washing machine, where it is warm, lives an old red mitten.',
      shapes: (
        <>
          <Sky fill={night} />
          <path d="M0 200h320v40H0Z" fill={slate} />
          <path d="M20 40c50-6 90-6 130 0v166c-44 4-90 4-130 0Z" fill={white} />
          <circle cx="84" cy="130" r="40" fill={grey} />
          <circle cx="84" cy="130" r="29" fill={blue} />
          <path d="M60 130c14-8 30 8 48 0" {...line} stroke={white} />
          <path d="M34 56h40m42 0v.5m14-.5v.5" {...line} stroke={slate} strokeWidth="6" />
          <path d="M150 178c30-2 60 10 60-20v-70" {...line} stroke={grey} strokeWidth="9" />
          <At x={276} y={210}>
            <path d="M-20 0c-4-26-6-56 6-60s18 8 20 22c4-8 16-12 18-4 2 10-12 18-14 42Z" fill={red} />
            <path d="M-22-6c10 4 24 4 32 0V4h-32Z" fill={pink} />
            <Eyes x={-6} y={-36} apart={6} />
            <Ink d="M-10-24q5-3 8 0" />
          </At>
          <Sock x={176} y={224} size={0.9} fill={green} />
          <Sock x={210} y={228} size={0.9} fill={yellow} dot />
          <Sock x={150} y={230} size={0.9} fill={green} />
        </>
      ),
    },
    {
      from: 'On the window sill',
      alt: 'On the window sill sits a doll in a yellow dress with a blue dot: the lost sock.',
      shapes: (
        <>
          <Sky fill={cool} />
          <Window sky={dusk} x={160} y={168} size={1.5}>
            <circle cx="-20" cy="-16" r="16" fill={moon} />
            <circle cx="24" cy="-76" r="3.5" fill={blue} />
          </Window>
          <path d="M0 214h320v26H0Z" fill={floor} />
          <At x={84} y={168}>
            <path d="M-12-16c-2-26 26-26 24 0Z" fill={green} />
            <path d="M-14-18h28l-4 18h-20Z" fill={orange} />
            <path d="M-4-30v-4m8 6v-4m-3 12v-4" {...line} stroke={white} strokeWidth="2" />
          </At>
          <circle cx="232" cy="138" r="21" fill={blue} />
          <path d="M218 130c8-8 14 4 20-4m-14 22c8-2 12 4 20-2" {...line} stroke={green} strokeWidth="5" />
          <path d="M220 168h26m-13-8v8" {...line} stroke={bark} strokeWidth="4" />
          <At x={156} y={168}>
            <path d="M-15-2c0-24 4-34 6-44h18c2 10 8 20 7 44-8 6-20 4-31 0Z" fill={yellow} />
            <path d="M-15-8c10 6 20 6 31 0v8h-31Z" fill={orange} />
            <circle cx="3" cy="-32" r="4.5" fill={blue} />
            <path d="m-9-42-9 16m27-16 10 15" {...line} stroke={skin} strokeWidth="6" />
            <circle cx="0" cy="-60" r="15" fill={skin} />
            <path d="M-15-60c-4-22 34-22 30 0-6-8-22-10-30 0Z" fill={bark} />
            <Eyes x={0} y={-59} apart={5} />
            <Ink d="M-4-53q4 4 8 0" />
          </At>
          <Sock x={64} y={236} size={0.95} fill={green} />
          <Sock x={104} y={238} size={0.95} fill={yellow} dot />
          <Sock x={144} y={236} size={0.95} fill={green} />
        </>
      ),
    },
    {
      from: 'They hopped back more slowly',
      alt: 'In the basket Left and Right sleep on either side, and Middle sleeps between them.',
      shapes: (
        <>
          <Sky fill={night} />
          <Window sky={deep} x={254} y={112} size={0.9}>
            <Stars d="M-26-70M20-30M-16-24" />
            <Moon x={20} y={-70} r={10} />
          </Window>
          <path d="M20 120c60-40 220-40 280 0l-24 120H44Z" fill={bark} />
          <path d="M46 130c60-34 170-34 228 0l-10 90c-60 20-150 20-208 0Z" fill={brown} />
          <Sock x={112} y={198} size={1.35} fill={green} turn={-74} asleep />
          <Sock x={226} y={196} size={1.35} fill={green} turn={68} flip asleep />
          <Sock x={160} y={216} size={1.4} fill={yellow} dot asleep />
          <path d="M32 200c80 30 180 30 256 0l-10 40H42Z" fill={brown} />
          <Ink d="M40 214c80 22 170 22 240 0" stroke={bark} />
        </>
      ),
    },
  ],
};

/** A sock that stands on its toe, about 66 high. */
function Sock({
  fill,
  dot = false,
  asleep = false,
  ...place
}: Place & { fill: string; dot?: boolean; asleep?: boolean }) {
  return (
    <At {...place}>
      <path
        d="M-13-64h27c1 16 0 28 2 38 6 6 16 6 16 16 0 8-6 10-14 10h-24c-8-2-9-10-8-20 2-14 2-28 1-44Z"
        fill={fill}
      />
      <path d="M-14-66h29v10h-29Z" fill={white} stroke={white} strokeWidth="3" strokeLinejoin="round" />
      <path d="M26-24c6 4 8 14 2 24" {...line} stroke={white} />
      {dot && <circle cx="6" cy="-14" r="5" fill={blue} />}
      <Eyes x={1} y={-42} apart={6} eyes={asleep ? 'shut' : 'open'} />
      <path d="M-4-33q5 4 9 0" {...line} stroke={ink} strokeWidth="2" />
    </At>
  );
}
