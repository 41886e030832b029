import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import { Eyes } from '../kit/animals';
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
  leaf,
  line,
  orange,
  pink,
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
import { Person } from '../kit/people';
import { Cloud, House, Ink, Sky, Tufts } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'A giant sits on the hill above the village, and one small girl looks up at him.',
    shapes: (
      <>
        <Sky fill={day} />
        <Cloud x={56} y={46} />
        <path d="M70 240c10-80 60-110 116-112 60 0 120 30 134 112Z" fill={hill} />
        <Giant x={196} y={152} />
        <path d="M0 190c60-20 200-16 320 4v46H0Z" fill={grass} />
        <House x={44} y={206} />
        <House x={292} y={212} size={0.9} roof={orange} fill={cream} />
        <Tilda x={124} y={226} size={0.62} look={4} />
        <Tufts d="M176 228M220 218M86 226" />
      </>
    ),
  },
  scenes: [
    {
      from: 'Only Tilda, who was five',
      alt: 'Tilda leans out of the open window and listens, her head to one side.',
      shapes: (
        <>
          <Sky fill={day} />
          <path d="M200 240c0-60 30-100 120-108v108Z" fill={hill} />
          <path d="M274 130c-4-30 8-50 46-54v60Z" fill={teal} />
          <path d="M0 0h196v240H0Z" fill={wall} />
          <path d="M30 30h6m24 14h6m90-20h6m-130 180h6m120-10h6" {...line} stroke={field} />
          <path d="M56 62h96v112H56Z" fill={slate} />
          <path d="M56 62H26v116h30ZM152 62h30v116h-30Z" fill={green} />
          <Ink d="M34 78h14m-14 20h14m-14 20h14m-14 20h14m112-60h14m-14 20h14m-14 20h14m-14 20h14" stroke={fir} />
          <Tilda
            x={106}
            y={206}
            size={1.05}
            hands={[
              [-26, -34],
              [28, -34],
            ]}
            tilt={14}
          />
          <path d="M44 172h122v14H44Z" fill={white} />
          <path d="M46 186h116v54H46Z" fill={wall} />
          <path d="M210 90q14 14 0 32m18-44q22 24 0 56m18-66q28 34 0 78" {...line} stroke={plum} strokeWidth="4" />
        </>
      ),
    },
    {
      from: 'So they made soup',
      alt: 'The fountain in the market square is the pot, and everyone brings something. Tilda stirs with an oar.',
      shapes: (
        <>
          <Sky fill={day} />
          <House x={44} y={130} fill={cream} />
          <House x={128} y={122} roof={orange} />
          <House x={276} y={130} fill={cream} roof={brown} />
          <path d="M0 126c100-8 220-8 320 0v114H0Z" fill={field} />
          <path d="M80 168c4 40 20 50 80 52 60-2 78-14 82-52Z" fill={stone} />
          <ellipse cx="161" cy="168" rx="81" ry="19" fill={orange} />
          <path d="M110 166h.5m30 8h.5m40-10h.5m24 6h.5" {...line} stroke={leaf} strokeWidth="7" />
          <path d="M120 122q-8-12 2-22m36 14q-8-14 2-26m36 30q-8-12 2-24" {...line} stroke={white} strokeWidth="5" />
          <Tilda
            x={206}
            y={158}
            size={0.8}
            hands={[
              [-34, -40],
              [-24, -26],
            ]}
            look={-3}
          />
          <path d="m200 118-44 54" {...line} stroke={bark} strokeWidth="6" />
          <Person
            x={36}
            y={226}
            size={0.72}
            isGrown
            top={green}
            legs={brown}
            skin={tan}
            style="cap"
            hair={yellow}
            hands={[
              [10, -60],
              [36, -62],
            ]}
            look={4}
          />
          <path d="M52 190h40l-6 20H58Z" fill={brown} />
          <path d="m58 190 6-16 6 16m4 0 6-18 6 18" fill={orange} stroke={orange} strokeLinejoin="round" />
          <Person
            x={286}
            y={228}
            size={0.72}
            isGrown
            hasDress
            top={plum}
            skin={skin}
            hair={grey}
            style="bun"
            hands={[
              [-34, -62],
              [-14, -58],
            ]}
            look={-4}
          />
          <path d="M246 186c-2-12 6-18 10-8 4-10 12-4 8 8Z" fill={leaf} />
          <path
            d="M96 228c4-10 10-6 8-16 10 6 12 10 8 16Zm54 2c4-10 10-6 8-16 10 6 12 10 8 16Zm50-2c4-10 10-6 8-16 10 6 12 10 8 16Z"
            fill={red}
          />
        </>
      ),
    },
    {
      from: 'They made a chain',
      alt: 'Up the hill they pass the buckets from hand to hand, and at the top Tilda gives them to the giant.',
      shapes: (
        <>
          <Sky fill={day} />
          <Cloud x={60} y={48} size={0.8} />
          <path d="M0 220C80 206 130 150 210 140c60-4 90 0 110 6v94H0Z" fill={hill} />
          <Giant x={250} y={148} size={1.05} flip />
          <path d="M0 234c100-12 200-10 320-4v10H0Z" fill={grass} />
          <Helper x={30} y={230} top={blue} hair={ink} skin={umber} />
          <Helper x={72} y={220} top={red} hair={grey} skin={skin} />
          <Helper x={112} y={200} top={yellow} hair={bark} skin={tan} />
          <Tilda
            x={154}
            y={176}
            size={0.62}
            hands={[
              [-22, -30],
              [26, -84],
            ]}
            look={3}
          />
          <Bucket x={52} y={196} />
          <Bucket x={92} y={182} />
          <Bucket x={172} y={124} />
        </>
      ),
    },
    {
      from: 'He stayed until',
      alt: 'In the evening the children slide down the arm of the giant.',
      shapes: (
        <>
          <Sky fill={day} />
          <path d="M0 190c100-20 220-20 320 0v50H0Z" fill={cool} />
          <House x={278} y={206} size={0.9} />
          <Giant x={84} y={216} size={1.55} happy />
          <path d="M126 128c30 16 60 50 106 86" {...line} stroke={teal} strokeWidth="32" />
          <circle cx="238" cy="216" r="15" fill={tan} />
          <Person
            x={158}
            y={158}
            size={0.5}
            turn={24}
            top={red}
            hair={ink}
            skin={umber}
            style="puffs"
            feet={[
              [18, -10],
              [24, -4],
            ]}
            hands={[
              [-22, -70],
              [24, -70],
            ]}
            mouth="open"
          />
          <Person
            x={204}
            y={196}
            size={0.5}
            turn={24}
            top={yellow}
            hair={bark}
            feet={[
              [18, -10],
              [24, -4],
            ]}
            hands={[
              [-22, -70],
              [24, -70],
            ]}
          />
          <path
            d="M30 60h.5m30-30h.5m120 0h.5m60 30h.5m40-36h.5m-90 60h.5m-20-60h.5"
            {...line}
            stroke={white}
            strokeWidth="7"
          />
        </>
      ),
    },
  ],
};

/** The giant, sitting, about 130 high. */
function Giant({ happy = false, ...place }: Place & { happy?: boolean }) {
  return (
    <At {...place}>
      <path d="M-48 0c-8-40 10-66 48-66s56 26 48 66Z" fill={teal} />
      <path d="M-44 0c0-14 20-16 34-8l4 8Zm56 0c0-14 20-18 36-8v8Z" fill={brown} />
      <path d="M-40-46c-16 12-18 30-8 40m88-42c16 12 18 30 8 42" {...line} stroke={teal} strokeWidth="18" />
      <circle cx="-46" cy="-4" r="10" fill={tan} />
      <circle cx="47" cy="-4" r="10" fill={tan} />
      <path d="M-28-84c0-24 14-32 28-32s30 8 30 32-14 30-30 30-28-6-28-30Z" fill={tan} />
      <path d="M-30-86c-6-34 66-36 62 0-6-14-14-18-30-18s-26 6-32 18Z" fill={bark} />
      <path d="M-26-74c0 26 54 26 54 0 4 34-14 42-28 42s-30-10-26-42Z" fill={bark} />
      <Eyes x={1} y={-84} apart={10} />
      <path d="M-2-80q6 6 6 2" {...line} />
      <circle cx="-16" cy="-76" r="4" fill={pink} opacity=".6" />
      <circle cx="18" cy="-76" r="4" fill={pink} opacity=".6" />
      <path d={happy ? 'M-8-66q9 10 18 0Z' : 'M-6-64q7-4 14 0'} {...line} stroke={cream} />
      <path d="M-12-26q12 6 24 0" {...line} stroke={water} />
    </At>
  );
}

function Tilda(
  props: Place & {
    hands?: readonly [readonly [number, number], readonly [number, number]];
    tilt?: number;
    look?: number;
  },
) {
  return <Person top={red} skin={skin} hair={orange} style="braids" hasDress {...props} />;
}

function Helper({ x, y, top, hair, skin: tone }: { x: number; y: number; top: string; hair: string; skin: string }) {
  return (
    <Person
      {...{ x, y, top, hair }}
      skin={tone}
      size={0.56}
      isGrown
      legs={slate}
      hands={[
        [-30, -66],
        [34, -70],
      ]}
      look={4}
    />
  );
}

function Bucket({ x, y }: { x: number; y: number }) {
  return (
    <At x={x} y={y}>
      <path d="M-9-14h18l-3 16h-12Z" fill={grey} />
      <path d="M-8-14q8-14 16 0" {...line} strokeWidth="2" />
      <path d="M-9-14h18" {...line} stroke={orange} strokeWidth="4" />
    </At>
  );
}
