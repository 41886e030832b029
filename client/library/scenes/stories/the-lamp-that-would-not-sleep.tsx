import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import { Eyes } from '../kit/animals';
import {
  bark,
  brown,
  cool,
  cream,
  deep,
  fir,
  glow,
  grey,
  ink,
  leaf,
  line,
  night,
  pink,
  plum,
  red,
  slate,
  tan,
  teal,
  umber,
  white,
  yellow,
} from '../kit/paint';
import { Head } from '../kit/people';
import { Ink, Moon, Sky, Stars, Window } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'A small lamp in the shape of a mushroom glows red in a dark room.',
    shapes: (
      <>
        <Sky fill={deep} />
        <circle cx="160" cy="116" r="104" fill={plum} opacity=".35" />
        <circle cx="160" cy="116" r="72" fill={red} opacity=".3" />
        <path d="M40 186h240v8H40Z" fill={brown} stroke={brown} strokeWidth="6" strokeLinejoin="round" />
        <path d="M52 198h216v42H52Z" fill={bark} />
        <Ink d="M70 222h180M160 206v6" stroke={brown} />
        <Lamp x={160} y={184} size={1.5} fill={red} />
        <Moth x={250} y={70} />
      </>
    ),
  },
  scenes: [
    {
      from: 'One evening it decided',
      alt: 'Nila is in bed with her bear. The lamp holds on and glows, and a moth on the curtain looks at it.',
      shapes: (
        <>
          <Sky fill={night} />
          <Window sky={deep} x={206} y={112}>
            <Stars d="M-28-70M-14-24M20-30" />
            <Moon x={20} y={-72} r={10} />
          </Window>
          <path d="M252 8h40c4 50-6 90 4 130h-40c-8-44 0-90-4-130Z" fill={teal} />
          <Moth x={274} y={70} size={0.8} />
          <circle cx="56" cy="128" r="52" fill={red} opacity=".3" />
          <path d="M14 160h84v80H14Z" fill={bark} />
          <Ink d="M24 186h64m-36-10h8m-8 34h8" stroke={brown} />
          <Lamp x={56} y={158} fill={red} />
          <NilaInBed />
        </>
      ),
    },
    {
      from: 'First comes the grey',
      alt: 'In the dark the colours lie down, the chair lets its legs go soft and the wardrobe breathes out.',
      shapes: (
        <>
          <Sky fill={deep} />
          <path d="M0 190h320v50H0Z" fill={night} />
          <path d="M190 30c30-8 80-8 106 0 8 50 6 110 2 166H194c-8-50-10-110-4-166Z" fill={slate} />
          <Ink d="M244 30v164m-10-84v12m20-12v12" stroke={deep} />
          <Ink d="M214 84q4 4 8 0m44 0q4 4 8 0m-34 12q4 3 8 0" stroke={cream} />
          <path d="M170 96q-12 4-8 12m2-26q-20 6-16 22" {...line} stroke={cool} />
          <path d="M44 86c14-8 30-8 44 0 4 20 4 40 2 62H48c-4-22-6-42-4-62Z" fill={grey} />
          <path d="M48 152h62" {...line} stroke={grey} strokeWidth="10" />
          <Ink d="M54 108q4 4 8 0m10 0q4 4 8 0m-16 12q4 3 8 0" stroke={deep} />
          <path d="M50 152c-8 16 8 26-4 50m60-50c10 16-8 26 6 48" {...line} stroke={grey} strokeWidth="8" />
          <ellipse cx="138" cy="214" rx="24" ry="8" fill={plum} />
          <ellipse cx="176" cy="220" rx="26" ry="8" fill={red} />
          <ellipse cx="150" cy="228" rx="28" ry="8" fill={teal} />
          <path d="M130 213q3 3 6 0m32 7q3 3 6 0m-32 9q3 3 6 0" {...line} stroke={cream} strokeWidth="2" />
        </>
      ),
    },
    {
      from: 'The lamp had never thought',
      alt: 'The lamp dreams that it is a mushroom in a quiet wood, among legs of chairs that are trees.',
      shapes: (
        <>
          <Sky fill={night} />
          <path d="M0 0h320v52c-30 20-60-4-84 12-30 20-60-6-84 6-30 16-60-6-84 2-30 10-50-4-68-14Z" fill={fir} />
          <path
            d="M34 60c4 60 0 120-6 156h30c-6-50-4-100 0-156ZM262 60c0 60 4 110 10 156h28c-8-50-8-100-6-156ZM208 64c2 50 0 80-4 120h18c-2-40-2-80 2-120Z"
            fill={bark}
          />
          <Ink d="M102 38q4 4 8 0m20 0q4 4 8 0m-22 11q5 4 10 0" stroke={cream} />
          <path d="M0 200c90-24 220-22 320 0v40H0Z" fill={teal} />
          <Lamp x={146} y={216} size={1.4} fill={plum} eyes="shut" />
          <At x={212} y={220} size={0.5}>
            <path d="M-14 0c4-14 4-24 4-34h20c0 10 0 20 4 34Z" fill={cream} />
            <path d="M-34-30c0-30 68-32 70 0-20 8-50 8-70 0Z" fill={brown} />
          </At>
          <path d="M70 222c0-18-10-22-16-20 0 12 8 16 16 20Zm0 0c2-20 12-24 18-22 0 12-8 18-18 22Z" fill={leaf} />
          <path d="M250 226c0-16-10-20-16-18 0 10 8 14 16 18Zm0 0c2-18 12-22 18-20 0 10-8 16-18 20Z" fill={leaf} />
        </>
      ),
    },
  ],
};

/** The lamp, about 64 high. */
function Lamp({ fill, eyes = 'open', ...place }: Place & { fill: string; eyes?: 'open' | 'shut' }) {
  return (
    <At {...place}>
      <path d="M-16 0c4-12 5-22 4-34h24c-1 12 0 22 4 34Z" fill={glow} />
      <path d="M-40-28c-2-26 18-40 40-40s42 14 42 40c-20 10-62 10-82 0Z" fill={fill} />
      <g fill={white} opacity=".8">
        <circle cx="-16" cy="-46" r="6" />
        <circle cx="8" cy="-54" r="5" />
        <circle cx="24" cy="-40" r="5.5" />
      </g>
      <Eyes x={0} y={-17} apart={6} eyes={eyes} />
      <path d="M-4-9q4 3 8 0" {...line} strokeWidth="2" />
    </At>
  );
}

function Moth(place: Place) {
  return (
    <At {...place}>
      <path d="M0 0c-8-18-30-20-32-8-1 12 14 20 32 12 18 8 34 0 32-12-2-12-24-10-32 8Z" fill={tan} />
      <path d="M0 4C-12 8-18 18-12 22c6 2 10-8 12-14 2 6 8 16 13 13 5-5-3-14-13-17Z" fill={umber} />
      <circle cx="-20" cy="-6" r="4" fill={cream} />
      <circle cx="21" cy="-6" r="4" fill={cream} />
      <path d="M0-6c6 4 5 18 0 24-6-6-6-20 0-24Z" fill={bark} />
      <circle cx="0" cy="-8" r="7" fill={bark} />
      <path d="M-3-14q-4-8-8-8m14 8q4-8 8-7" {...line} stroke={bark} />
      <path d="M-3-8v.5m6-.5v.5" {...line} stroke={white} strokeWidth="3.5" />
    </At>
  );
}

function NilaInBed() {
  return (
    <>
      <path d="M280 140h26v90h-26Z" fill={brown} stroke={brown} strokeWidth="6" strokeLinejoin="round" />
      <path d="M124 196h170v36H124Z" fill={brown} stroke={brown} strokeWidth="6" strokeLinejoin="round" />
      <path d="M222 190c0-24 62-26 66-4 2 12-10 18-36 18s-32-4-30-14Z" fill={white} />
      <g transform="translate(250 176)rotate(-50)">
        <Head skin={umber} hair={ink} style="puffs" eyes="shut" />
      </g>
      <circle cx="216" cy="188" r="12" fill={tan} />
      <circle cx="207" cy="179" r="4.5" fill={tan} />
      <circle cx="208" cy="196" r="4.5" fill={tan} />
      <Eyes x={215} y={187} apart={4} eyes="shut" />
      <path d="M122 226c-6-34 10-40 40-40 30 2 50-2 62 14 8 10 6 20 4 28Z" fill={yellow} />
      <Ink d="M150 190c-4 14-4 22 0 36m36-36c-2 14-2 22 0 36" stroke={pink} />
    </>
  );
}
