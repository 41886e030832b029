import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import { Eyes } from '../kit/animals';
import {
  bark,
  blue,
  brown,
  cream,
  deep,
  floor,
  glow,
  green,
  ink,
  leaf,
  line,
  night,
  orange,
  pink,
  plum,
  red,
  skin,
  slate,
  teal,
  umber,
  wall,
  water,
  white,
  yellow,
} from '../kit/paint';
import { Person } from '../kit/people';
import { Ink, Sky, Stars, Table, Window } from '../kit/place';

const COLOURS = [yellow, orange, red, pink, plum, blue, water, teal, green, leaf, white];

export const drawings: Drawings = {
  cover: {
    alt: 'A paintbox with twelve colours. At the very edge lies black, as smooth as on its first day.',
    shapes: (
      <>
        <Sky fill={wall} />
        <path d="M0 60c100-10 220-8 320 4v176H0Z" fill={floor} />
        <path d="M76 54 244 40l8 26-166 16Z" fill={white} transform="rotate(-6 160 60)" />
        <Box x={160} y={150} size={1.25} />
        <path d="m212 70 66-44" {...line} stroke={brown} strokeWidth="7" />
        <path d="m196 80 18-14 6 8-18 10q-10 2-6-4Z" fill={ink} />
      </>
    ),
  },
  scenes: [
    {
      from: 'Then came the evening',
      alt: 'The whole town is dark. The child stands at the window, and above the roofs there are stars.',
      shapes: (
        <>
          <Sky fill={deep} />
          <path d="M70 16h214v150H70Z" fill={night} />
          <Stars d="M90 36M112 70M134 30M158 54M182 32M206 66M230 30M252 58M270 36M126 96M196 92M262 94M150 84M222 88M96 92" />
          <path d="M70 166v-40h30v-20h26v30h34v-16h30v20h28v-34h26v26h40v34Z" fill={deep} />
          <path d="M70 16h214v150H70ZM177 16v150" fill="none" stroke={cream} strokeWidth="8" strokeLinejoin="round" />
          <path d="M58 168h238v10H58Z" fill={cream} />
          <Child
            x={150}
            y={236}
            hands={[
              [-24, -62],
              [28, -66],
            ]}
            style="braids"
            look={3}
          />
          <path d="M246 168v-22h14v22Z" fill={white} />
          <circle cx="253" cy="138" r="22" fill={glow} opacity=".25" />
          <path d="M253 130c6 6 6 12 0 14-6-2-6-8 0-14Z" fill={yellow} />
        </>
      ),
    },
    {
      from: 'The child dipped in',
      alt: 'By candlelight the brush paints black around each star, up to the rim of the moon.',
      shapes: (
        <>
          <Sky fill={bark} />
          <path d="M0 190h320v50H0Z" fill={brown} />
          <path d="m52 26 222-8 10 176-226 6Z" fill={white} />
          <path d="M70 42c60-8 120-4 176-6 12 30-4 60 8 100-50 10-120 2-182 10-6-34 6-70-2-104Z" fill={ink} />
          <circle cx="206" cy="76" r="26" fill={white} />
          <path
            d="m100 66 3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1ZM140 100l3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1ZM152 56l3 6 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1ZM96 122l2 5 5 1-4 4 1 5-4-3-5 3 1-5-4-4 6-1ZM184 120l2 5 5 1-4 4 1 5-4-3-5 3 1-5-4-4 6-1Z"
            fill={yellow}
          />
          <path d="M84 190v-26h24v-12h18v20h30v-14h20v32" fill={blue} />
          <path d="m256 148 44 66" {...line} stroke={orange} strokeWidth="8" />
          <path d="m246 126 18 22-10 8q-12-10-8-30Z" fill={ink} />
          <path d="M300 240c-10-10-14-20-10-30 6-8 16-4 30 4v26Z" fill={skin} />
          <circle cx="30" cy="160" r="34" fill={glow} opacity=".3" />
          <path d="M22 216v-44h16v44Z" fill={cream} />
          <path d="M30 148c8 8 8 16 0 20-8-4-8-12 0-20Z" fill={yellow} />
        </>
      ),
    },
    {
      from: 'When the power came back',
      alt: 'The child has fallen asleep beside her picture of the night, with a dark stripe on her nose.',
      shapes: (
        <>
          <Sky fill={wall} />
          <Window sky={night} x={76} y={98}>
            <Stars d="M-28-70M20-30M-20-24M24-72" />
          </Window>
          <path d="M230 0v26" {...line} stroke={slate} />
          <path d="M200 52c4-34 58-34 62 0Z" fill={teal} />
          <path d="M200 54h62l40 90H160Z" fill={glow} opacity=".4" />
          <Table x={160} y={158} size={2.2} fill={brown} />
          <path d="m44 130 86-6 10 32H46Z" fill={white} />
          <path d="m54 134 68-4 8 22H56Z" fill={ink} />
          <path d="M64 140h.5m14 4h.5m12-8h.5m-18 12h.5m36-4h.5" {...line} stroke={yellow} strokeWidth="4" />
          <circle cx="112" cy="140" r="6" fill={white} />
          <path d="M188 156c0-20 22-34 44-30 30 2 44 14 46 30Z" fill={yellow} />
          <g transform="translate(196 136)rotate(-76)">
            <AsleepHead />
          </g>
          <path d="M168 154c20 2 40 2 60-2" {...line} stroke={yellow} strokeWidth="13" />
          <circle cx="166" cy="153" r="7" fill={umber} />
        </>
      ),
    },
  ],
};

function Child(
  props: Place & {
    hands: readonly [readonly [number, number], readonly [number, number]];
    style: 'braids';
    look?: number;
  },
) {
  return <Person top={yellow} legs={blue} skin={umber} hair={ink} {...props} />;
}

function AsleepHead() {
  return (
    <>
      <path d="M-10 12c-10 10-14 20-10 30" {...line} strokeWidth="8" />
      <circle r="20" fill={umber} />
      <path d="M-21 2C-25-25 24-28 21 2 12-11-8-14-21 2Z" fill={ink} />
      <Eyes x={0} y={3} apart={8} eyes="shut" />
      <path d="m-3 7 7 3" {...line} strokeWidth="4" />
      <Ink d="M-3 13q4 3 7 0" />
    </>
  );
}

/** The paintbox, about 180 wide. */
function Box(place: Place) {
  return (
    <At {...place}>
      <path d="M-94-50c60-4 130-4 188 0 4 34 4 66 0 96-60 6-130 6-188 0-6-30-4-66 0-96Z" fill={slate} />
      {COLOURS.map((colour, index) => {
        const x = -74 + (index % 6) * 29.5;
        const y = index < 6 ? -24 : 20;
        return (
          <g key={colour}>
            <ellipse cx={x} cy={y} rx="12.5" ry="16" fill={colour} />
            <path d={`M${x - 5} ${y + 4}q5 6 10 0`} {...line} stroke={slate} strokeWidth="2" />
          </g>
        );
      })}
      <ellipse cx="73.5" cy="20" rx="12.5" ry="16" fill={ink} />
      <path d="M68 12q3-5 8-4" {...line} stroke={white} />
      <path d="M70 20v.5m8-.5v.5" {...line} stroke={white} strokeWidth="3.5" />
    </At>
  );
}
