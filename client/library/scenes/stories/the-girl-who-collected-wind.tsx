import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import {
  bark,
  blue,
  brown,
  cool,
  cream,
  day,
  field,
  fir,
  grass,
  green,
  grey,
  hill,
  ink,
  line,
  orange,
  plum,
  red,
  skin,
  slate,
  stone,
  tan,
  teal,
  wall,
  water,
  white,
  yellow,
} from '../kit/paint';
import { Person, type PersonProps } from '../kit/people';
import { Cloud, House, Sky, Tufts } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'Jelka holds a jam jar into the wind that blows over the hill; the mill turns behind her.',
    shapes: (
      <>
        <Sky fill={day} />
        <path
          d="M0 66c60-20 90 20 140 4s40-44 14-44-18 26 4 26M0 96c70-10 140 14 200-6 36-12 40-40 16-42M90 124c60 6 140-2 180-20"
          {...line}
          stroke={white}
          strokeWidth="6"
        />
        <path d="M120 240c20-60 80-90 200-92v92Z" fill={hill} />
        <Mill x={258} y={158} size={0.8} turn={14} />
        <path d="M0 190c80-20 200-16 320 10v40H0Z" fill={grass} />
        <Jelka
          x={112}
          y={222}
          size={1.15}
          hands={[
            [-46, -66],
            [-30, -52],
          ]}
          look={-3}
          eyes="shut"
        />
        <Jar x={58} y={160} fill={teal} />
        <Tufts d="M40 222M180 220M230 226M290 216" />
      </>
    ),
  },
  scenes: [
    {
      from: 'She had thirty-one jars',
      alt: 'Above Jelka\u2019s bed stand jars in rows, each with a label and a little wind in it.',
      shapes: (
        <>
          <Sky fill={wall} />
          <path d="M0 204h320v36H0Z" fill={field} />
          <path
            d="M30 70h260v7H30ZM30 126h260v7H30Z"
            fill={brown}
            stroke={brown}
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <Jar x={54} y={68} fill={teal} />
          <Jar x={94} y={68} fill={blue} />
          <Jar x={134} y={68} fill={green} />
          <Jar x={176} y={68} fill={teal} />
          <Jar x={218} y={68} fill={plum} />
          <Jar x={262} y={68} fill={red} isWild />
          <Jar x={68} y={124} fill={blue} />
          <Jar x={110} y={124} fill={orange} />
          <Jar x={154} y={124} fill={teal} />
          <Jar x={198} y={124} fill={green} />
          <Jar x={244} y={124} fill={blue} />
          <path
            d="M24 150h20v80H24ZM276 170h20v60h-20Z"
            fill={bark}
            stroke={bark}
            strokeWidth="4"
            strokeLinejoin="round"
          />
          <path d="M44 190c4-12 50-16 54 0v14H44Z" fill={white} />
          <path d="M40 222c0-26 40-28 90-26 60 0 110-8 150 6v24H40Z" fill={teal} />
          <Jelka
            x={176}
            y={230}
            size={0.9}
            hands={[
              [-22, -70],
              [24, -30],
            ]}
            look={-2}
          />
        </>
      ),
    },
    {
      from: 'For the washing Jelka opened',
      alt: 'Jelka opens a jar beside her handcart, and the shirts on the line throw up their arms.',
      shapes: (
        <>
          <Sky fill={day} />
          <path d="M0 150c90-20 220-20 320 0v90H0Z" fill={grass} />
          <House x={282} y={168} size={0.9} />
          <path d="M20 46v120M210 40v126" {...line} stroke={bark} strokeWidth="6" />
          <path d="M20 52q90 18 190-6" {...line} />
          <path d="m44 58 30 2 16-18 8 12-18 22-4 34-36-6 4-30-18-8 6-12Z" fill={red} />
          <path d="m118 60 28-2 18-18 8 12-20 20 0 34-36 2 0-32-20-2 4-14Z" fill={blue} />
          <path d="m178 54 22-4 8 38-26 4Z" fill={yellow} />
          <path d="M84 150c40 10 60-20 40-36m-60 54c70 4 110-20 96-50" {...line} stroke={white} strokeWidth="5" />
          <Jelka
            x={104}
            y={228}
            hands={[
              [-28, -38],
              [-16, -46],
            ]}
            look={-3}
          />
          <Jar x={72} y={196} fill={teal} isOpen />
          <At x={210} y={222}>
            <path d="M-44-36h82l-8 28h-66Z" fill={brown} />
            <path d="M36-34 74-50" {...line} stroke={brown} strokeWidth="6" />
            <circle cx="-4" cy="0" r="14" {...line} strokeWidth="5" />
            <circle cx="-4" cy="0" r="3" fill={ink} />
          </At>
          <Jar x={190} y={188} fill={green} />
          <Jar x={224} y={188} fill={red} isWild />
        </>
      ),
    },
    {
      from: 'They lay down flat in the grass',
      alt: 'Out of the last jar comes the storm, and the sails of the mill begin to fly. Jelka and Bo lie flat in the grass.',
      shapes: (
        <>
          <Sky fill={cool} />
          <Cloud x={60} y={40} fill={grey} />
          <Cloud x={140} y={26} size={0.7} fill={slate} />
          <path d="M0 160c100-30 220-30 320 0v80H0Z" fill={hill} />
          <Mill x={232} y={172} size={1.3} turn={38} />
          <path
            d="M96 200c-40-30-20-90 40-84 60 4 110-30 150-70M96 200c-60-40-30-130 60-120 70 8 80-20 110-60M100 200c0-30 30-50 70-44"
            {...line}
            stroke={plum}
            strokeWidth="5"
          />
          <Jar x={98} y={224} fill={red} isOpen isWild />
          <Lying x={58} y={222} top={red} hair={orange} />
          <Lying x={150} y={234} top={green} hair={bark} />
          <Tufts d="M20 210M196 222M290 216M250 232" stroke={fir} />
        </>
      ),
    },
  ],
};

function Jelka(props: Place & Pick<PersonProps, 'hands' | 'look' | 'eyes'>) {
  return <Person top={red} skin={skin} hair={orange} style="long" hasDress {...props} />;
}

/** Someone who lies flat on the stomach, the head to the right. */
function Lying({ x, y, top, hair }: { x: number; y: number; top: string; hair: string }) {
  return (
    <At x={x} y={y}>
      <path d="M-44-4h30" {...line} stroke={ink} strokeWidth="9" />
      <path d="M-24 2c-4-20 30-22 44-14L14 2Z" fill={top} />
      <path d="M6-4h24" {...line} stroke={top} strokeWidth="9" />
      <circle cx="30" cy="-4" r="5" fill={skin} />
      <circle cx="20" cy="-16" r="13" fill={skin} />
      <path d="M7-16c-2-20 28-18 26-4-8-4-12-4-14-2-2 8-8 10-12 6Z" fill={hair} />
      <path d="M22-15v.5m8-.5v.5" {...line} strokeWidth="4" />
      <ellipse cx="27" cy="-9" rx="2" ry="2.5" fill={ink} />
    </At>
  );
}

/** A jam jar with a wind in it, about 40 high. */
function Jar({
  fill,
  isWild = false,
  isOpen = false,
  ...place
}: Place & { fill: string; isWild?: boolean; isOpen?: boolean }) {
  return (
    <At {...place}>
      <path d="M-14-34h28c4 4 3 30 0 34h-28c-4-4-4-30 0-34Z" fill={water} opacity=".75" />
      {!isOpen && (
        <path
          d="M-13-41h26v7h-26Z"
          fill={isWild ? ink : tan}
          stroke={isWild ? ink : tan}
          strokeWidth="2"
          strokeLinejoin="round"
        />
      )}
      <path d={isWild ? 'M-8-24q4-6 8 0t8-2m-16 10q4-8 8-2t8-2' : 'M-8-22q6-6 10 0t-4 2'} {...line} stroke={fill} />
      <path d="M-9-13H9v9H-9Z" fill={cream} />
      <path d="M-6-8h11" {...line} stroke={fill} strokeWidth="2" />
    </At>
  );
}

/** A windmill, about 120 high; `turn` turns the sails alone. */
function Mill({ turn = 0, ...place }: Place) {
  return (
    <At {...place}>
      <path d="M-24 0c4-30 6-50 8-66h34c2 20 4 40 8 66Z" fill={white} />
      <path d="M-20-64c4-22 38-22 42 0Z" fill={red} />
      <path d="M-6 0v-20c0-8 14-8 14 0V0ZM-4-46h10v12H-4Z" fill={stone} />
      <g transform={`translate(1 -62)rotate(${turn})`}>
        <path d="M0-52V52M-52 0h104" {...line} stroke={bark} strokeWidth="4" />
        <path
          d="M2-50h12v34H2ZM50 2v12H16V2ZM-2 50h-12V16h12ZM-50-2v-12h34v12Z"
          fill={cream}
          stroke={bark}
          strokeWidth="2"
          strokeLinejoin="round"
        />
        <circle r="4" fill={bark} />
      </g>
    </At>
  );
}
