import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import {
  bark,
  blue,
  brown,
  cool,
  cream,
  day,
  deep,
  glow,
  grey,
  ink,
  line,
  moon,
  night,
  orange,
  plum,
  red,
  skin,
  slate,
  stone,
  tan,
  teal,
  wall,
  water,
  white,
  yellow,
} from '../kit/paint';
import { Head, Person } from '../kit/people';
import { Cloud, House, Ink, Moon, Sky, Stars, Table, Window } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'A father in a blue jacket combs a cloud that rises from a great kettle in the night.',
    shapes: (
      <>
        <Sky fill={night} />
        <Stars d="M24 30M60 60M110 26M290 30M300 90M20 110M250 20" />
        <Moon x={52} y={84} r={16} />
        <path d="M0 196h320v44H0Z" fill={deep} />
        <Kettle x={104} y={214} />
        <Cloud x={112} y={92} size={1.3} />
        <Cloud x={176} y={52} size={0.8} fill={cool} />
        <path
          d="M206 216 226 92m36 124-16-124m-36 100h48m-44-28h42m-38-28h34m-30-28h30"
          {...line}
          stroke={brown}
          strokeWidth="5"
        />
        <Papa
          x={236}
          y={150}
          size={0.82}
          hands={[
            [-46, -96],
            [-30, -66],
          ]}
          tilt={-6}
          look={-4}
        />
        <path d="M208 68 150 92m-8-12 14 28" {...line} stroke={bark} strokeWidth="4" />
      </>
    ),
  },
  scenes: [
    {
      from: 'Yusuf lay down with the phone',
      alt: 'Yusuf lies in bed with the phone at his ear and listens to his father.',
      shapes: (
        <>
          <Sky fill={plum} />
          <Window sky={night} x={84} y={112}>
            <Stars d="M-30-70M-14-30M28-20" />
            <Moon x={20} y={-70} r={11} />
          </Window>
          <path d="M0 196h320v44H0Z" fill={slate} />
          <path d="M232 118h62v100h-62Z" fill={bark} stroke={bark} strokeWidth="6" strokeLinejoin="round" />
          <path d="M28 160h240v56H28Z" fill={brown} stroke={brown} strokeWidth="6" strokeLinejoin="round" />
          <path d="M196 160c4-28 70-28 76-4 2 12-10 20-40 20s-38-6-36-16Z" fill={white} />
          <g transform="translate(226 142)rotate(-62)">
            <Head skin={tan} hair={ink} style="curls" eyes="shut" />
          </g>
          <path d="M30 206c-4-40 10-54 60-56 50 0 96-8 116 14 10 12 6 30 4 44Z" fill={teal} />
          <Ink d="M64 160c-4 14-4 30 0 44m46-48c-4 16-4 32 0 48m48-46c-4 14-4 30 0 44" stroke={water} />
          <path d="M176 168c14 4 26-2 32-14" {...line} stroke={tan} strokeWidth="9" />
          <At x={206} y={148} turn={-24}>
            <path d="M-7-15H7v30H-7Z" fill={slate} stroke={white} strokeWidth="3" strokeLinejoin="round" />
          </At>
          <circle cx="212" cy="158" r="5" fill={tan} />
          <path d="M190 128q-8 5-8 16m-4-24q-12 8-12 24" {...line} stroke={glow} />
        </>
      ),
    },
    {
      from: 'Then it rises',
      alt: 'High on a scaffold papa combs the thin clouds with a rake. A round one beside him has already got ears.',
      shapes: (
        <>
          <Sky fill={night} />
          <Stars d="M24 30M70 24M300 30M270 60M150 20" />
          <path
            d="M20 70c40-16 90-10 130-18M14 92c50-14 90-8 140-20M30 112c40-10 80-6 120-14"
            {...line}
            stroke={white}
            strokeWidth="9"
          />
          <EaredCloud x={262} y={112} />
          <Papa
            x={180}
            y={206}
            hands={[
              [-52, -92],
              [-28, -70],
            ]}
            look={-4}
          />
          <path d="M170 150 122 112m4-18-12 28m8-30-12 28m0 0-4 8m8-6-4 8" {...line} stroke={bark} strokeWidth="4" />
          <path d="M40 208h260v8H40Z" fill={brown} />
          <path d="M70 216v24m96-24v24m96-24v24M70 216l96 24m0-24 96 24" {...line} stroke={brown} strokeWidth="4" />
          <path d="M40 232c20-30 50-14 60-4 20-10 40 0 40 12Z" fill={cool} opacity=".5" />
        </>
      ),
    },
    {
      from: 'Those are the heavy ones',
      alt: 'Papa and Ines lift a heavy grey cloud together, with their knees.',
      shapes: (
        <>
          <Sky fill={night} />
          <Window sky={deep} x={268} y={96} size={0.8}>
            <Stars d="M-20-70M20-30M24-76" />
          </Window>
          <path d="M0 196h320v44H0Z" fill={deep} />
          <Cloud x={160} y={94} size={2} fill={grey} />
          <path d="M120 80q6 6 12 0m20-8q8 4 14-2m14 16q6 4 12 0" {...line} stroke={slate} />
          <Papa
            x={92}
            y={214}
            hands={[
              [22, -132],
              [40, -124],
            ]}
            feet={[
              [-16, -3],
              [14, -3],
            ]}
            look={4}
          />
          <Person
            x={232}
            y={214}
            isGrown
            top={orange}
            legs={teal}
            skin={skin}
            hair={bark}
            style="bun"
            hands={[
              [-40, -124],
              [-22, -132],
            ]}
            feet={[
              [-14, -3],
              [16, -3],
            ]}
            look={-4}
          />
          <path d="M140 224h40v-22h-40Z" fill={brown} />
          <Ink d="M140 213h40m-20-10v20" stroke={bark} />
        </>
      ),
    },
    {
      from: 'Yusuf went to the window',
      alt: 'In the morning Yusuf pulls back the curtain: over the roofs hangs one small white cloud, and it has ears.',
      shapes: (
        <>
          <Sky fill={wall} />
          <path d="M84 20h196v150H84Z" fill={day} />
          <path d="M84 20h196v60H84Z" fill={water} opacity=".6" />
          <EaredCloud x={196} y={82} />
          <House x={118} y={170} size={0.6} fill={cream} />
          <House x={172} y={172} size={0.5} fill={cream} roof={orange} />
          <House x={232} y={172} size={0.7} fill={stone} roof={brown} />
          <path d="M84 20h196v150H84Z" fill="none" stroke={white} strokeWidth="8" strokeLinejoin="round" />
          <path d="M70 170h224v10H70Z" fill={white} />
          <path d="M58 10h240" {...line} stroke={bark} strokeWidth="5" />
          <path d="M240 12h52c4 50-2 120 4 164h-34c-10-50-2-100-22-164Z" fill={red} />
          <path d="M258 14c12 60 8 100 14 160m6-160c4 60 0 100 6 160" {...line} strokeWidth="2" opacity=".4" />
          <path d="M0 212h320v28H0Z" fill={brown} />
          <Person
            x={176}
            y={228}
            size={1.05}
            top={yellow}
            legs={blue}
            skin={tan}
            shoes={tan}
            hair={ink}
            style="curls"
            hands={[
              [-24, -20],
              [66, -52],
            ]}
            look={3}
          />
          <Table x={40} y={180} fill={bark} />
          <path d="M20 180v-18h36v18Z" fill={blue} />
          <Ink d="M30 162c0-10 16-10 16 0" />
        </>
      ),
    },
  ],
};

function Papa(
  props: Place & {
    hands: readonly [readonly [number, number], readonly [number, number]];
    feet?: readonly [readonly [number, number], readonly [number, number]];
    tilt?: number;
    look?: number;
  },
) {
  return <Person isGrown top={blue} legs={slate} skin={tan} hair={ink} {...props} />;
}

/** The kettle that the clouds rise from. */
function Kettle(place: Place) {
  return (
    <At {...place}>
      <path d="M-40-78c2-10 80-10 82 0l12 60c4 14-6 18-54 18s-56-4-52-18Z" fill={stone} />
      <ellipse cx="1" cy="-80" rx="41" ry="9" fill={water} />
      <path
        d="M-26-86c-8-16 6-18 0-34m24 32c-8-16 8-20 2-38m24 40c-8-16 6-18 0-34"
        {...line}
        stroke={white}
        strokeWidth="6"
      />
      <path d="M-46-40h96" {...line} stroke={slate} />
      <path
        d="M-30 2c4-10 10-6 8-14 8 4 10 10 8 14Zm26 0c4-10 10-6 8-16 8 4 12 12 8 16Zm24 0c4-8 8-6 8-12 8 4 8 8 6 12Z"
        fill={orange}
      />
      <circle cx="52" cy="-46" r="7" fill={moon} />
    </At>
  );
}

function EaredCloud({ x, y }: { x: number; y: number }) {
  return (
    <>
      <path
        d={`M${x - 22} ${y - 22}c-6-12-2-22 4-26 6 6 10 16 8 24Zm22-6c-2-12 4-22 10-24 4 8 4 20-1 27Z`}
        fill={white}
      />
      <Cloud x={x} y={y} />
    </>
  );
}
