import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import { Cat } from '../kit/animals';
import {
  blue,
  brown,
  cool,
  cream,
  deep,
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
  slate,
  tan,
  teal,
  umber,
  wall,
  water,
  white,
  yellow,
} from '../kit/paint';
import { Head, Person, type PersonProps } from '../kit/people';
import { Ink, Moon, Sky, Stars, Window } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'Ruby sits on a small stool before the washing machine, where her blue blanket goes round.',
    shapes: (
      <>
        <Sky fill={wall} />
        <path d="M0 196h320v44H0Z" fill={floor} />
        <Machine x={206} y={206} />
        <path d="M172 104c8 8 16 4 22-6 6-12 20-14 26-4 4 8 12 8 20 4 4 26-10 46-34 46-22 0-38-18-34-40Z" fill={blue} />
        <path d="M182 122c10 6 22 2 28-8s12-10 22-4m-36 26c12 0 20-6 24-16" {...line} stroke={water} strokeWidth="3" />
        <path d="M180 92c4-8 10-12 18-14m26 2c6 4 8 8 10 12" {...line} stroke={white} strokeWidth="3" />
        <path
          d="M46 192h56v10H46Zm8 10-4 26m42-26 4 26"
          fill={brown}
          stroke={brown}
          strokeWidth="7"
          strokeLinejoin="round"
        />
        <Ruby
          x={76}
          y={222}
          size={1.2}
          hands={[
            [-20, -28],
            [24, -36],
          ]}
          feet={[
            [0, -2],
            [18, -2],
          ]}
          look={4}
        />
        <path d="M124 40q8-8 8 0t8 0m-30 30q8-8 8 0t8 0" {...line} stroke={teal} />
      </>
    ),
  },
  scenes: [
    {
      from: 'Mama came home',
      alt: 'Grandad, Ruby, her brother, Mama and the cat sit in a row and watch the washing machine.',
      shapes: (
        <>
          <Sky fill={wall} />
          <path d="M0 190h320v50H0Z" fill={floor} />
          <Machine x={264} y={200} size={0.82} />
          <circle cx="264" cy="121" r="22" fill={blue} />
          <path d="M250 116q14-8 28 2m-26 10q14 6 24-2" {...line} stroke={water} />
          <Person
            x={40}
            y={226}
            size={0.86}
            isGrown
            top={green}
            legs={slate}
            skin={tan}
            hair={grey}
            style="bald"
            look={4}
          />
          <Ruby x={90} y={228} size={0.92} look={4} />
          <Person x={134} y={230} size={0.98} top={cool} legs={cool} skin={umber} hair={ink} style="curls" look={4} />
          <Person
            x={182}
            y={228}
            size={0.82}
            isGrown
            top={orange}
            legs={blue}
            skin={umber}
            hair={plum}
            style="cap"
            look={4}
          />
          <Cat x={226} y={232} size={0.72} />
        </>
      ),
    },
    {
      from: 'And there it was.',
      alt: 'The machine thunders, the pegs hop in their basket and the cat runs off. The blanket is a blue ring.',
      shapes: (
        <>
          <Sky fill={wall} />
          <path d="M0 196h320v44H0Z" fill={floor} />
          <g transform="rotate(-4 160 120)">
            <Machine x={164} y={204} size={1.15} />
            <circle cx="164" cy="93" r="28" {...line} stroke={blue} strokeWidth="13" />
            <path d="M142 76a28 28 0 0 1 30-10m14 36a28 28 0 0 1-30 18" {...line} stroke={water} strokeWidth="3" />
          </g>
          <path
            d="M78 60 62 52m14 34H56m22 28-14 8M250 60l16-8m-14 34h20m-22 28 14 8"
            {...line}
            stroke={red}
            strokeWidth="4"
          />
          <path d="M16 196h60l-6 34H22Z" fill={brown} />
          <path d="M12 192h68v8H12Z" fill={brown} stroke={brown} strokeWidth="4" strokeLinejoin="round" />
          <Ink d="M22 212h48M34 202l4 26m20-26-4 26" stroke={umber} />
          <Peg x={24} y={172} turn={-20} />
          <Peg x={44} y={150} turn={14} />
          <Peg x={62} y={174} turn={30} />
          <Peg x={16} y={136} turn={-40} />
          <Peg x={76} y={140} turn={50} />
          <Cat x={284} y={232} flip size={0.9} />
        </>
      ),
    },
    {
      from: 'So Ruby lay down',
      alt: 'Ruby sleeps with the warm blue blanket up to her chin.',
      shapes: (
        <>
          <Sky fill={night} />
          <Window sky={deep} x={80} y={108}>
            <Stars d="M-28-70M-16-26M24-30" />
            <Moon x={20} y={-70} r={10} />
          </Window>
          <path d="M0 206h320v34H0Z" fill={slate} />
          <path d="M276 110h20v116h-20Z" fill={brown} stroke={brown} strokeWidth="6" strokeLinejoin="round" />
          <path d="M30 170h260v54H30Z" fill={brown} stroke={brown} strokeWidth="6" strokeLinejoin="round" />
          <path d="M196 164c4-26 76-28 80-2 2 12-14 20-40 20s-42-6-40-18Z" fill={white} />
          <g transform="translate(230 146)rotate(-50)scale(1.3)">
            <Head skin={umber} hair={ink} style="puffs" eyes="shut" />
          </g>
          <path d="M32 216c-4-40 14-50 60-52 50 0 94-6 122 12 10 10 8 26 4 40Z" fill={blue} />
          <path d="M32 204q90-10 188-2M56 172q-4 22 0 44m58-50q-4 26 0 50m58-48q-2 24 0 48" {...line} stroke={water} />
          <circle cx="196" cy="178" r="8" fill={umber} />
          <Ink d="M262 96h10l-10 10h10m8-32h7l-7 7h7" stroke={moon} />
        </>
      ),
    },
  ],
};

function Ruby(props: Place & Pick<PersonProps, 'hands' | 'feet' | 'look'>) {
  return <Person top={red} legs={plum} skin={umber} hair={ink} style="puffs" shoes={yellow} {...props} />;
}

/** A clothes peg, about 24 high. */
function Peg(place: Place) {
  return (
    <At {...place}>
      <path d="M-5 12V-6c0-8 10-8 10 0v18H2V0h-4v12Z" fill={orange} stroke={orange} strokeLinejoin="round" />
      <path d="M-6-2H6" {...line} stroke={grey} />
    </At>
  );
}

/** The washing machine, about 150 high; its round window is 96 above the floor. */
function Machine({ x, y, size = 1 }: Place) {
  return (
    <g transform={`translate(${x} ${y})scale(${size})`}>
      <path d="M-66-160c40-5 90-5 132 0V0C30 4-30 4-66 0Z" fill={white} />
      <path d="M-54-146h44" {...line} stroke={cool} strokeWidth="10" />
      <circle cx="40" cy="-144" r="7" fill={pink} />
      <circle cx="16" cy="-144" r="5" fill={green} />
      <circle cy="-96" r="46" fill={grey} />
      <circle cy="-96" r="37" fill={cream} />
      <circle cy="-96" r="37" fill={glow} opacity=".6" />
      <path d="M-50-24h100" {...line} stroke={cool} />
    </g>
  );
}
