import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import { Mouse } from '../kit/animals';
import {
  bark,
  blue,
  cool,
  cream,
  deep,
  floor,
  glow,
  green,
  grey,
  ink,
  line,
  night,
  orange,
  pink,
  plum,
  red,
  slate,
  stone,
  teal,
  wall,
  white,
  yellow,
} from '../kit/paint';
import { Ink, Moon, Sky, Stars, Window } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'Pip, a small mouse white with flour, stands on the flour bin and shouts.',
    shapes: (
      <>
        <Sky fill={cool} />
        <path d="M0 188c100-8 220-6 320 0v52H0Z" fill={floor} />
        <path d="M0 60h120l-2 8H0ZM206 76h114v8H204Z" fill={bark} />
        <Pots />
        <path d="M214 76v-26c0-8 24-8 24 0v26ZM250 76V44h28v32Z" fill={teal} />
        <path d="M288 76V56c0-6 20-6 20 0v20Z" fill={yellow} />
        <Bin x={160} y={222} />
        <Mouse x={160} y={128} size={1.25} fill={white} isLoud />
        <path
          d="M112 88 92 78m16 24H84m28 14-18 10M208 88l20-10m-16 24h24m-28 14 18 10"
          {...line}
          stroke={red}
          strokeWidth="4"
        />
        <path d="M100 144c10-8 20-4 24 2m70-2c8-8 20-6 26 2" {...line} stroke={white} strokeWidth="7" />
      </>
    ),
  },
  scenes: [
    {
      from: 'So Pip moved into',
      alt: 'Pip sits alone in the flour bin at night and looks over its edge.',
      shapes: (
        <>
          <Sky fill={night} />
          <Window sky={deep} x={74} y={118}>
            <Stars d="M-28-70M-16-30M24-78" />
            <Moon x={22} y={-70} r={11} />
          </Window>
          <path d="M0 190c100-8 220-6 320 0v50H0Z" fill={deep} />
          <Mouse x={212} y={146} size={1.2} fill={white} />
          <Bin x={212} y={226} />
          <path d="M262 224c0-16 60-16 58-2v18h-58Z" fill={stone} />
          <path d="M280 206h22" {...line} stroke={slate} strokeWidth="6" />
        </>
      ),
    },
    {
      from: 'Four paws were crossing',
      alt: 'A cat creeps to the mouse hole. High on the bin Pip takes in so much air that his feet leave the ground.',
      shapes: (
        <>
          <Sky fill={night} />
          <path d="M0 176c100-8 220-6 320 0v64H0Z" fill={deep} />
          <path d="M252 184c-2-46 54-46 52 0Z" fill={ink} />
          <g fill={glow}>
            <circle cx="268" cy="168" r="2.5" />
            <circle cx="276" cy="168" r="2.5" />
            <circle cx="285" cy="173" r="2.5" />
            <circle cx="292" cy="173" r="2.5" />
          </g>
          <Bin x={64} y={216} />
          <Mouse x={64} y={108} size={1.1} fill={white} isLoud />
          <path d="M22 70 6 62m12 26H2m106-18 16-8m-12 26h18" {...line} stroke={white} />
          <CreepingCat x={196} y={214} />
        </>
      ),
    },
    {
      from: 'The cat was not looking',
      alt: 'The cat jumps out of the window, and lids and spoons fly through the kitchen.',
      shapes: (
        <>
          <Sky fill={night} />
          <Window sky={cool} x={216} y={158} size={1.5}>
            <Moon x={-20} y={-72} r={11} />
          </Window>
          <g transform="rotate(-24 220 96)">
            <CreepingCat x={214} y={128} />
          </g>
          <path d="M0 190c100-8 220-6 320 0v50H0Z" fill={deep} />
          <Bin x={64} y={222} />
          <Mouse x={64} y={126} size={1.1} fill={white} isLoud />
          <path d="m118 60 28-12m-18-3c-2-6 6-8 8-3" {...line} stroke={grey} strokeWidth="5" />
          <path d="m120 176 24 16m4 4q6 8 10 2t-8-6" {...line} stroke={stone} strokeWidth="5" />
          <path d="M20 62 8 54m104 8 12-8M16 84H4m112 4h12" {...line} stroke={red} strokeWidth="4" />
        </>
      ),
    },
    {
      from: 'From then on Pip',
      alt: 'Pip lies in front by the door, and the row of aunts behind him waits with blankets over their ears.',
      shapes: (
        <>
          <Sky fill={bark} />
          <path d="M14 240C-4 90 60 24 160 24s166 70 146 216Z" fill={wall} />
          <path d="M0 206h320v34H0Z" fill={floor} />
          <Bed x={70} y={132} size={1.3} fill={plum} />
          <Bed x={162} y={118} size={1.3} fill={green} />
          <Bed x={254} y={132} size={1.3} fill={blue} />
          <Bed x={106} y={222} size={1.45} fill={orange} />
          <Bed x={216} y={226} size={1.45} fill={red} isLoud />
        </>
      ),
    },
  ],
};

/** The flour bin, about 84 wide and 96 high. */
function Bin(place: Place) {
  return (
    <At {...place}>
      <path d="M-40-92c20 6 60 6 80 0l-5 90c-20 6-50 6-70 0Z" fill={blue} />
      <ellipse cx="0" cy="-93" rx="41" ry="8" fill={white} />
      <path d="M-24-62c16 4 34 4 48 0l-2 30c-14 4-30 4-44 0Z" fill={cream} />
      <Ink d="M0-36v-18m0 8q-8 0-8-7 7 0 8 7Zm0-4q8 0 8-7-7 0-8 7Z" stroke={bark} />
    </At>
  );
}

function Pots() {
  return (
    <>
      <path d="M24 60V40h46v20c-6 6-38 6-46 0Z" fill={red} />
      <path d="M20 38c10-10 44-10 54 0Z" fill={slate} transform="rotate(-8 47 38)" />
      <path d="M86 60V48h24v12Z" fill={orange} />
    </>
  );
}

function CreepingCat(place: Place) {
  return (
    <At {...place}>
      <path d="M-58-30c-22-2-26-24-16-34" stroke={slate} strokeWidth="8" strokeLinecap="round" fill="none" />
      <path d="M-64-10c-8-30 14-40 40-34 24 4 40-2 58 2l4 30Z" fill={slate} />
      <path
        d="M-54-14v12m18-14-4 14m56-14 6 14m8-16 14 12"
        stroke={slate}
        strokeWidth="10"
        strokeLinecap="round"
        fill="none"
      />
      <g transform="translate(44 6)scale(.86)">
        <path
          d="m-19-56-1-18 14 8ZM8-66l13-9 0 19Z"
          fill={slate}
          stroke={slate}
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path d="M-21-51c0-12 10-17 21-17s21 5 21 17-9 17-21 17-21-5-21-17Z" fill={slate} />
        <circle cx="-7" cy="-53" r="5" fill={glow} />
        <circle cx="10" cy="-53" r="5" fill={glow} />
        <path d="M-5-53v.5M12-53v.5" {...line} strokeWidth="4.6" />
        <ellipse cx="2" cy="-46" rx="3" ry="2.2" fill={pink} />
        <path d="M-24-46l-9-2m9 6-8 2m58-6 9-2m-9 6 8 2" {...line} strokeWidth="2" stroke={cream} />
      </g>
    </At>
  );
}

/** A bed seen from its end, with a mouse under the blanket. */
function Bed({ fill, isLoud = false, ...place }: Place & { fill: string; isLoud?: boolean }) {
  return (
    <At {...place}>
      <path d="M-32 0v-30h64V0Z" fill={bark} stroke={bark} strokeWidth="4" strokeLinejoin="round" />
      <path d="M-28-34q28-12 56 0v8h-56Z" fill={white} />
      <Mouse x={0} y={-4} size={0.85} fill={isLoud ? cream : grey} {...(isLoud ? { isLoud } : { eyes: 'shut' })} />
      <path d="M-32-16c12-9 50-9 64 0V2h-64Z" fill={fill} />
    </At>
  );
}
