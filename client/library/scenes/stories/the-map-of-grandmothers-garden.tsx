import type { Drawings } from '../drawing';
import type { Place } from '../kit/At';
import { At } from '../kit/At';
import {
  bark,
  blue,
  brown,
  cream,
  day,
  fir,
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
  sand,
  skin,
  slate,
  stone,
  tan,
  teal,
  water,
  white,
  yellow,
} from '../kit/paint';
import { Person, type PersonProps } from '../kit/people';
import { Cloud, Flower, House, Ink, Sky, Tree, Tufts } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'Grandmother walks through the garden, one hand on a rope with knots; two children follow her.',
    shapes: (
      <>
        <Sky fill={day} />
        <Cloud x={250} y={44} size={0.8} />
        <path d="M0 130c90-30 220-20 320-6v116H0Z" fill={hill} />
        <House x={52} y={148} />
        <Tree x={286} y={180} />
        <path d="M0 200c60-20 120-46 190-40 60 4 100 30 130 50v30H0Z" fill={grass} />
        <path d="M10 240c40-30 120-50 190-44 50 4 90 20 120 44Z" fill={sand} />
        <Grandmother
          x={204}
          y={220}
          hands={[
            [-26, -50],
            [44, -62],
          ]}
          look={3}
        />
        <Lio x={112} y={226} />
        <Wen x={70} y={230} />
        <path d="M136 116v66M250 130v60M310 150v60" {...line} stroke={brown} strokeWidth="7" />
        <path d="M0 118q70 26 136 6t114 16 70 16" {...line} stroke={cream} strokeWidth="4" />
        <path d="M196 128h.5m76 16h.5m8 2h.5" {...line} stroke={cream} strokeWidth="11" />
        <Flower x={30} y={220} fill={red} />
        <Flower x={288} y={234} fill={plum} />
      </>
    ),
  },
  scenes: [
    {
      from: 'They began behind the house',
      alt: 'Lio and Wen walk through the garden with their eyes shut, one leads and one stumbles.',
      shapes: (
        <>
          <Sky fill={day} />
          <path d="M0 120c90-20 220-16 320-4v124H0Z" fill={hill} />
          <At x={268} y={170}>
            <path d="M-42 0v-70l42-24 44 24V0Z" fill={brown} />
            <path d="M-50-66 0-98 52-66" {...line} stroke={bark} strokeWidth="8" />
            <path d="M-12 0v-44h26V0Z" fill={bark} />
          </At>
          <Tree x={44} y={170} />
          <path d="M34 104h.5m22-18h.5m4 26h.5" {...line} stroke={red} strokeWidth="10" />
          <path d="M0 200c100-30 220-26 320-6v46H0Z" fill={sand} />
          <Lio
            x={176}
            y={222}
            size={1.1}
            eyes="shut"
            hands={[
              [-28, -32],
              [36, -58],
            ]}
          />
          <Wen
            x={116}
            y={226}
            size={1.1}
            eyes="shut"
            hands={[
              [-34, -52],
              [30, -28],
            ]}
            tilt={-10}
            mouth="open"
          />
          <Flower x={232} y={232} fill={yellow} />
          <Flower x={40} y={232} fill={pink} />
          <path d="M210 60q6 8 12 0q6 8 12 0m-130-20q5 7 10 0q5 7 10 0" {...line} />
        </>
      ),
    },
    {
      from: 'They worked for three days',
      alt: 'The children stretch the rope from post to post, tie knots in it and hang up a spoon and a fork.',
      shapes: (
        <>
          <Sky fill={day} />
          <path d="M0 110c90-20 220-16 320-4v134H0Z" fill={hill} />
          <path d="M0 190c100-20 220-20 320 0v50H0Z" fill={sand} />
          <path d="M62 70v140M252 64v146" {...line} stroke={brown} strokeWidth="9" />
          <path d="M0 84q40 16 62 0 90 40 190 0 40 18 68 2" {...line} stroke={cream} strokeWidth="5" />
          <path d="M100 98h.5m50 8h.5m12-1h.5m46-6h.5m10-3h.5m10-4h.5" {...line} stroke={cream} strokeWidth="13" />
          <path
            d="M262 86v22m0 0q-7 14 0 20 7-6 0-20Zm24-18v20m-5 0v10q5 8 10 0v-10m-5 0v26"
            {...line}
            stroke={grey}
            strokeWidth="4"
          />
          <Wen
            x={122}
            y={220}
            size={1.05}
            hands={[
              [-16, -84],
              [8, -88],
            ]}
            look={1}
          />
          <Lio
            x={212}
            y={222}
            size={1.05}
            hands={[
              [-16, -88],
              [24, -96],
            ]}
            look={3}
          />
          <At x={44} y={222}>
            <path d="M-18 0v-60m36 60v-34h-36" {...line} stroke={orange} strokeWidth="7" />
            <path
              d="M-28 4q0-14-8-16m8 16q2-16 10-18m0 18q4-14 10-16m-10 16q0-16 4-20m20 20q0-14-6-18m6 18q4-12 12-14"
              {...line}
              stroke={leaf}
              strokeWidth="4"
            />
          </At>
        </>
      ),
    },
    {
      from: 'Something plopped',
      alt: 'Grandmother sits on the flat stone with her feet in the pond, and the two children sit beside her.',
      shapes: (
        <>
          <Sky fill={day} />
          <path d="M0 100c90-20 220-16 320-4v144H0Z" fill={hill} />
          <Tree x={40} y={130} />
          <path d="M60 186c0-40 260-50 290 0v54H90c-20-10-30-30-30-54Z" fill={water} />
          <Ink d="M210 210q10-6 20 0m30 14q10-6 20 0m-80 12q10-6 20 0" stroke={white} />
          <path d="M300 200c0-50 4-80 0-104m-16 104c2-36-4-60-4-84" {...line} stroke={fir} strokeWidth="4" />
          <path d="M300 92v22m-20-2v16" {...line} stroke={bark} strokeWidth="10" />
          <path d="M50 190c20-14 130-14 150 0 4 14-20 18-74 18s-80-4-76-18Z" fill={stone} />
          <Grandmother
            x={130}
            y={222}
            size={0.95}
            hands={[
              [-20, -48],
              [22, -48],
            ]}
            feet={[
              [2, 6],
              [20, 6],
            ]}
            look={3}
          />
          <Lio
            x={180}
            y={206}
            size={0.9}
            feet={[
              [6, 6],
              [18, 6],
            ]}
            look={-3}
          />
          <Wen
            x={78}
            y={204}
            size={0.9}
            feet={[
              [4, 2],
              [16, 4],
            ]}
            look={3}
          />
          <path d="M0 88q40 20 60 40" {...line} stroke={cream} strokeWidth="4" />
          <path d="M44 112h.5m8 8h.5" {...line} stroke={cream} strokeWidth="11" />
          <path d="M242 180q-12 0-12-8m44 8q12 0 12-8" {...line} stroke={white} />
          <Tufts d="M20 220M40 232M236 140M210 134" />
        </>
      ),
    },
  ],
};

type Figure = Place & Pick<PersonProps, 'hands' | 'feet' | 'look' | 'eyes' | 'tilt' | 'mouth'>;

function Grandmother(props: Figure) {
  return <Person isGrown hasDress top={plum} skin={tan} shoes={tan} hair={grey} style="bun" {...props} />;
}

function Lio(props: Figure) {
  return <Person top={teal} legs={slate} skin={tan} hair={ink} {...props} />;
}

function Wen(props: Figure) {
  return <Person top={red} legs={blue} skin={skin} hair={bark} style="braids" {...props} />;
}
