import type { Drawings } from '../drawing';
import type { Place } from '../kit/At';
import { At } from '../kit/At';
import {
  bark,
  blue,
  brown,
  cream,
  deep,
  dusk,
  floor,
  glow,
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
  sand,
  slate,
  stone,
  tan,
  teal,
  umber,
  wall,
  white,
  yellow,
} from '../kit/paint';
import { Head, Person, type PersonProps } from '../kit/people';
import { Cloud, Ink, Moon, Sky, Stars, Window } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'Mira stands on the balcony in the evening. Swifts fly over the roofs, and someone plays the trumpet.',
    shapes: (
      <>
        <Sky fill={dusk} />
        <circle cx="70" cy="96" r="34" fill={moon} />
        <path d="M0 130h50v-26h34v16h40V96h46v30h40v-16h50v24h60v106H0Z" fill={plum} opacity=".7" />
        <path d="M16 144h10v12H16Zm44-16h10v12H60Zm70-10h10v12h-10Zm80 14h10v12h-10Zm66 18h10v12h-10Z" fill={glow} />
        <path
          d="m120 40 14 6 16-10-10 14 4 6-12-4-14 2 8-6ZM190 66l14 6 16-10-10 14 4 6-12-4-14 2 8-6ZM232 24l12 5 13-8-8 12 3 5-10-3-12 1 7-5ZM60 30l12 5 13-8-8 12 3 5-10-3-12 1 7-5Z"
          fill={ink}
        />
        <Mira
          x={190}
          y={228}
          size={1.35}
          hands={[
            [-34, -30],
            [20, -50],
          ]}
          look={-3}
        />
        <path d="M0 184h320" {...line} stroke={slate} strokeWidth="7" />
        <path
          d="M16 186v54m34-54v54m34-54v54m34-54v54m34-54v54m34-54v54m34-54v54m34-54v54m34-54v54"
          {...line}
          stroke={slate}
          strokeWidth="4"
        />
        <path d="M272 60q6-4 4-12m14 6q8-4 6-14m-40 22q4-2 4-8" {...line} stroke={yellow} strokeWidth="4" />
      </>
    ),
  },
  scenes: [
    {
      from: 'Jo asked his father',
      alt: 'Jo, his father and Mira look into all the dictionaries, and still the word is not there.',
      shapes: (
        <>
          <Sky fill={wall} />
          <path d="M20 20h280v8H20ZM20 88h280v8H20Z" fill={brown} />
          <path d="M30 34h16v54H30Zm60-4h14v58H90Zm100 6h18v52h-18Zm70-4h16v56h-16Z" fill={red} />
          <path d="M50 40h14v48H50Zm58-2h18v50h-18Zm56-6h22v56h-22Zm64 8h14v48h-14Z" fill={teal} />
          <path d="M68 34h18v54H68Zm62 6h14v48h-14Zm82-4h12v52h-12Zm36-2h10v54h-10Z" fill={yellow} />
          <path d="m146 36 14-2 2 54h-14Z" fill={plum} />
          <path d="M0 196h320v44H0Z" fill={floor} />
          <Person
            x={162}
            y={236}
            size={0.95}
            isGrown
            top={blue}
            skin={umber}
            hair={ink}
            hands={[
              [-26, -62],
              [28, -62],
            ]}
            tilt={4}
          />
          <Jo
            x={236}
            y={236}
            hands={[
              [-34, -52],
              [24, -28],
            ]}
            look={-3}
          />
          <Mira
            x={88}
            y={236}
            hands={[
              [-24, -30],
              [36, -50],
            ]}
            look={3}
            mouth="flat"
          />
          <path d="M112 172c18-8 36-6 50 2 14-8 34-10 52-4v26c-18-6-38-4-52 4-14-8-32-10-50-4Z" fill={white} />
          <Ink d="M162 174v26m-40-18q16-4 32 1m-32 7q16-4 32 2m16-8q16-6 34-3m-34 10q16-6 34-2" stroke={grey} />
        </>
      ),
    },
    {
      from: 'She asked the man at the ice-cream stand',
      alt: 'The man at the ice-cream stand gives Mira a scoop of lemon and looks far down the street.',
      shapes: (
        <>
          <Sky fill={dusk} />
          <Cloud x={60} y={50} size={0.8} />
          <path d="M0 140h60v-40h40v-20h44v60h176v100H0Z" fill={sand} />
          <path d="M0 206h320v34H0Z" fill={stone} />
          <Person
            x={222}
            y={206}
            size={0.95}
            isGrown
            top={white}
            skin={tan}
            hair={grey}
            style="cap"
            hands={[
              [-44, -74],
              [22, -54],
            ]}
            look={4}
          />
          <path d="M150 132h136v80H150Z" fill={pink} />
          <path d="M150 132h136v14H150Z" fill={white} />
          <path
            d="M144 44c40-14 110-14 148 0v18c-8 8-18 8-25 0-8 8-18 8-25 0-8 8-18 8-24 0-8 8-18 8-25 0-8 8-18 8-24 0-8 8-18 8-25 0Z"
            fill={red}
          />
          <path d="M168 46v18c-8 6-18 4-24-2V44Zm50-10v26c-8 8-18 8-25 0V38Zm49 4v22c-8 6-18 6-25 0V38Z" fill={cream} />
          <path d="M154 66v66m128-66v66" {...line} stroke={white} strokeWidth="5" />
          <Mira
            x={102}
            y={226}
            size={1.15}
            hands={[
              [-24, -30],
              [48, -58],
            ]}
            look={3}
          />
          <path d="m150 158 10 22 8-22Z" fill={orange} />
          <circle cx="159" cy="152" r="11" fill={yellow} />
          <path d="m204 176 10 26 10-26Z" fill={orange} />
          <circle cx="214" cy="170" r="11" fill={white} />
        </>
      ),
    },
    {
      from: 'Her mother sat down on the edge',
      alt: 'In the evening Mira\u2019s mother is at her bed and says the new word after her.',
      shapes: (
        <>
          <Sky fill={night} />
          <Window sky={deep} x={70} y={112}>
            <Stars d="M-28-72M-16-30M26-26" />
            <Moon x={20} y={-70} r={10} />
          </Window>
          <path d="M98 12c20 40-2 90 18 124h26c-10-50 2-90-6-128Z" fill={teal} />
          <path d="M0 206h320v34H0Z" fill={slate} />
          <path d="M284 130h20v100h-20Z" fill={brown} stroke={brown} strokeWidth="6" strokeLinejoin="round" />
          <path d="M60 184h232v42H60Z" fill={brown} stroke={brown} strokeWidth="6" strokeLinejoin="round" />
          <path d="M222 178c2-22 66-24 68 0 0 12-14 16-34 16s-36-4-34-16Z" fill={white} />
          <g transform="translate(252 160)rotate(-34)">
            <Head skin={tan} hair={bark} style="long" />
          </g>
          <Person
            x={146}
            y={236}
            isGrown
            hasDress
            top={red}
            skin={tan}
            hair={bark}
            style="bun"
            hands={[
              [-22, -48],
              [44, -50],
            ]}
            feet={[
              [-6, -3],
              [14, -3],
            ]}
            look={4}
          />
          <path d="M170 216c-4-28 20-32 50-32 30 2 40 0 60 12 8 8 8 16 6 24Z" fill={yellow} />
          <circle cx="196" cy="52" r="5" fill={pink} />
          <At x={220} y={56}>
            <path d="M0 10C-14 2-14-12-4-14q4 0 5 5 2-6 7-5C18-10 14 4 0 10Z" fill={pink} />
          </At>
          <circle cx="204" cy="80" r="4" fill={pink} />
        </>
      ),
    },
  ],
};

type Figure = Place & Pick<PersonProps, 'hands' | 'look' | 'mouth'>;

function Mira(props: Figure) {
  return <Person top={yellow} legs={blue} skin={tan} hair={bark} style="long" {...props} />;
}

function Jo(props: Figure) {
  return <Person top={green} legs={slate} skin={umber} hair={ink} style="curls" {...props} />;
}
