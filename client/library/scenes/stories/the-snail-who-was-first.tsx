import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import { Eyes, Hare } from '../kit/animals';
import {
  bark,
  blue,
  brown,
  cream,
  day,
  dusk,
  field,
  grass,
  green,
  hill,
  ink,
  leaf,
  line,
  moon,
  orange,
  pink,
  plum,
  red,
  slate,
  stone,
  tan,
  white,
  yellow,
} from '../kit/paint';
import { Cloud, Flower, Ink, Sky, Tufts } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'A snail sets off through the meadow. An old boot stands far away on the hill.',
    shapes: (
      <>
        <Sky fill={day} />
        <Cloud x={80} y={56} />
        <Cloud x={216} y={36} size={0.7} />
        <path d="M0 120c90-40 200-40 320-6v126H0Z" fill={hill} />
        <Boot x={252} y={112} size={0.45} />
        <path d="M262 116C220 130 250 150 200 164" {...line} stroke={field} strokeWidth="8" />
        <path d="M0 176c100-26 210-20 320 2v62H0Z" fill={grass} />
        <Thistle x={38} y={206} />
        <Snail x={150} y={214} size={1.4} />
        <Flower x={236} y={212} fill={white} />
        <Flower x={270} y={224} fill={white} size={0.9} />
        <Tufts d="M90 226M204 230M300 216" />
      </>
    ),
  },
  scenes: [
    {
      from: 'On Thursday she met',
      alt: 'The snail pushes with her shell until the beetle on its back can turn over.',
      shapes: (
        <>
          <Sky fill={day} />
          <path d="M0 150c100-16 220-14 320-2v92H0Z" fill={grass} />
          <Clover x={40} y={196} size={1.9} />
          <Clover x={284} y={190} size={1.6} />
          <Clover x={236} y={150} size={1.1} />
          <path d="M0 206c100-12 210-12 320 0v34H0Z" fill={hill} />
          <Snail x={116} y={214} size={1.35} />
          <At x={214} y={206} turn={-16}>
            <path d="M-34-6c2-22 66-24 68 0 0 12-66 14-68 0Z" fill={plum} />
            <circle cx="36" cy="-8" r="11" fill={slate} />
            <Eyes x={39} y={-10} />
            <path d="M-20-18q-6-12-2-18m14 12q-2-12 4-18m10 16q2-12 10-16" {...line} />
            <path d="M44-14q8-4 8-12m-4 16q10 0 12-8" {...line} strokeWidth="2" />
          </At>
          <Tufts d="M70 230M168 232M296 226" />
        </>
      ),
    },
    {
      from: 'On Friday there was',
      alt: 'From the top of the stone the snail sees the boot, with the sun going down behind it.',
      shapes: (
        <>
          <Sky fill={dusk} />
          <circle cx="236" cy="118" r="44" fill={moon} />
          <path d="M30 60h60m-40 14h70M180 40h60" {...line} stroke={white} strokeWidth="6" opacity=".6" />
          <path d="M150 148c50-20 110-20 170-8v100H150Z" fill={hill} />
          <Boot x={240} y={146} size={0.85} />
          <path d="M0 240c-4-40 0-84 40-94 50-18 120-10 130 34 4 20 4 40 2 60Z" fill={stone} />
          <Ink d="M30 180c10-10 20-10 28-6m60 30c10-6 20-4 24 2m-90 16c6-4 12-4 16 0" stroke={slate} />
          <Snail x={92} y={142} size={1.25} />
          <path d="M150 226c60-14 120-12 170-4v18H150Z" fill={grass} />
          <Tufts d="M190 234M250 232M300 234" />
        </>
      ),
    },
    {
      from: 'At the foot of the boot',
      alt: 'The snail sits by the strawberry at the old boot, and the hare comes running, out of breath.',
      shapes: (
        <>
          <Sky fill={day} />
          <Cloud x={230} y={44} />
          <path d="M0 130c100-26 220-22 320-4v114H0Z" fill={hill} />
          <path d="M0 176c100-20 210-16 320 2v62H0Z" fill={grass} />
          <Boot x={62} y={204} size={1.6} />
          <Snail x={150} y={222} size={1.15} flip />
          <At x={204} y={218}>
            <path d="M0 2C-22-10-24-34-8-37q8-2 8 2 0-4 9-2C25-34 22-10 0 2Z" fill={red} />
            <path d="M-11-37q5-8 11-4 6-5 12 3-6 6-12 3-6 4-11-2Z" fill={leaf} />
            <path d="M-9-26v1m8-3v1m9 1v1m-13 7v1m9-2v1" {...line} stroke={cream} />
          </At>
          <Hare x={272} y={218} size={1.15} flip fill={tan} />
          <path d="M238 150l-12-6m10 20-14 0" {...line} stroke={blue} />
          <Tufts d="M40 228M240 232M300 228" />
        </>
      ),
    },
  ],
};

/** The snail, looking right, about 60 wide. */
function Snail(place: Place) {
  return (
    <At {...place}>
      <path d="M-34 0c8-10 44-6 52-14 4-8 4-14 10-14 10 0 10 14 4 22C26 2 6 2-34 0Z" fill={tan} />
      <path d="M26-24c-2-6-2-10-4-15M32-25c2-6 4-9 7-13" {...line} stroke={tan} strokeWidth="3.5" />
      <Eyes x={21} y={-39} />
      <Eyes x={40} y={-38} />
      <path d="M27-14q4 3 7-1" {...line} strokeWidth="2" />
      <circle cx="-6" cy="-23" r="22" fill={orange} />
      <path d="M-6-23c-4-4 4-10 8-4 4 8-6 14-13 9-9-8-3-22 10-21 14 2 17 20 7 29" {...line} stroke={bark} />
    </At>
  );
}

/** An old boot, about 70 high. */
function Boot(place: Place) {
  return (
    <At {...place}>
      <path d="M-18-66c12-6 24-6 34-2 0 18 0 28 2 34 8 8 26 8 26 22 0 8-2 10-4 10h-56c-6-16-2-44-2-64Z" fill={brown} />
      <path d="M-18-4h62v6h-62Z" fill={ink} stroke={ink} strokeWidth="3" strokeLinejoin="round" />
      <ellipse cx="-1" cy="-67" rx="17" ry="4" fill={bark} />
      <path d="M2-46l12-3m-12 11 13-3m-12 11 15-4" {...line} stroke={yellow} />
    </At>
  );
}

function Thistle(place: Place) {
  return (
    <At {...place}>
      <path d="M0 8c2-30 0-50 0-72M0-20q-14-2-16-14m16 2q14-2 16-14" {...line} stroke={leaf} strokeWidth="4" />
      <path d="M-12-78c-2-8 2-16 0-24l8 8 4-10 5 10 8-8c-2 8 2 16-1 24Z" fill={plum} />
      <ellipse cx="0" cy="-72" rx="13" ry="11" fill={green} />
    </At>
  );
}

function Clover(place: Place) {
  return (
    <At {...place}>
      <path d="M0 20c2-16 0-20 0-34" {...line} stroke={leaf} strokeWidth="4" />
      <g fill={leaf}>
        <circle cx="-9" cy="-18" r="9" />
        <circle cx="9" cy="-18" r="9" />
        <circle cx="0" cy="-30" r="9.5" />
      </g>
      <path d="M-12-20q4-4 8-1m8-1q4-3 8 2m-15-10q3-3 7 0" {...line} stroke={pink} strokeWidth="2" />
    </At>
  );
}
