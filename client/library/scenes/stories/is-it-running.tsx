import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import {
  bark,
  blue,
  brown,
  cool,
  cream,
  floor,
  glow,
  green,
  grey,
  ink,
  line,
  orange,
  plum,
  red,
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
import { Ink, Sky, Table } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'Lucía bends over an open cassette recorder with a screwdriver; an old man with a tie looks on.',
    shapes: (
      <>
        <Sky fill={wall} />
        <Shelves />
        <path d="M0 210h320v30H0Z" fill={floor} />
        <Lucia
          x={100}
          y={232}
          size={1.4}
          hands={[
            [-2, -56],
            [34, -54],
          ]}
          look={4}
          tilt={6}
        />
        <Harald x={242} y={232} size={1.1} look={-4} />
        <Table x={160} y={184} size={2} fill={brown} />
        <Recorder x={164} y={182} />
        <path d="m148 154 12 14" {...line} stroke={red} strokeWidth="6" />
        <path d="M222 182c0-10 18-10 18 0Z" fill={grey} />
      </>
    ),
  },
  scenes: [
    {
      from: 'Inside, it was grey with dust',
      alt: 'The inside of the recorder: two wheels, a small motor and a black streak where a belt should be.',
      shapes: (
        <>
          <Sky fill={brown} />
          <path d="M36 44c80-8 170-8 250 0 4 50 4 100 0 150-80 8-170 8-250 0-4-50-4-100 0-150Z" fill={slate} />
          <path d="M54 60h214v118H54Z" fill={stone} />
          <circle cx="112" cy="106" r="32" fill={cool} />
          <circle cx="112" cy="106" r="8" fill={ink} />
          <circle cx="206" cy="106" r="32" fill={cool} />
          <circle cx="206" cy="106" r="8" fill={ink} />
          <path
            d="M112 80v16m22 22-14-6m-30 6 14-6m102-32v16m22 22-14-6m-30 6 14-6"
            {...line}
            stroke={grey}
            strokeWidth="5"
          />
          <path d="M146 154h28v18h-28Z" fill={orange} />
          <path d="M244 150c0-12 20-12 20 0v20h-20Z" fill={yellow} />
          <path d="M90 136c20 16 60 20 90 14m20-6q20-2 26-10" {...line} strokeWidth="6" strokeDasharray="14 7" />
          <path d="M320 190 232 148l90 20" {...line} stroke={grey} strokeWidth="5" />
          <path d="M62 66h.5m196 0h.5m-196 104h.5" {...line} strokeWidth="7" />
          <path d="M20 216c0-10 60-10 60 0v24H20Z" fill={cream} />
          <path d="M34 216h.5m12-3h.5m12 4h.5m-16 2h.5m22-4h.5" {...line} stroke={slate} strokeWidth="6" />
        </>
      ),
    },
    {
      from: 'It was a little too loose',
      alt: 'Bertram holds the torch for Lucía now, and the blue band off the broccoli lies around the wheels.',
      shapes: (
        <>
          <Sky fill={wall} />
          <Shelves />
          <path d="M0 210h320v30H0Z" fill={floor} />
          <Person
            x={222}
            y={232}
            size={1.15}
            isGrown
            top={green}
            legs={slate}
            skin={skin}
            hair={grey}
            style="bald"
            look={-4}
            hands={[
              [-46, -86],
              [22, -50],
            ]}
          />
          <path d="m168 134 24-10" {...line} stroke={slate} strokeWidth="11" />
          <path d="m168 128-54 50h80l-20-36Z" fill={glow} opacity=".5" />
          <Lucia
            x={86}
            y={232}
            size={1.35}
            hands={[
              [10, -50],
              [38, -50],
            ]}
            look={4}
            tilt={10}
          />
          <Table x={160} y={184} size={2} fill={brown} />
          <Recorder x={152} y={182} band />
          <At x={266} y={182}>
            <path d="M-5 0c0-10 0-14-2-20H9C7-14 7-10 7 0Z" fill={green} />
            <circle cx="-8" cy="-26" r="10" fill={teal} />
            <circle cx="10" cy="-26" r="10" fill={teal} />
            <circle cx="1" cy="-34" r="11" fill={teal} />
          </At>
        </>
      ),
    },
    {
      from: 'The man had laid his hand',
      alt: 'The old man has laid his hand flat on the table; four seconds of a voice have come out of the recorder.',
      shapes: (
        <>
          <Sky fill={wall} />
          <Shelves />
          <path d="M0 210h320v30H0Z" fill={floor} />
          <Harald
            x={210}
            y={232}
            size={1.3}
            eyes="shut"
            hands={[
              [-40, -42],
              [34, -40],
            ]}
          />
          <Lucia x={52} y={232} size={1.2} look={4} />
          <Table x={160} y={184} size={2} fill={brown} />
          <Recorder x={118} y={182} />
          <path d="M108 138q10-8 20 0m-27-13q17-13 34 0m-41-13q24-18 48 0" {...line} stroke={plum} strokeWidth="4" />
          <path d="M258 182c-2-20 16-26 22-26s20 8 18 26Z" fill={yellow} />
          <path d="M254 182h48" {...line} stroke={white} strokeWidth="5" />
        </>
      ),
    },
  ],
};

type Figure = Place & Pick<PersonProps, 'hands' | 'look' | 'tilt' | 'eyes'>;

function Lucia(props: Figure) {
  return <Person top={teal} legs={blue} skin={tan} hair={ink} style="bun" {...props} />;
}

function Harald({ x, y, size = 1, ...props }: Figure) {
  return (
    <At x={x} y={y} size={size}>
      <Person x={0} y={0} isGrown top={slate} legs={ink} skin={skin} hair={grey} style="bald" {...props} />
      <path d="M-8-98 0-88l8-10v18H-8Z" fill={white} />
      <path d="m-3-92 6 0 2 26-5 8-5-8Z" fill={red} />
    </At>
  );
}

function Shelves() {
  return (
    <>
      <path d="M0 40h320v6H0ZM0 104h320v6H0Z" fill={bark} />
      <path
        d="M12 40V8h12v32Zm30 0V4h10v36Zm64 0V10h12v30Zm60 0V4h14v36Zm84 0V8h12v32ZM30 104V72h12v32Zm240 0V68h12v36Z"
        fill={red}
      />
      <path
        d="M26 40V2h14v38Zm58 0V8h16v32Zm70 0V12h10v28Zm78 0V4h14v36Zm60 0V8h14v32ZM48 104V70h14v34Zm238 0V72h12v32Z"
        fill={blue}
      />
      <path
        d="M56 40V12h24v28Zm66 0V6h28v34Zm64 0V10h40v30Zm80 0V14h22v26ZM10 104V74h14v30Zm292 0V74h12v30Z"
        fill={cream}
      />
    </>
  );
}

/** The cassette recorder, open, about 90 wide. */
function Recorder({ band = false, ...place }: Place & { band?: boolean }) {
  return (
    <At {...place}>
      <path d="M-46-34h92v32c-20 4-70 4-92 0Z" fill={slate} />
      <path d="M-38-28h60v18h-60Z" fill={cool} />
      <circle cx="-22" cy="-19" r="7" fill={ink} />
      <circle cx="6" cy="-19" r="7" fill={ink} />
      {band && <path d="M-22-28h28a9 9 0 0 1 0 18h-28a9 9 0 0 1 0-18Z" {...line} stroke={blue} strokeWidth="3.5" />}
      <Ink d="M30-26h8m-8 7h8m-8 7h8" stroke={orange} />
    </At>
  );
}
