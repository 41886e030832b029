import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import {
  bark,
  blue,
  brown,
  cool,
  cream,
  deep,
  dusk,
  glow,
  green,
  grey,
  ink,
  leaf,
  line,
  moon,
  night,
  orange,
  plum,
  red,
  slate,
  stone,
  tan,
  umber,
  white,
  yellow,
} from '../kit/paint';
import { Person, type PersonProps } from '../kit/people';
import { Ink, Sky, Stars } from '../kit/place';

const SKY =
  'M20 30M46 64M74 22M98 88M116 44M140 18M158 72M186 34M204 96M226 24M252 60M276 30M300 78M288 110M62 106M30 92M240 98';

export const drawings: Drawings = {
  cover: {
    alt: 'Saanvi looks through her telescope on the flat roof at night; her grandfather sits beside her with tea.',
    shapes: (
      <>
        <Sky fill={night} />
        <Stars d={SKY} />
        <path d="m246 26 3 7 8 1-6 5 2 8-7-4-7 4 2-8-6-5 8-1Z" fill={moon} stroke={moon} strokeLinejoin="round" />
        <Roof />
        <Telescope x={186} y={212} />
        <Saanvi
          x={128}
          y={214}
          size={1.25}
          hands={[
            [12, -62],
            [36, -70],
          ]}
          look={4}
          tilt={8}
        />
        <Grandfather
          x={58}
          y={222}
          size={0.95}
          hands={[
            [-20, -52],
            [26, -60],
          ]}
          look={4}
        />
        <path d="M76 152h16v14H76Z" fill={orange} />
        <path d="M82 146q-4-6 0-10" {...line} stroke={white} />
      </>
    ),
  },
  scenes: [
    {
      from: 'From then on she measured',
      alt: 'By torchlight the grandfather writes down the numbers while Saanvi watches the star grow brighter.',
      shapes: (
        <>
          <Sky fill={night} />
          <Stars d={SKY} />
          <circle cx="262" cy="40" r="26" fill={glow} opacity=".25" />
          <path
            d="m262 20 5 14 15 1-11 9 4 14-13-8-12 8 4-14-12-9 15-1Z"
            fill={moon}
            stroke={moon}
            strokeWidth="2"
            strokeLinejoin="round"
          />
          <Roof />
          <Telescope x={212} y={212} />
          <Saanvi
            x={158}
            y={214}
            size={1.15}
            hands={[
              [14, -60],
              [38, -72],
            ]}
            look={4}
            mouth="open"
          />
          <circle cx="70" cy="172" r="44" fill={glow} opacity=".25" />
          <Grandfather
            x={62}
            y={224}
            hands={[
              [-12, -58],
              [24, -58],
            ]}
            tilt={6}
            look={2}
          />
          <path d="m46 164 40 2-4 26-36-4Z" fill={white} />
          <Ink d="M52 171h26m-27 7h24m-24 7h18" stroke={grey} />
          <path d="m86 170-10 12" {...line} stroke={yellow} strokeWidth="4" />
        </>
      ),
    },
    {
      from: 'That week the chillies',
      alt: 'Across the hole in the curve of blue and green dots go nineteen red ones, like stepping stones.',
      shapes: (
        <>
          <Sky fill={cool} />
          <path d="M30 16c80-6 180-6 262 0 4 70 4 140 0 208-80 6-180 6-262 0-4-70-4-140 0-208Z" fill={white} />
          <Ink d="M56 34v166h212M56 80h4m-4 60h4m60 60v-4m80 4v-4" stroke={slate} />
          <path
            d="M66 170h.5m6 4h.5m8-2h.5m6 4h.5m10-6h.5m10 2h.5m84-92h.5m14 2h.5m12-6h.5m14 4h.5"
            {...line}
            stroke={blue}
            strokeWidth="7"
          />
          <path
            d="M70 178h.5m12-8h.5m8 8h.5m10-2h.5m104-98h.5m12 10h.5m14-8h.5m14 4h.5"
            {...line}
            stroke={green}
            strokeWidth="7"
          />
          <path
            d="M122 170h.5m5-3h.5m4-4h.5m4-5h.5m3-6h.5m3-5h.5m3-6h.5m3-5h.5m2-6h.5m3-5h.5m2-6h.5m3-5h.5m3-5h.5m4-5h.5m4-4h.5m5-4h.5"
            {...line}
            stroke={red}
            strokeWidth="7.5"
          />
          <path d="m286 244 2-38 36-8v46Z" fill={red} stroke={red} strokeWidth="6" strokeLinejoin="round" />
          <path d="M292 202c-16-10-30-6-36 4-4 16 8 28 34 26Z" fill={tan} />
          <path d="m264 204-36-24m34 34-8-2m12 10-8 2" {...line} stroke={tan} strokeWidth="12" />
          <path d="m228 178 3 3" {...line} stroke={cream} strokeWidth="5" />
          <path d="m258 208-12-8" {...line} stroke={umber} strokeWidth="2" />
        </>
      ),
    },
    {
      from: 'He put on his glasses',
      alt: 'In the last light the grandfather bends over the telescope himself, one eye shut, and Saanvi smiles.',
      shapes: (
        <>
          <Sky fill={dusk} />
          <path d="M0 110c60-10 120 6 180-4s100-4 140 0v60H0Z" fill={plum} opacity=".4" />
          <path
            d="m58 34 2 5 5 1-4 3 1 5-4-3-5 3 1-5-4-3 6-1ZM250 50l2 5 5 1-4 3 1 5-4-3-5 3 1-5-4-3 6-1ZM146 24l2 5 5 1-4 3 1 5-4-3-5 3 1-5-4-3 6-1Z"
            fill={white}
          />
          <Roof />
          <Telescope x={206} y={212} />
          <Grandfather
            x={144}
            y={214}
            size={1.05}
            tilt={18}
            eyes="shut"
            hands={[
              [20, -64],
              [40, -74],
            ]}
            look={4}
          />
          <Saanvi
            x={64}
            y={222}
            size={1.15}
            look={4}
            hands={[
              [-20, -30],
              [22, -50],
            ]}
          />
          <path d="M84 154h14v12H84Z" fill={orange} />
          <path d="M250 214v-26h28v26Zm28-20 16-10" {...line} stroke={leaf} strokeWidth="5" />
          <path d="M250 190h28v24h-28Z" fill={leaf} />
        </>
      ),
    },
  ],
};

type Figure = Place & Pick<PersonProps, 'hands' | 'look' | 'tilt' | 'eyes' | 'mouth'>;

function Saanvi(props: Figure) {
  return <Person top={red} legs={blue} skin={tan} hair={ink} style="braids" {...props} />;
}

function Grandfather(props: Figure) {
  return <Person isGrown top={brown} legs={slate} skin={tan} hair={stone} style="bald" {...props} />;
}

/** The flat roof with the water tank and the chillies. */
function Roof() {
  return (
    <>
      <path d="M258 120h60v84h-60Z" fill={slate} />
      <Ink d="M258 140h60m-60 40h60" stroke={deep} />
      <path d="M0 196h320v44H0Z" fill={deep} />
      <path d="M0 190h320v10H0Z" fill={stone} />
      <path d="M6 190v-18h26v18Z" fill={orange} />
      <path d="M18 172v-30m0 14q-10 0-12-10m12 4q10 0 12-10" {...line} stroke={leaf} strokeWidth="4" />
      <path d="M10 150v6m16-10v6m-8-10v6" {...line} stroke={red} strokeWidth="5" />
    </>
  );
}

/** The telescope, which looks up to the right. */
function Telescope(place: Place) {
  return (
    <At {...place}>
      <path d="M0-50-24 0M0-50 24 0M0-50V0" {...line} stroke={bark} strokeWidth="6" />
      <path d="m-30-54 12 16 66-50-16-22Z" fill={cream} stroke={cream} strokeWidth="4" strokeLinejoin="round" />
      <path d="m30-112 20 26" {...line} stroke={slate} strokeWidth="6" />
      <path d="m-26-46-10 8" {...line} stroke={slate} strokeWidth="8" />
    </At>
  );
}
