import type { Drawings } from '../drawing';
import type { Place } from '../kit/At';
import {
  bark,
  blue,
  brown,
  cool,
  cream,
  day,
  floor,
  glow,
  green,
  grey,
  ink,
  line,
  moon,
  orange,
  plum,
  red,
  skin,
  slate,
  stone,
  tan,
  teal,
  umber,
  wall,
  water,
  white,
  yellow,
} from '../kit/paint';
import { Person, type PersonProps } from '../kit/people';
import { Cloud, Ink, Sky } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'Amari stands in a lift with the rubbish bag and looks at one small brass button.',
    shapes: (
      <>
        <Sky fill={cool} />
        <path d="M0 208h320v32H0Z" fill={stone} />
        <path d="M64 20h150v192H64Z" fill={brown} />
        <path d="M74 30h130v182H74Z" fill={glow} />
        <path d="M74 196h130v16H74Z" fill={floor} />
        <path d="M74 30h24v182H74ZM180 30h24v182h-24Z" fill={grey} />
        <Ink d="M98 30v182m82-182v182" stroke={slate} />
        <path d="M236 70h44v116h-44Z" fill={white} stroke={white} strokeWidth="6" strokeLinejoin="round" />
        <g fill={grey}>
          <circle cx="248" cy="84" r="7" />
          <circle cx="268" cy="84" r="7" />
          <circle cx="248" cy="106" r="7" />
          <circle cx="268" cy="106" r="7" />
          <circle cx="248" cy="128" r="7" />
          <circle cx="268" cy="128" r="7" />
          <circle cx="248" cy="150" r="7" />
        </g>
        <circle cx="268" cy="152" r="9" fill={yellow} />
        <path d="M284 142l6-4m-3 14h7m-10 8 6 5" {...line} stroke={orange} />
        <Amari
          x={146}
          y={212}
          size={1.25}
          hands={[
            [-24, -22],
            [40, -44],
          ]}
          look={4}
        />
        <Bag x={114} y={212} />
      </>
    ),
  },
  scenes: [
    {
      from: 'Amari looked around',
      alt: 'Thursday is a building site: a man paints the wall, and women on ladders screw on the clouds.',
      shapes: (
        <>
          <Sky fill={day} />
          <path d="M0 0h120v190H0Z" fill={cream} />
          <path d="M120 0c-6 60 6 120 0 190h20c-4-60 6-130-4-190Z" fill={white} />
          <path d="M0 190h320v50H0Z" fill={floor} />
          <path
            d="m176 204 22-130m42 130-18-130m-40 100h52m-48-30h44m-38-30h34"
            {...line}
            stroke={bark}
            strokeWidth="5"
          />
          <Person
            x={212}
            y={128}
            size={0.6}
            isGrown
            top={orange}
            legs={blue}
            skin={umber}
            hair={ink}
            style="scarf"
            hands={[
              [4, -146],
              [42, -136],
            ]}
            look={3}
          />
          <Cloud x={238} y={40} />
          <path d="m252 48 4 10m-14-10 2 9" {...line} stroke={grey} strokeWidth="4" />
          <Person
            x={76}
            y={220}
            size={0.92}
            isGrown
            top={blue}
            legs={blue}
            skin={skin}
            hair={red}
            style="cap"
            hands={[
              [-24, -52],
              [40, -110],
            ]}
            look={3}
          />
          <path d="m112 120 12-16" {...line} stroke={bark} strokeWidth="4" />
          <path d="m118 92 16 4-4 14-14-6Z" fill={yellow} />
          <Amari x={284} y={228} size={0.95} look={-4} />
          <path d="M130 214h30l-4 22h-22Z" fill={plum} />
          <ellipse cx="145" cy="214" rx="15" ry="4" fill={ink} />
        </>
      ),
    },
    {
      from: 'So Amari painted',
      alt: 'Amari paints a stripe of light onto the stairs, slowly, and goes over it twice.',
      shapes: (
        <>
          <Sky fill={cool} />
          <Stairs />
          <path d="m176 40 34-6 30 132-30 6Z" fill={glow} opacity=".75" />
          <path d="M178 150h48v14l-48 2ZM202 176h34v8h-34Z" fill={moon} />
          <Amari
            x={132}
            y={206}
            size={1.15}
            hands={[
              [-22, -22],
              [44, -34],
            ]}
            look={4}
          />
          <path d="m180 168 14-10" {...line} stroke={bark} strokeWidth="4" />
          <path d="m190 150 16-2 2 14-14 4Z" fill={yellow} />
          <path d="M60 232c-4-20 0-30 2-34h32c2 6 4 16 0 34Z" fill={teal} />
          <ellipse cx="78" cy="198" rx="16" ry="5" fill={yellow} />
          <path d="M62 198c2-18 30-18 32 0" {...line} />
        </>
      ),
    },
    {
      from: 'And on Thursday, at about five',
      alt: 'On Thursday the stripe of light lies on the stairs, and Amari jumps up as his father comes in.',
      shapes: (
        <>
          <Sky fill={wall} />
          <path d="M196 30h96v176h-96Z" fill={day} />
          <path d="M196 30h96v176h-96Z" fill="none" stroke={bark} strokeWidth="9" strokeLinejoin="round" />
          <path d="M214 176c0-14 6-18 14-20h30c8 2 14 8 24 20v14h-68Z" fill={yellow} />
          <path d="M228 190h.5m40 0h.5" {...line} strokeWidth="12" />
          <Stairs />
          <path d="m190 60 26 6-78 92-28 4Z" fill={glow} opacity=".8" />
          <path d="M100 176h50v8h-50Z" fill={moon} />
          <Person
            x={244}
            y={226}
            size={1.12}
            isGrown
            top={slate}
            legs={blue}
            skin={umber}
            hair={ink}
            hands={[
              [-52, -82],
              [-40, -60],
            ]}
            look={-4}
            mouth="open"
            shoes={bark}
          />
          <Amari
            x={156}
            y={196}
            size={1.05}
            hands={[
              [-20, -86],
              [40, -74],
            ]}
            feet={[
              [-16, 4],
              [10, -8],
            ]}
            look={4}
            mouth="open"
          />
          <Bag x={76} y={178} />
        </>
      ),
    },
  ],
};

function Amari(props: Place & Pick<PersonProps, 'hands' | 'feet' | 'look' | 'mouth'>) {
  return <Person top={green} legs={slate} skin={umber} hair={ink} style="curls" shoes={red} {...props} />;
}

function Bag({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path d="M-4-34c-14 6-18 20-14 34h34c4-14 0-28-14-34Z" fill={slate} />
      <path d="m-8-42 7 8 8-9m-13 9h13" {...line} stroke={slate} strokeWidth="4" />
      <path d="M-8-22q-3 8 0 16" {...line} stroke={water} strokeWidth="2" />
    </g>
  );
}

function Stairs() {
  return (
    <>
      <path d="M0 240V108h56v26h46v26h48v26h50v26h120v28Z" fill={tan} />
      <path d="M0 108h58v8H0ZM56 134h48v8H56ZM102 160h50v8h-50ZM150 186h52v8h-52ZM200 212h120v8H200Z" fill={brown} />
    </>
  );
}
