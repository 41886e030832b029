import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import { Eyes } from '../kit/animals';
import {
  bark,
  brown,
  cool,
  cream,
  deep,
  field,
  floor,
  green,
  ink,
  leaf,
  line,
  orange,
  plum,
  red,
  skin,
  slate,
  stone,
  tan,
  teal,
  umber,
  white,
  yellow,
} from '../kit/paint';
import { Person, type PersonProps } from '../kit/people';
import { Ink, Sky } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'On the stage a queen sits on her throne, and behind her stands a boy in the costume of a tree.',
    shapes: (
      <>
        <Stage />
        <AntonTree x={204} y={196} size={1.12} />
        <Throne x={108} y={206} />
        <Queen
          x={108}
          y={212}
          size={1.05}
          hands={[
            [-24, -40],
            [26, -40],
          ]}
        />
      </>
    ),
  },
  scenes: [
    {
      from: 'Anton looked at the crown.',
      alt: 'In the dressing room Bea holds up her palm to Anton, who stands there stiff in his bark.',
      shapes: (
        <>
          <Sky fill={cool} />
          <path d="M0 204h320v36H0Z" fill={floor} />
          <path d="M24 30h120v90H24Z" fill={white} stroke={brown} strokeWidth="6" strokeLinejoin="round" />
          <path d="M24 16h.5m30 0h.5m30 0h.5m30 0h.5m28 0h.5" {...line} stroke={yellow} strokeWidth="10" />
          <path d="M170 40h140" {...line} stroke={slate} strokeWidth="4" />
          <path d="m184 42-10 60h34l-8-60Zm40 0-12 70h40l-10-70Z" fill={plum} />
          <path d="m270 42-12 60h40l-10-60Z" fill={green} />
          <AntonTree x={216} y={230} size={1.25} mouth="flat" />
          <Queen
            x={96}
            y={232}
            size={1.25}
            hands={[
              [-22, -28],
              [36, -68],
            ]}
            look={4}
            noCrown
            mouth="flat"
          />
          <circle cx="142" cy="142" r="10" fill={tan} />
          <path d="M137 136l-2-8m6 6v-10m5 11 4-9m1 14 7-5" {...line} stroke={tan} strokeWidth="5" />
        </>
      ),
    },
    {
      from: 'In the third act',
      alt: 'The crown has slid over the nose of the queen; she stands nose to nose with Tree Number Two.',
      shapes: (
        <>
          <Stage />
          <Throne x={64} y={204} />
          <AntonTree x={210} y={208} size={1.35} look={-4} />
          <Queen
            x={132}
            y={212}
            size={1.2}
            hands={[
              [-24, -34],
              [40, -50],
            ]}
            look={4}
            blind
          />
          <Audience />
        </>
      ),
    },
    {
      from: 'At the end they all bowed',
      alt: 'Everyone bows under the curtain: the queen, the guards, and last of all the trees.',
      shapes: (
        <>
          <Stage />
          <path d="M60 20h.5m30 30h.5m50-30h.5m46 26h.5m40-28h.5" {...line} stroke={yellow} strokeWidth="6" />
          <AntonTree x={228} y={206} size={1.1} turn={-8} />
          <Queen
            x={160}
            y={208}
            tilt={18}
            hands={[
              [-34, -30],
              [34, -30],
            ]}
            look={0}
          />
          <Person
            x={96}
            y={208}
            size={1.02}
            top={slate}
            legs={red}
            skin={umber}
            hair={ink}
            style="cap"
            tilt={16}
            hands={[
              [-22, -40],
              [22, -28],
            ]}
            eyes="shut"
          />
          <path d="M70 206V96" {...line} stroke={bark} strokeWidth="4" />
          <path d="m70 96-6-16 6-8 6 8Z" fill={stone} />
          <Audience />
        </>
      ),
    },
  ],
};

function Stage() {
  return (
    <>
      <Sky fill={field} />
      <path d="M60 150 110 90l40 40 50-60 60 80v60H60Z" fill={teal} opacity=".5" />
      <path d="M0 194h320v46H0Z" fill={brown} />
      <Ink d="M0 214h320" stroke={bark} />
      <path d="M0 0h46c10 70-4 140-20 210H0ZM320 0h-46c-10 70 4 140 20 210h26Z" fill={red} />
      <path
        d="M0 0h320v14c-20 22-44 22-64 4-20 20-44 20-64 2-20 18-44 18-64 0-20 18-44 18-64-2-20 18-44 16-64-4Z"
        fill={red}
      />
      <Ink
        d="M16 30c6 60 0 120-6 170m24-170c4 60-4 110-10 160m280-160c-6 60 0 120 6 170m-24-170c-4 60 4 110 10 160"
        stroke={deep}
      />
    </>
  );
}

function Audience() {
  return (
    <path
      d="M0 240c0-26 32-26 34 0 2-24 34-28 36 0 0-26 34-26 36 0 0-24 34-28 36 0 0-26 34-26 36 0 0-24 34-28 36 0 0-26 34-26 36 0 0-24 34-28 36 0 0-26 34-26 36 0Z"
      fill={deep}
    />
  );
}

function Throne(place: Place) {
  return (
    <At {...place}>
      <path d="M-34 0v-110c10-14 58-14 68 0V0Z" fill={plum} />
      <path d="M-38-104V0m76-104V0M-38-40h14m52 0h10" {...line} stroke={yellow} strokeWidth="7" />
      <circle cx="-38" cy="-112" r="7" fill={yellow} />
      <circle cx="38" cy="-112" r="7" fill={yellow} />
    </At>
  );
}

type Figure = Place & Pick<PersonProps, 'hands' | 'look' | 'mouth' | 'tilt'>;

function Queen({
  noCrown = false,
  blind = false,
  x,
  y,
  size = 1,
  ...props
}: Figure & { noCrown?: boolean; blind?: boolean }) {
  return (
    <At x={x} y={y} size={size}>
      <Person x={0} y={0} top={plum} skin={tan} hair={orange} style="long" hasDress {...props} />
      <ellipse cx="0" cy="-53" rx="18" ry="4.5" fill={white} />
      {!noCrown && (
        <At x={-3} y={blind ? -68 : -86} turn={(props.tilt ?? 0) - 6}>
          <path
            d="M-17 0v-18l9 8 8-12 8 12 9-8V0Z"
            fill={yellow}
            stroke={yellow}
            strokeWidth="3"
            strokeLinejoin="round"
          />
          <circle cx="0" cy="-5" r="3" fill={red} />
        </At>
      )}
    </At>
  );
}

/** Anton in bark, with twigs for hands, about 110 high. */
function AntonTree({ mouth = 'smile', look = 0, ...place }: Place & { mouth?: 'smile' | 'flat'; look?: number }) {
  return (
    <At {...place}>
      <path
        d="M-20-50-46-80m0 0-2-14m2 14-14-4M20-50l28-28m0 0 2-14m-2 14 14-2"
        {...line}
        stroke={bark}
        strokeWidth="8"
      />
      <path d="M-22 0c6-30 4-60 2-84h42c-2 24-4 54 4 84Z" fill={bark} />
      <circle cx="1" cy="-78" r="17" fill={skin} />
      <Eyes x={1 + look} y={-78} apart={6} />
      <path d={mouth === 'smile' ? `M${-3 + look}-70q4 4 8 0` : `M${-3 + look}-70h8`} {...line} strokeWidth="2" />
      <path
        d="M-30-84c-10-14 4-26 12-20 0-14 24-18 28-6 12-6 26 6 20 18 4 8-2 14-8 12-8-14-36-14-42 0-4 4-10 2-10-4Z"
        fill={leaf}
      />
      <g fill={green}>
        <circle cx="-58" cy="-90" r="9" />
        <circle cx="60" cy="-90" r="9" />
        <circle cx="-46" cy="-98" r="7" />
        <circle cx="48" cy="-98" r="7" />
      </g>
      <Ink d="M-8-40q4 10 0 20m14-30q-2 14 2 24" stroke={cream} />
    </At>
  );
}
