import type { ReactNode } from 'react';
import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import {
  bark,
  blue,
  brown,
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
        <Flock x={214} y={60} turn={-16} />
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
          <path d="M14 124c50-22 240-22 292 0-50 16-240 16-292 0Z" fill={sand} />
          <Bank y={106} from={64} count={13} />
          <Bank y={117} from={38} count={17} />
          <Bank y={128} from={56} count={14} />
          <Flock x={160} y={44} count={36} size={0.7} turn={6} />
          <path d="M0 172c100-24 220-20 320 0v68H0Z" fill={hill} />
          <FromBehind x={88} y={240} top={yellow} skin={skin}>
            <circle cy="-46" r="24" fill={orange} />
            <path
              d="M0-70v44m-20-8c-10 12-10 22-8 32m48-32c10 12 10 22 8 32"
              {...line}
              stroke={orange}
              strokeWidth="9"
            />
            <Ink d="M0-69v44" stroke={brown} />
          </FromBehind>
          <FromBehind x={222} y={240} top={red} skin={umber}>
            <circle cy="-42" r="26" fill={ink} />
            <path
              d="M-16-30h.5m-6-14h.5m4-14h.5m12-8h.5m14 0h.5m12 8h.5m4 14h.5m-6 14h.5m-14 4h.5m-14-20h.5"
              stroke={ink}
              strokeWidth="25"
              strokeLinecap="round"
            />
          </FromBehind>
          <Tufts d="M20 226M154 232M300 224M150 196" />
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
          <circle cx="286" cy="112" r="13" fill={orange} opacity=".4" />
          <circle cx="286" cy="112" r="4" fill={glow} />
          <circle cx="172" cy="186" r="46" fill={orange} opacity=".35" />
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
  return <Person top={red} legs={bark} skin={umber} hair={ink} style="curls" shoes={teal} {...props} />;
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

/** Birds in the air, close in the middle. */
function Flock({ count = 72, ...place }: Place & { count?: number }) {
  const birds = Array.from({ length: count }, (_, bird) => {
    const reach = Math.sqrt((bird + 0.5) / count);
    const x = Math.round(Math.cos(bird * 2.4) * 92 * reach);
    return `M${x} ${Math.round(Math.sin(bird * 2.4) * 34 * reach + (x * x) / 400)}q3-5 5 0 2-5 5 0`;
  });
  return (
    <At {...place}>
      <path d={birds.join('')} {...line} stroke={slate} />
    </At>
  );
}

/** A row of birds that stand. */
function Bank({ y, from, count }: { y: number; from: number; count: number }) {
  const each = (bird: string) =>
    Array.from({ length: count }, (_, index) => `M${from + index * 15} ${y + ((index * 7) % 4)}${bird}`).join('');
  return (
    <>
      <path d={each('m2 3v5')} {...line} stroke={orange} strokeWidth="1.5" />
      <path d={each('h4')} {...line} stroke={slate} strokeWidth="6.5" />
      <path d={each('m6-5h3')} {...line} stroke={slate} strokeWidth="4" />
    </>
  );
}

/** Someone who lies on the stomach and holds out a thumb; the back of the head goes in. */
function FromBehind({
  top,
  skin: tone,
  children,
  ...place
}: Place & { top: string; skin: string; children: ReactNode }) {
  return (
    <At {...place}>
      <path d="M-38 4c-2-26 14-34 38-34s40 8 38 34Z" fill={top} />
      <path d="M30-14 56-54" stroke={top} strokeWidth="14" strokeLinecap="round" />
      <path d="m58-58 2-4" stroke={tone} strokeWidth="15" strokeLinecap="round" />
      <path d="M59-64v-12" stroke={tone} strokeWidth="6.5" strokeLinecap="round" />
      <circle cx="-24" cy="-44" r="5" fill={tone} />
      <circle cx="24" cy="-44" r="5" fill={tone} />
      {children}
    </At>
  );
}
