import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import {
  bark,
  blue,
  brown,
  cool,
  day,
  deep,
  glow,
  green,
  grey,
  hill,
  ink,
  line,
  night,
  orange,
  red,
  sand,
  skin,
  slate,
  tan,
  teal,
  umber,
  water,
  white,
  yellow,
} from '../kit/paint';
import { Person, type PersonProps } from '../kit/people';
import { Cloud, Ink, Sky, Stars, Tufts } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'Maren and Kofi stand on an island; water lies across the sand, and thousands of birds rise like a sheet.',
    shapes: (
      <>
        <Sky fill={day} />
        <path d="M150 84c20-44 80-66 150-50-30 10-30 34-60 40s-50 0-90 10Z" fill={slate} />
        <path
          d="M146 88h.5m-14-10h.5m10-16h.5m20-8h.5m14 34h.5m20 4h.5m30-6h.5m24-12h.5m40-24h.5m-170 12h.5"
          {...line}
          stroke={slate}
          strokeWidth="5"
        />
        <path d="M190 60l8-4 6 4m20-12 8-4 6 4m18 6 8-4 6 4m-60 14 8-4 6 4" {...line} stroke={white} strokeWidth="2" />
        <path d="M0 130h320v110H0Z" fill={water} />
        <path d="M0 128c60-8 140 0 160 0s100-6 160 0v14H0Z" fill={sand} />
        <path d="M40 168q14-6 28 0m40-6q14-6 28 0m60 8q14-6 28 0m44-10q14-6 28 0" {...line} stroke={white} />
        <path d="M0 206c60-30 180-40 250-10 20 8 40 26 50 44H0Z" fill={hill} />
        <Hut x={68} y={200} />
        <Maren
          x={156}
          y={224}
          hands={[
            [-20, -24],
            [26, -36],
          ]}
          look={3}
        />
        <Kofi
          x={206}
          y={226}
          hands={[
            [-24, -36],
            [36, -62],
          ]}
          look={3}
        />
        <Tufts d="M110 224M250 228M24 226" />
      </>
    ),
  },
  scenes: [
    {
      from: 'They turned round.',
      alt: 'A strip of water lies across the sand where they have walked, and their footprints end in it.',
      shapes: (
        <>
          <Sky fill={day} />
          <Cloud x={240} y={36} size={0.8} />
          <path d="M0 96c60-10 120-10 180-6l140 4v20H0Z" fill={hill} />
          <path d="M36 92v-14h16v14Zm22 0V72h12v20Z" fill={red} />
          <path d="M0 106h320v134H0Z" fill={sand} />
          <path d="M0 126c80-10 200 14 320-6v52c-100 16-220-16-320 2Z" fill={water} />
          <Ink d="M30 146q14-6 28 0m70 4q14-6 28 0m90-8q14-6 28 0m-180 22q14-6 28 0" stroke={white} />
          <path d="M20 190q20 6 40 0m40 14q20 6 40 0m110 20q20 6 40 0" {...line} stroke={tan} opacity=".7" />
          <path
            d="M136 116l4-6m8 4 4-6m-24 76-4 10m16-6-4 10m-4 20-6 10m20-4-6 12"
            {...line}
            stroke={tan}
            strokeWidth="6"
          />
          <Maren
            x={208}
            y={232}
            size={1.2}
            hands={[
              [-22, -28],
              [22, -28],
            ]}
            look={-4}
            mouth="flat"
          />
          <Kofi
            x={268}
            y={234}
            size={1.2}
            hands={[
              [-24, -52],
              [24, -28],
            ]}
            look={-4}
            mouth="open"
          />
          <circle cx="238" cy="172" r="8" fill={yellow} />
          <path d="M238 168v4l3 2" {...line} strokeWidth="2" />
        </>
      ),
    },
    {
      from: 'Maren counted a hundred',
      alt: 'Maren and Kofi lie in the grass, hold out their thumbs and count a bank of birds.',
      shapes: (
        <>
          <Sky fill={day} />
          <path d="M0 90h320v80H0Z" fill={water} />
          <path d="M30 130c40-30 220-30 270 0-40 14-220 14-270 0Z" fill={slate} />
          <path
            d="M60 112v-6m24 0v-6m26 0v-6m26 2v-6m26 4v-6m28 6v-6m26 10v-6m24 12v-6"
            {...line}
            stroke={slate}
            strokeWidth="7"
          />
          <path
            d="M62 128q6-6 12 0m20-8q6-6 12 0m18 8q6-6 12 0m16-10q6-6 12 0m20 8q6-6 12 0m20-6q6-6 12 0m14 8q6-6 12 0"
            {...line}
            stroke={cool}
            strokeWidth="2"
          />
          <path d="M286 112V76l8-8m-8 8 16 2" {...line} stroke={grey} strokeWidth="5" />
          <path d="M0 176c100-24 220-20 320 0v64H0Z" fill={hill} />
          <Prone x={92} y={222} top={yellow} hair={orange} skin={skin} />
          <Prone x={232} y={222} top={red} hair={ink} skin={umber} />
          <Tufts d="M20 226M160 232M300 224M150 204" />
        </>
      ),
    },
    {
      from: 'At nine they climbed down',
      alt: 'At night the two walk home over the ripples with a lamp; far away on the shore a second lamp swings.',
      shapes: (
        <>
          <Sky fill={night} />
          <Stars d="M30 28M80 50M130 22M180 44M240 26M290 56M270 90M40 92" />
          <path d="M0 116c80-14 220-10 320-2v126H0Z" fill={deep} />
          <path d="M0 138h320v102H0Z" fill={slate} />
          <path
            d="M20 160q20 6 40 0m60 8q20 6 40 0m80-10q20 6 40 0M40 220q20 6 40 0m180 6q20 6 40 0m-60-36q20 6 40 0"
            {...line}
            stroke={grey}
          />
          <circle cx="286" cy="112" r="14" fill={glow} opacity=".3" />
          <circle cx="286" cy="112" r="4" fill={glow} />
          <circle cx="172" cy="186" r="50" fill={glow} opacity=".25" />
          <Kofi
            x={134}
            y={226}
            size={1.2}
            hands={[
              [-22, -30],
              [30, -42],
            ]}
            feet={[
              [-12, -3],
              [12, -3],
            ]}
            look={4}
          />
          <Maren
            x={214}
            y={228}
            size={1.2}
            hands={[
              [-24, -30],
              [24, -40],
            ]}
            feet={[
              [-12, -3],
              [12, -3],
            ]}
            look={-3}
          />
          <path d="M164 178h16v20h-16Z" fill={glow} />
          <path d="M162 176h20m-20 24h20m-20-24q10-14 20 0" {...line} />
        </>
      ),
    },
  ],
};

type Figure = Place & Pick<PersonProps, 'hands' | 'feet' | 'look' | 'mouth'>;

function Maren(props: Figure) {
  return <Person top={yellow} legs={blue} skin={skin} hair={orange} style="braids" shoes={green} {...props} />;
}

function Kofi(props: Figure) {
  return <Person top={red} legs={slate} skin={umber} hair={ink} style="curls" shoes={teal} {...props} />;
}

function Hut(place: Place) {
  return (
    <At {...place}>
      <path d="M-28 0v-40M28 0v-40M-10 0v-38M4 0v-38m-14 10h14m-14 14h14" {...line} stroke={bark} strokeWidth="5" />
      <path d="M-36-84h72v46h-72Z" fill={brown} />
      <path d="M-44-82 0-112 44-82Z" fill={red} stroke={red} strokeWidth="4" strokeLinejoin="round" />
      <path d="M-14-72h28v20h-28Z" fill={water} />
    </At>
  );
}

/** Someone who lies on the stomach and holds out a thumb; seen from behind. */
function Prone({ x, y, top, hair, skin: tone }: { x: number; y: number; top: string; hair: string; skin: string }) {
  return (
    <At x={x} y={y}>
      <path d="M-10 8c-4 10-4 14-6 20m26-20c4 10 4 14 6 20" {...line} stroke={slate} strokeWidth="14" />
      <path d="M-26 8c0-34 52-34 52 0Z" fill={top} />
      <path d="M20-10l24-40" {...line} stroke={top} strokeWidth="11" />
      <circle cx="46" cy="-54" r="7" fill={tone} />
      <path d="M46-58v-10" {...line} stroke={tone} strokeWidth="6" />
      <circle cx="0" cy="-28" r="18" fill={hair} />
      <circle cx="-18" cy="-26" r="4" fill={tone} />
      <circle cx="18" cy="-26" r="4" fill={tone} />
    </At>
  );
}
