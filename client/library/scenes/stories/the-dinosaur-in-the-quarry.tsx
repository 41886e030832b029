import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
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
  grey,
  ink,
  leaf,
  line,
  moon,
  orange,
  red,
  sand,
  skin,
  slate,
  stone,
  tan,
  umber,
  white,
  yellow,
} from '../kit/paint';
import { Head, Person, type PersonProps } from '../kit/people';
import { Cloud, Ink, Sky, Tufts } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'Femi kneels in the quarry with a brush. In the rock behind him the bones of a great dinosaur lie hidden.',
    shapes: (
      <>
        <Sky fill={day} />
        <Wall />
        <Skeleton />
        <path d="M0 204c100-8 220-6 320 0v36H0Z" fill={field} />
        <Femi
          x={84}
          y={226}
          size={0.95}
          hands={[
            [-16, -18],
            [30, -16],
          ]}
          feet={[
            [-18, -3],
            [2, -3],
          ]}
          look={3}
        />
        <path d="m112 210 20 10" {...line} stroke={bark} strokeWidth="4" />
        <path d="m128 214 10 2-4 10-8-6Z" fill={cream} />
        <Toe x={152} y={228} />
        <Tufts d="M40 60M110 50M250 44M290 52" />
      </>
    ),
  },
  scenes: [
    {
      from: 'Femi found it because',
      alt: 'A ring of pebbles lies around the brown bone, next to Femi\u2019s shoe with the undone lace.',
      shapes: (
        <>
          <Sky fill={sand} />
          <path d="M0 70c60-20 140 10 200-6 60-14 90-6 120 0v-64H0Z" fill={field} />
          <Ink d="M30 100h20m180-16h24m20 120h20M60 210h20" stroke={stone} />
          <path d="M120 152c10-30 60-34 84-14 20 2 30 20 16 32-10 14-26 8-38 12-24 10-70 4-62-30Z" fill={brown} />
          <path
            d="M144 148h.5m14-8h.5m18 2h.5m-24 16h.5m18 0h.5m18-4h.5m-44 16h.5m24-2h.5"
            {...line}
            stroke={bark}
            strokeWidth="5"
          />
          <g fill={grey}>
            <circle cx="104" cy="128" r="8" />
            <circle cx="130" cy="106" r="9" />
            <circle cx="166" cy="98" r="8" />
            <circle cx="204" cy="106" r="9" />
            <circle cx="234" cy="128" r="8" />
            <circle cx="244" cy="162" r="9" />
            <circle cx="222" cy="194" r="8" />
            <circle cx="184" cy="206" r="9" />
            <circle cx="144" cy="204" r="8" />
            <circle cx="110" cy="190" r="9" />
            <circle cx="96" cy="160" r="8" />
          </g>
          <path d="M-4 150c20-16 44-18 50 0 20 8 34 14 34 30H-4Z" fill={red} />
          <path d="M-4 180h84v12H-4Z" fill={white} />
          <path d="M40 152q8 8 18-8m-14 14q10 8 26 0m0 0c10 8 18 30 30 22" {...line} stroke={white} />
          <path d="m324 8-42 18 18 42 24 4Z" fill={yellow} stroke={yellow} strokeWidth="4" strokeLinejoin="round" />
          <path d="M288 30c-18 0-28 10-28 20 2 12 18 18 36 14Z" fill={umber} />
          <path d="m266 52-34 20m40-14-10 14" {...line} stroke={umber} strokeWidth="11" />
          <path d="m278 50-8 6" {...line} stroke={bark} strokeWidth="2" />
        </>
      ),
    },
    {
      from: 'They came back with brushes',
      alt: 'Femi and Doctor Brandt lie and kneel side by side and brush the sand from a curve of bone.',
      shapes: (
        <>
          <Sky fill={dusk} />
          <circle cx="262" cy="70" r="26" fill={moon} />
          <path d="M176 96c20-6 50-8 84-6v34h-84Z" fill={red} />
          <path d="M186 100h14v10h-14Zm20 0h14v10h-14Zm20 0h14v10h-14Z" fill={cream} />
          <path d="M194 126h.5m50 0h.5" {...line} strokeWidth="13" />
          <path d="M0 128c100-8 220-8 320-4v116H0Z" fill={sand} />
          <Femi
            x={86}
            y={204}
            hands={[
              [-12, -18],
              [36, -12],
            ]}
            feet={[
              [-20, -3],
              [0, -3],
            ]}
            look={3}
          />
          <path d="m120 190 18 12" {...line} stroke={bark} strokeWidth="4" />
          <Person
            x={250}
            y={206}
            size={0.86}
            isGrown
            top={green}
            legs={slate}
            hair={grey}
            style="bun"
            skin={skin}
            hands={[
              [-46, -20],
              [-20, -16],
            ]}
            feet={[
              [4, -3],
              [26, -3],
            ]}
            look={-4}
            tilt={-12}
          />
          <path d="m210 190-20 10" {...line} stroke={bark} strokeWidth="4" />
          <path d="M110 226c20-30 90-30 112 0Z" fill={brown} />
          <path d="M132 214q30-14 66 0" {...line} stroke={bark} />
          <path d="M40 226h.5m30 8h.5m180-10h.5m34 8h.5" {...line} stroke={stone} strokeWidth="7" />
        </>
      ),
    },
    {
      from: 'And on Saturday',
      alt: 'Femi waits for the number nine bus with a brush in his bag and double bows on his shoes.',
      shapes: (
        <>
          <Sky fill={day} />
          <Cloud x={70} y={50} />
          <path d="M0 180c100-20 220-20 320 0v60H0Z" fill={grass} />
          <path d="M0 204h320v36H0Z" fill={stone} />
          <path d="M150 90c0-14 8-20 20-20h160v130H164c-10 0-14-4-14-14Z" fill={red} />
          <path d="M162 88h54v54h-54Zm64 0h44v54h-44Zm54 0h44v54h-44Z" fill={cream} />
          <path d="M150 154h174v10H150Z" fill={cream} />
          <circle cx="196" cy="202" r="20" fill={ink} />
          <circle cx="196" cy="202" r="8" fill={grey} />
          <circle cx="300" cy="202" r="20" fill={ink} />
          <path d="M168 142c0-18 10-24 21-24s22 6 22 24Z" fill={blue} />
          <At x={189} y={106} size={0.9}>
            <Head skin={umber} hair={ink} style="bun" look={-3} />
          </At>
          <Femi
            x={80}
            y={230}
            size={1.15}
            hands={[
              [-24, -22],
              [30, -62],
            ]}
            look={4}
            mouth="smile"
          />
          <path d="m62 168 26 40" {...line} stroke={leaf} strokeWidth="5" />
          <path d="M84 198h26v22H82Z" fill={leaf} />
          <path d="m104 200 8-20" {...line} stroke={bark} strokeWidth="4" />
          <path d="M110 180l2-10 6 4-2 8Z" fill={cream} />
        </>
      ),
    },
  ],
};

function Femi(props: Place & Pick<PersonProps, 'hands' | 'feet' | 'look' | 'mouth'>) {
  return <Person top={yellow} legs={blue} skin={umber} hair={ink} shoes={red} {...props} />;
}

/** The quarry with its rows of stone. */
function Wall() {
  return (
    <>
      <path d="M0 56c90-20 220-20 320-2v186H0Z" fill={tan} opacity=".7" />
      <path d="M0 56c90-20 220-20 320-2v14C220 50 90 52 0 70Z" fill={leaf} />
      <path
        d="M0 112c80 8 140-8 220 2 40 4 70 0 100-4M0 160c60-8 120 8 190 0 50-6 90 0 130 4"
        {...line}
        stroke={brown}
        opacity=".6"
      />
    </>
  );
}

function Skeleton() {
  return (
    <g opacity=".9">
      <path
        d="M60 128c30-30 90-34 140-20 30 8 50-14 62-20"
        {...line}
        stroke={cream}
        strokeWidth="7"
        strokeDasharray="5 8"
      />
      <path
        d="M106 108q-8 24 4 46m16-52q-8 28 4 56m18-58q-6 28 4 56m16-54q-4 24 4 46"
        {...line}
        stroke={cream}
        strokeWidth="5"
      />
      <path d="M258 92c2-18 24-20 42-8 8 4 6 12-2 12-10 2-16 0-20 6-10 6-22 2-20-10Z" fill={cream} />
      <path d="M272 86h.5m10 10h16" {...line} strokeWidth="4" />
      <path
        d="M188 112c10 20-4 30 4 44 4 12 0 30-8 44M96 116c-12 20 4 30-4 44"
        {...line}
        stroke={cream}
        strokeWidth="8"
      />
    </g>
  );
}

function Toe({ x, y }: { x: number; y: number }) {
  return (
    <At x={x} y={y}>
      <path d="M-14 0c0-12 10-18 20-14 10-2 18 6 14 14Z" fill={brown} />
      <path d="M-20 4h.5m10 4h.5m12 0h.5m12-2h.5m10-4h.5" {...line} stroke={orange} strokeWidth="6" />
    </At>
  );
}
