import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import { Eyes, Hare, Hen } from '../kit/animals';
import {
  bark,
  blue,
  brown,
  cool,
  cream,
  day,
  field,
  glow,
  grass,
  grey,
  hill,
  ink,
  leaf,
  line,
  orange,
  pink,
  plum,
  red,
  slate,
  stone,
  tan,
  teal,
  white,
  yellow,
} from '../kit/paint';
import { Ink, Sky, Tree, Tufts } from '../kit/place';

const ROAD = (
  <>
    <path d="M0 200c100-6 220-6 320 0v40H0Z" fill={stone} />
    <path d="M20 222h40m40-1h40m40 0h40m40 1h40" {...line} stroke={white} strokeWidth="5" />
  </>
);

export const drawings: Drawings = {
  cover: {
    alt: 'Otto the badger sits with crossed arms on the bench of a bus stop and waits.',
    shapes: (
      <>
        <Sky fill={day} />
        <path d="M0 130c60-30 200-40 320-8v118H0Z" fill={hill} />
        <Tree x={286} y={190} />
        <path d="M0 176c100-12 220-10 320 0v30H0Z" fill={grass} />
        {ROAD}
        <Stop />
        <Badger x={132} y={180} />
        <Tufts d="M28 194M262 196M304 194" />
      </>
    ),
  },
  scenes: [
    {
      from: 'Next came a mole',
      alt: 'Otto, the hen, the mole with the violin and two hares are at the bus stop: five, and no bus.',
      shapes: (
        <>
          <Sky fill={day} />
          <path d="M0 130c60-30 200-40 320-8v118H0Z" fill={hill} />
          <path d="M0 176c100-12 220-10 320 0v30H0Z" fill={grass} />
          {ROAD}
          <Stop />
          <Badger x={92} y={180} size={0.9} />
          <Hen x={146} y={180} comb={red} flip />
          <path d="M176 160h26v20h-26Zm8 0c0-8 10-8 10 0" fill={brown} stroke={bark} strokeWidth="2.5" />
          <Mole x={232} y={206} />
          <Hare x={284} y={208} size={0.95} fill={tan} turn={6} />
          <Hare x={36} y={206} size={0.95} turn={-10} flip />
          <path d="M240 140q6-6 2-12m14 2q6-5 3-11" {...line} stroke={plum} />
        </>
      ),
    },
    {
      from: 'It began to rain',
      alt: 'It rains. All five sit close together under the roof with their sandwiches, and it is warm.',
      shapes: (
        <>
          <Sky fill={cool} />
          <path d="M0 130c60-30 200-40 320-8v118H0Z" fill={hill} />
          <path d="M0 176c100-12 220-10 320 0v30H0Z" fill={grass} />
          {ROAD}
          <Stop />
          <Hare x={76} y={184} size={0.9} fill={tan} />
          <Badger x={118} y={184} size={0.9} />
          <Hen x={158} y={182} size={0.9} comb={red} flip />
          <Mole x={194} y={186} size={0.9} noViolin />
          <Hare x={230} y={186} size={0.9} />
          <g fill={yellow} stroke={bark} strokeWidth="2.5" strokeLinejoin="round">
            <path d="m70 172 14-8 2 10ZM112 160l14-8 2 10ZM154 178l14-8 2 10ZM190 172l14-8 2 10ZM224 174l14-8 2 10Z" />
          </g>
          <path
            d="M22 54 14 42M12 24 4 12M16 150l-8-12M36 20l-8-12M290 40l-8-12M306 90l-8-12M282 140l-8-12M310 160l-8-12M270 20l-8-12M120 20l-8-12M180 16l-8-12M226 22l-8-12M70 24l-8-12M292 214l-8-12M16 226l-8-12"
            {...line}
            stroke={blue}
            strokeWidth="3"
          />
        </>
      ),
    },
    {
      from: 'Then two lamps came',
      alt: 'The bus has come at last. A heron drives, and five passengers lean the same way.',
      shapes: (
        <>
          <Sky fill={cool} />
          <path d="M0 120c60-30 200-40 320-8v128H0Z" fill={hill} />
          <Tree x={38} y={176} size={0.9} />
          {ROAD}
          <path d="M262 170 320 150v52l-58-18Z" fill={glow} opacity=".7" />
          <path d="M40 96c0-16 8-22 24-22h162c20 0 32 20 36 52v64c0 8-4 10-10 10H52c-8 0-12-2-12-10Z" fill={red} />
          <path d="M40 150h222v12H40Z" fill={cream} />
          <path d="M54 92h120v48H54Zm130 0h36c8 0 14 14 18 48h-54Z" fill={glow} />
          <g transform="translate(0 2)">
            <g transform="rotate(8 70 140)scale(1)">
              <Peek x={70} y={138} fill={tan} />
              <Peek x={96} y={140} fill={slate} />
              <Peek x={118} y={140} fill={ink} />
              <Peek x={140} y={138} fill={brown} />
              <Peek x={160} y={136} fill={white} />
            </g>
          </g>
          <At x={206} y={140}>
            <path d="M-12 0c0-16 4-22 10-24-4-8 0-18 8-18 6 0 10 4 10 8l18 5-18 3c-2 4-4 8-4 12l4 14Z" fill={grey} />
            <path d="m14-36 20 5-18 3Z" fill={orange} />
            <Eyes x={8} y={-34} />
            <path d="M-6-40c4-8 16-8 18 0l6 2c-8 2-16 2-24 1Z" fill={blue} />
          </At>
          <path d="M174 90v52m10-52v52" {...line} stroke={red} strokeWidth="5" />
          <g fill={ink}>
            <circle cx="88" cy="200" r="18" />
            <circle cx="216" cy="200" r="18" />
          </g>
          <circle cx="88" cy="200" r="8" fill={grey} />
          <circle cx="216" cy="200" r="8" fill={grey} />
          <circle cx="256" cy="176" r="8" fill={yellow} />
        </>
      ),
    },
  ],
};

/** The bus stop, whose bench is 180 high on the sheet. */
function Stop() {
  return (
    <>
      <path d="M60 70h192v128H60Z" fill={white} opacity=".45" />
      <path d="M62 66v136m188-136v136" {...line} stroke={teal} strokeWidth="7" />
      <path d="M44 56c60-14 160-14 224 0l-4 14H48Z" fill={teal} stroke={teal} strokeWidth="3" strokeLinejoin="round" />
      <path d="M76 182v18m160-18v18" {...line} stroke={bark} strokeWidth="7" />
      <path d="M68 176h176v9H68Z" fill={brown} stroke={brown} strokeWidth="3" strokeLinejoin="round" />
      <path d="M196 90h30v40c-6-4-8 2-14-2s-10 4-16-2Z" fill={field} />
      <Ink d="M202 98h18m-18 8h18m-18 8h12" stroke={bark} />
      <path d="M22 200V104" {...line} stroke={slate} strokeWidth="5" />
      <circle cx="22" cy="92" r="16" fill={yellow} />
      <path d="M14 88c0-5 16-5 16 0v9H14Zm2 9v3m12-3v3" {...line} />
    </>
  );
}

function Badger(place: Place) {
  return (
    <At {...place}>
      <path d="M-22 4c-4-22 2-44 22-46 20 2 28 24 23 46Z" fill={slate} />
      <path d="M-18-2c-4-18 2-34 8-38l10 10 11-11c8 6 12 22 9 39Z" fill={leaf} />
      <path d="M-12 4v14m26-14v14" {...line} stroke={slate} strokeWidth="11" />
      <path d="M-18-30c-2 12 6 18 18 14m19-14c2 12-6 20-18 17" {...line} stroke={slate} strokeWidth="10" />
      <circle cx="-17" cy="-72" r="7" fill={slate} />
      <circle cx="18" cy="-73" r="7" fill={slate} />
      <path d="M-23-56c0-16 12-22 23-22s24 6 24 22c0 14-14 22-24 22s-23-8-23-22Z" fill={white} />
      <path
        d="M-20-62c2-8 6-12 12-14 3 8 2 22-4 34-6-4-10-12-8-20Zm41 0c-2-8-6-12-12-14-3 8-2 22 4 34 6-4 10-12 8-20Z"
        fill={ink}
      />
      <path d="M-12-59v.6M13-59v.6" {...line} stroke={white} strokeWidth="4.6" />
      <ellipse cx=".5" cy="-42" rx="4.5" ry="3.5" fill={ink} />
      <path d="M-4-35q5-3 9 0" {...line} strokeWidth="2" />
      <path d="M-14-70l8 3m20-3-8 3" {...line} stroke={white} strokeWidth="2" />
    </At>
  );
}

/** A mole with a violin. */
function Mole({ noViolin = false, ...place }: Place & { noViolin?: boolean }) {
  return (
    <At {...place}>
      <path d="M-18 0c-6-20-2-52 18-54 20 2 24 34 19 54Z" fill={ink} />
      <path d="M-17-4c-2-8-2-18 0-24h35c2 8 2 16 1 24Z" fill={plum} />
      <circle cx="-7" cy="-40" r="6" fill={white} />
      <circle cx="8" cy="-40" r="6" fill={white} />
      <Eyes x={0.5} y={-40} apart={7.5} />
      <ellipse cx="1" cy="-31" rx="5" ry="3.6" fill={pink} />
      {!noViolin && (
        <>
          <path d="M14-26c8-8 14-2 12 2 6 0 8 10-2 12-8 2-12-8-10-14Z" fill={orange} />
          <path d="m24-20 18-10M12-4l24-32" {...line} stroke={bark} />
        </>
      )}
      <path d="M-17-20q4 8 10 6m24-8q-4 6-2 10" {...line} stroke={pink} strokeWidth="6" />
    </At>
  );
}

/** A passenger behind a window. */
function Peek({ fill, ...place }: Place & { fill: string }) {
  return (
    <At {...place}>
      <path d="M-11 2c-2-26 4-34 11-34s13 8 11 34Z" fill={fill} />
      <circle cx="-7" cy="-30" r="4" fill={fill} />
      <circle cx="7" cy="-30" r="4" fill={fill} />
      <circle cx="0" cy="-17" r="7" fill={cream} />
      <Eyes x={0} y={-20} apart={4} />
    </At>
  );
}
