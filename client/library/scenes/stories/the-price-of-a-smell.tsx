import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import {
  bark,
  blue,
  brown,
  cream,
  day,
  deep,
  floor,
  glow,
  green,
  grey,
  ink,
  line,
  orange,
  plum,
  red,
  sand,
  skin,
  slate,
  stone,
  tan,
  teal,
  wall,
  white,
  yellow,
} from '../kit/paint';
import { Person, type PersonProps } from '../kit/people';
import { Ink, Sky } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'The smell of fresh bread rises from the bakery to the window where a student holds out a crust.',
    shapes: (
      <>
        <Sky fill={day} />
        <path d="M236 60h40v180h-40Z" fill={stone} />
        <path d="m230 60 26-36 26 36Z" fill={slate} />
        <circle cx="256" cy="92" r="15" fill={white} />
        <Ink d="M256 92v-9m0 9 7 4" />
        <path d="M30 20h180v220H30Z" fill={wall} />
        <path d="M20 30 120-20l100 50Z" fill={red} />
        <path d="M92 44h60v62H92Z" fill={deep} />
        <Samir
          x={116}
          y={136}
          size={0.72}
          hands={[
            [-22, -60],
            [44, -62],
          ]}
          look={4}
        />
        <path d="M84 104h76v10H84Z" fill={white} />
        <path d="M86 114h70v30H86Z" fill={wall} />
        <path d="M138 90l18-6 4 10-18 6Z" fill={tan} />
        <path
          d="M50 156h140c4 8 4 16 0 20-6 8-18 8-24 0-8 8-16 8-24 0-8 8-16 8-22 0-8 8-16 8-24 0-8 8-16 8-22 0-8 8-20 6-24 0-4-6-4-12 0-20Z"
          fill={orange}
        />
        <path d="M60 180h120v50H60Z" fill={deep} />
        <path d="M60 208h120v22H60Z" fill={brown} />
        <path d="M68 208c0-18 30-18 32 0Zm38 0c0-18 30-18 32 0Zm38 0c0-18 28-18 30 0Z" fill={yellow} />
        <path
          d="M170 200c30-20-10-40 10-60s-20-30-6-46m-88 96c-30-20 6-34-8-52"
          {...line}
          stroke={white}
          strokeWidth="6"
        />
        <path d="M0 230h320v10H0Z" fill={sand} />
      </>
    ),
  },
  scenes: [
    {
      from: 'Inci dipped her pen',
      alt: 'In court Inci sits behind a ledger that comes up to her chin; the judge beside her is asleep.',
      shapes: (
        <>
          <Sky fill={wall} />
          <path d="M0 0h320v20H0ZM30 20v140m260-140v140" fill={brown} stroke={brown} strokeWidth="12" />
          <Person
            x={98}
            y={226}
            size={1.1}
            isGrown
            top={slate}
            skin={skin}
            hair={grey}
            style="bald"
            eyes="shut"
            tilt={12}
            mouth="open"
          />
          <Inci
            x={204}
            y={196}
            size={1.15}
            hands={[
              [-26, -30],
              [30, -36],
            ]}
          />
          <path d="M30 150h260v90H30Z" fill={brown} stroke={brown} strokeWidth="6" strokeLinejoin="round" />
          <Ink d="M50 170h90v54H50Zm130 0h90v54h-90Z" stroke={bark} />
          <path d="m160 118 44 8 46-8v36l-46 6-44-6Z" fill={red} />
          <path d="m166 114 38 8 40-8v30l-40 8-38-8Z" fill={white} />
          <Ink d="M204 122v30m-30-26 22 4m-22 6 22 4m18-10 20-4m-20 14 20-4" stroke={grey} />
          <path d="m236 138 20-36" {...line} stroke={teal} strokeWidth="5" />
          <path d="M126 110h10l-10 10h10m10-34h8l-8 8h8" {...line} stroke={slate} />
        </>
      ),
    },
    {
      from: 'She raised the bundle',
      alt: 'Inci shakes the bundle of coins so that all can hear it, and the baker listens.',
      shapes: (
        <>
          <Sky fill={wall} />
          <path d="M0 206h320v34H0Z" fill={floor} />
          <path d="M0 0h320v18H0Z" fill={brown} />
          <path d="M240 20h50v70c-20 8-36 6-50 0Z" fill={day} />
          <Inci
            x={122}
            y={228}
            size={1.35}
            hands={[
              [-26, -32],
              [34, -96],
            ]}
            look={3}
          />
          <path d="M150 92c-4-20 14-26 24-20 14 6 14 24 2 30-12 4-24 0-26-10Z" fill={red} />
          <path d="m156 72-4-14 12 8 8-12 2 16Z" fill={red} />
          <path d="M192 62l14-8m-10 26h16m-20 18 12 8M140 62l-12-8" {...line} stroke={yellow} strokeWidth="4" />
          <g fill={yellow}>
            <circle cx="220" cy="50" r="7" />
            <circle cx="228" cy="80" r="6" />
            <circle cx="214" cy="108" r="7" />
          </g>
          <Baker
            x={248}
            y={230}
            hands={[
              [-30, -60],
              [22, -102],
            ]}
            look={-4}
          />
          <Samir
            x={48}
            y={230}
            size={0.9}
            hands={[
              [-20, -60],
              [22, -54],
            ]}
            look={4}
          />
        </>
      ),
    },
    {
      from: 'Balthasar opened his mouth',
      alt: 'The baker breaks a loaf in two: half for the student with the flute, and half for Inci in the street.',
      shapes: (
        <>
          <Sky fill={day} />
          <path d="M0 0h196v240H0Z" fill={wall} />
          <path d="M60 14h70v70H60Z" fill={deep} />
          <Samir
            x={94}
            y={116}
            size={0.74}
            hands={[
              [-4, -60],
              [38, -56],
            ]}
            look={4}
          />
          <path d="m92 54 42 8" {...line} stroke={bark} strokeWidth="5" />
          <path d="M52 82h86v10H52Z" fill={white} />
          <path d="M56 92h80v32H56Z" fill={wall} />
          <path d="M30 130h136v72H30Z" fill={glow} />
          <Baker
            x={92}
            y={250}
            hands={[
              [-24, -62],
              [76, -72],
            ]}
            look={4}
          />
          <path d="M22 200h152v12H22Z" fill={white} />
          <path d="M30 212h136v28H30Z" fill={wall} />
          <path d="M158 186c-2-16 24-24 34-8l-6 14Z" fill={tan} />
          <path d="M162 170q-6-8 0-14m12 12q-6-8 0-14" {...line} stroke={white} strokeWidth="4" />
          <path d="M0 232h320v8H0Z" fill={stone} />
          <Inci
            x={250}
            y={232}
            size={1.3}
            hands={[
              [-44, -42],
              [22, -36],
            ]}
            look={-4}
          />
          <path d="M262 176h26v34h-26Z" fill={red} />
          <path d="M150 34q8-4 6-14m12 20q8-6 6-16m14 30q8-4 6-14" {...line} stroke={plum} />
        </>
      ),
    },
  ],
};

type Figure = Place & Pick<PersonProps, 'hands' | 'look'>;

function Inci(props: Figure) {
  return <Person top={blue} legs={slate} skin={tan} hair={plum} style="cap" {...props} />;
}

function Samir(props: Figure) {
  return <Person isGrown top={green} legs={slate} skin={tan} hair={ink} {...props} />;
}

function Baker({ x, y, hands, look = 0 }: Figure) {
  return (
    <At x={x} y={y}>
      <Person
        x={0}
        y={0}
        size={1.05}
        isGrown
        top={white}
        legs={slate}
        skin={skin}
        hair={grey}
        style="bald"
        {...(hands ? { hands } : {})}
        look={look}
      />
      <path d="M-16-136c-12-12 0-24 8-18 4-10 18-8 18 0 10-2 12 12 4 18Z" fill={cream} />
      <path d="M-14-86h28l4 44h-36Z" fill={orange} />
    </At>
  );
}
