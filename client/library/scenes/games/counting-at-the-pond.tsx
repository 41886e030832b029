import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import { Eyes } from '../kit/animals';
import {
  bark,
  brown,
  day,
  fir,
  grass,
  green,
  hill,
  leaf,
  line,
  orange,
  plum,
  red,
  skin,
  tan,
  teal,
  water,
  white,
  yellow,
} from '../kit/paint';
import { Cloud, Sky } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'Ducks, a frog and dragonflies at a pond, and two pairs of feet that dangle from the jetty.',
    shapes: (
      <>
        <Sky fill={day} />
        <Cloud x={70} y={42} size={0.8} />
        <path d="M0 90c100-26 220-20 320-4v154H0Z" fill={hill} />
        <path d="M0 130c90-24 240-22 320 0v110H0Z" fill={water} />
        <Duck x={90} y={150} />
        <Duck x={150} y={136} size={0.8} />
        <Duck x={198} y={152} size={0.8} />
        <At x={246} y={180}>
          <ellipse cx="0" cy="6" rx="34" ry="9" fill={leaf} />
          <path d="M-18 4c-4-18 4-26 18-26s22 8 18 26Z" fill={green} />
          <circle cx="-10" cy="-24" r="7" fill={green} />
          <circle cx="11" cy="-24" r="7" fill={green} />
          <Eyes x={0.5} y={-25} apart={10} />
          <path d="M-10-10q10 8 20 0" {...line} />
        </At>
        <At x={232} y={74} turn={-16}>
          <path d="M-26 0h44" {...line} stroke={teal} strokeWidth="6" />
          <circle cx="20" cy="0" r="6" fill={teal} />
          <path d="M4-2C-4-22 0-28 6-28s8 8 4 26Zm6 0c4-20 10-24 14-20s-4 14-10 20Z" fill={white} opacity=".8" />
        </At>
        <path d="M292 200c0-60 6-90 0-124m-14 120c2-40-4-60-6-84" {...line} stroke={fir} strokeWidth="4" />
        <path d="M292 78v20m-20 14v14" {...line} stroke={bark} strokeWidth="10" />
        <g transform="translate(0 -26)">
          <path d="M0 212h150v12H0Z" fill={brown} />
          <path d="M20 224v16m110-16v16" {...line} stroke={bark} strokeWidth="8" />
          <path d="M44 200c-4 14 2 20 0 32m20-32c-2 14 4 20 2 32" {...line} stroke={skin} strokeWidth="9" />
          <path d="M92 200c-2 14 4 20 2 32m20-32c0 14 6 20 4 32" {...line} stroke={tan} strokeWidth="9" />
          <path d="M36 204h34v10H36Z" fill={red} />
          <path d="M84 204h34v10H84Z" fill={plum} />
        </g>
        <path d="M30 234q14-6 44 0m12 0q20-6 46 0M180 206q10-6 20 0m-70-20q10-6 20 0" {...line} stroke={white} />
        <path d="M0 130c40-12 80-16 120-18L0 104Z" fill={grass} />
      </>
    ),
  },
  scenes: [],
};

function Duck(place: Place) {
  return (
    <At {...place}>
      <path d="M-28-16c8 6 18 2 24-2 2-16 22-18 24-4 0 8-4 12-4 18-2 12-40 12-44-12Z" fill={yellow} />
      <path d="m18-24 14 4-12 4Z" fill={orange} stroke={orange} strokeWidth="2" strokeLinejoin="round" />
      <path d="M-16-8q8 8 16 0" {...line} stroke={orange} />
      <Eyes x={10} y={-24} />
    </At>
  );
}
