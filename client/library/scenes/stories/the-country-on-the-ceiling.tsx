import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import {
  bark,
  blue,
  brown,
  cool,
  cream,
  deep,
  glow,
  green,
  grey,
  ink,
  line,
  moon,
  night,
  orange,
  plum,
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
import { Head, Person } from '../kit/people';
import { Ink, Sky, Stars, Window } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'Two children lie in hospital beds and look up; the ceiling above them is a map of a country.',
    shapes: (
      <>
        <Sky fill={cool} />
        <Ceiling />
        <path d="M0 128h320v112H0Z" fill={cool} />
        <path d="M0 214h320v26H0Z" fill={slate} />
        <Bed x={86} y={222} blanket={teal} skin={umber} hair="puffs" />
        <Bed x={236} y={222} blanket={yellow} skin={skin} hair="short" />
        <path d="M282 222V140h-60" {...line} stroke={grey} strokeWidth="5" />
        <path d="M226 140v24" {...line} />
        <path d="m214 178 36-14" {...line} stroke={white} strokeWidth="13" />
      </>
    ),
  },
  scenes: [
    {
      from: 'At eleven the night nurse came',
      alt: 'The night nurse stands between the beds in the dark and looks up; over the door a red light is on duty.',
      shapes: (
        <>
          <Sky fill={night} />
          <path d="M120 40h80v170h-80Z" fill={deep} />
          <circle cx="160" cy="22" r="18" fill={red} opacity=".3" />
          <circle cx="160" cy="22" r="7" fill={red} />
          <path d="M0 210h320v30H0Z" fill={deep} />
          <Window sky={deep} x={270} y={110} size={0.8}>
            <Stars d="M-26-70M-14-24M24-30M20-74" />
          </Window>
          <Bed x={66} y={226} blanket={teal} skin={umber} hair="puffs" />
          <Bed x={262} y={226} blanket={yellow} skin={skin} hair="short" />
          <path d="m174 164 6 66h-60Z" fill={glow} opacity=".35" />
          <Person
            x={156}
            y={222}
            size={1.05}
            isGrown
            top={blue}
            legs={blue}
            skin={tan}
            hair={ink}
            shoes={white}
            hands={[
              [-24, -44],
              [18, -56],
            ]}
            tilt={-8}
          />
          <path d="m172 164 4 10" {...line} stroke={grey} strokeWidth="7" />
        </>
      ),
    },
    {
      from: 'He gave her the map',
      alt: 'Elias stands on his crutches and gives Ngozi the map of Upper Ombria.',
      shapes: (
        <>
          <Sky fill={cool} />
          <Window sky={water} x={250} y={112}>
            <path d="M-42-20q20-16 42-6t42-4V0h-84Z" fill={green} />
          </Window>
          <path d="M0 210h320v30H0Z" fill={slate} />
          <Bed x={90} y={226} blanket={teal} skin={umber} hair="puffs" sits />
          <Person
            x={218}
            y={226}
            size={1.2}
            top={green}
            legs={cream}
            skin={skin}
            hair={bark}
            hands={[
              [-44, -52],
              [28, -34],
            ]}
            feet={[
              [-6, -3],
              [14, -12],
            ]}
            look={-4}
          />
          <path d="M252 156v72m-12-72h24m-12 30h-8" {...line} stroke={brown} strokeWidth="6" />
          <path d="m138 138 44 4-4 36-42-4Z" fill={white} />
          <path d="M144 152q10-8 16 2t16-2" {...line} stroke={blue} />
          <circle cx="150" cy="166" r="5" fill={sand} />
          <path d="m166 164 8 4" {...line} stroke={red} />
        </>
      ),
    },
    {
      from: "That isn't white",
      alt: 'At night Ngozi shows the new boy the country: the desert, the railway, and a dog that he has found.',
      shapes: (
        <>
          <Sky fill={night} />
          <g opacity=".85">
            <Ceiling dark />
          </g>
          <At x={214} y={66}>
            <path d="M-24 8c-4-14 6-20 20-18 4-10 16-10 20-2 8 4 6 12-2 12l-4 10Z" fill={cream} />
            <path d="M-24 6c-10-2-10-12-6-16" {...line} stroke={cream} strokeWidth="4" />
            <path d="M8-6v.5" {...line} strokeWidth="4" />
          </At>
          <path d="M0 130h320v110H0Z" fill={night} />
          <path d="M0 214h320v26H0Z" fill={deep} />
          <Bed x={86} y={224} blanket={teal} skin={umber} hair="puffs" />
          <Bed x={236} y={224} blanket={red} skin={tan} hair="curls" />
          <path d="m212 186 26 6" {...line} stroke={white} strokeWidth="12" />
          <path d="M74 180l22-40" {...line} stroke={plum} strokeWidth="9" />
          <circle cx="97" cy="138" r="5" fill={umber} />
        </>
      ),
    },
  ],
};

/** Panels of a ceiling with a desert, a river, a railway and a lighthouse. */
function Ceiling({ dark = false }: { dark?: boolean }) {
  return (
    <>
      <path d="M-20 0h360L300 124H20Z" fill={dark ? slate : white} />
      <path
        d="M60 0 76 124M140 0l8 124M220 0l-6 124M290 0l-22 124M-12 34h344M0 76h320"
        {...line}
        stroke={cool}
        strokeWidth="2"
      />
      <path d="M44 50c10-20 50-16 60-4 4 18-8 32-30 32s-36-12-30-28Z" fill={sand} />
      <path d="M300 20c-30 20-60-6-80 20s-30 20-50 30-20 30-40 44" {...line} stroke={blue} strokeWidth="5" />
      <path d="M110 12q50 16 90 0" {...line} stroke={bark} strokeWidth="5" strokeDasharray="3 7" />
      <path d="M262 116V96h12v20Z" fill={orange} />
      <path d="M260 96l8-10 8 10Z" fill={red} />
      <path d="M68 60q6-8 12 0m4 6q6-8 10 0" {...line} stroke={orange} />
      <path d="M160 100h30v12h-30Z" fill={dark ? moon : glow} />
    </>
  );
}

interface BedProps extends Place {
  blanket: string;
  skin: string;
  hair: 'puffs' | 'short' | 'curls';
  sits?: boolean;
}

/** A bed with a child, about 130 wide; the head is to the left. */
function Bed({ blanket, skin: tone, hair, sits = false, ...place }: BedProps) {
  return (
    <At {...place}>
      <path d="M-64-70V0M62-40V0" {...line} stroke={grey} strokeWidth="6" />
      <path d="M-62-30H60v14H-62Z" fill={grey} />
      <path d="M-62-34c0-16 40-18 44-2v6h-44Z" fill={white} />
      {sits && <path d="M-40-30c-2-30 34-30 34 0Z" fill={plum} />}
      <g transform={sits ? 'translate(-24 -70)' : 'translate(-38 -50)rotate(-64)'}>
        <Head skin={tone} hair={hair === 'short' ? bark : ink} style={hair} />
      </g>
      <path d="M-22-20c-2-22 20-26 40-24s42 2 42 24Z" fill={blanket} />
      <Ink d="M10-42q-3 10 0 22m26-20q-2 10 0 20" stroke={white} />
    </At>
  );
}
