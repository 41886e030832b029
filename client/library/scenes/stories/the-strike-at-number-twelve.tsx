import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import {
  bark,
  blue,
  brown,
  cool,
  deep,
  floor,
  glow,
  green,
  grey,
  ink,
  leaf,
  line,
  night,
  orange,
  plum,
  red,
  slate,
  teal,
  umber,
  wall,
  white,
  yellow,
} from '../kit/paint';
import { Person, type PersonProps } from '../kit/people';
import { Ink, Moon, Sky, Stars, Table, Window } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'A notice hangs on the fridge with two names and a paw print; Zuri, Malik and the tortoise stand before it.',
    shapes: (
      <>
        <Sky fill={wall} />
        <path d="M0 204h320v36H0Z" fill={floor} />
        <path d="M176 20c30-6 90-6 116 0v192c-40 4-80 4-116 0Z" fill={cool} />
        <Ink d="M176 92h116m-104-20v14m0 20v30" stroke={slate} />
        <path d="m204 108 64-4 4 66-66 4Z" fill={white} />
        <Ink d="M214 118l44-2m-43 12 38-2m-37 12 44-3" stroke={grey} />
        <path d="M222 156v.5m8-6v.5m8 5v.5" {...line} stroke={red} strokeWidth="6" />
        <circle cx="236" cy="104" r="5" fill={red} />
        <Zuri
          x={64}
          y={228}
          size={1.3}
          hands={[
            [-18, -44],
            [20, -44],
          ]}
          look={4}
        />
        <Malik
          x={134}
          y={230}
          size={1.1}
          hands={[
            [-18, -42],
            [20, -42],
          ]}
          look={4}
        />
        <Tortoise x={214} y={232} />
      </>
    ),
  },
  scenes: [
    {
      from: 'They met at four',
      alt: 'The two sides meet at the kitchen table; Grandpa sits at its head with a wooden spoon, and the baby is under it.',
      shapes: (
        <>
          <Sky fill={wall} />
          <path d="M0 206h320v34H0Z" fill={floor} />
          <path d="M124 0h6v20h-6Zm-18 36c4-22 40-22 44 0Z" fill={teal} />
          <Person
            x={170}
            y={206}
            size={0.92}
            isGrown
            top={green}
            skin={umber}
            hair={grey}
            style="bald"
            hands={[
              [-22, -56],
              [26, -96],
            ]}
          />
          <path d="m194 118 10-28" {...line} stroke={brown} strokeWidth="5" />
          <ellipse cx="207" cy="84" rx="6" ry="10" fill={brown} />
          <Table x={170} y={168} size={1.2} fill={brown} />
          <path d="m134 156 30-4 4 14h-32Z" fill={white} />
          <Zuri
            x={34}
            y={230}
            look={4}
            hands={[
              [-18, -30],
              [26, -44],
            ]}
          />
          <Malik x={76} y={232} size={0.9} look={4} />
          <Person
            x={258}
            y={230}
            size={0.84}
            isGrown
            top={red}
            legs={slate}
            skin={umber}
            hair={ink}
            style="bun"
            look={-4}
            hands={[
              [-28, -62],
              [20, -50],
            ]}
          />
          <Person
            x={296}
            y={228}
            size={0.86}
            isGrown
            top={blue}
            legs={slate}
            skin={umber}
            hair={ink}
            look={-4}
            hands={[
              [-24, -58],
              [20, -50],
            ]}
          />
          <At x={166} y={232} size={0.95}>
            <path d="M-12-16-24-8m34-8 14 6" {...line} stroke={yellow} strokeWidth="8" />
            <path d="M-25-8v.5m50-2.5v.5" {...line} stroke={umber} strokeWidth="8" />
            <path d="M-14 0c-2-20 6-26 14-26s18 6 16 26Z" fill={yellow} />
            <circle cy="-34" r="13" fill={umber} />
            <path d="M-5-35v.5m9-.5v.5" {...line} strokeWidth="4" />
            <Ink d="M-4-28q4 3 7 0" />
            <path d="M-12-40q4-10 12-8" {...line} />
            <path d="M20-8h24v8H20Z" fill={grey} />
          </At>
        </>
      ),
    },
    {
      from: 'Dad unfolded a list',
      alt: 'Dad unfolds a list of all that has to be done; it is four pages long and reaches the floor.',
      shapes: (
        <>
          <Sky fill={wall} />
          <path d="M0 206h320v34H0Z" fill={floor} />
          <Window sky={cool} x={266} y={100} size={0.9}>
            <path d="M-42-16q20-20 42-6t42-8V0h-84Z" fill={leaf} />
          </Window>
          <Person
            x={190}
            y={228}
            size={1.15}
            isGrown
            top={blue}
            legs={slate}
            skin={umber}
            hair={ink}
            hands={[
              [-58, -124],
              [-50, -100],
            ]}
            look={-4}
          />
          <path
            d="m82 72 54-2c2 40-4 90 2 130 4 14 40 10 50 22l-2 10c-40 4-90 8-98-16-6-40-2-100-6-144Z"
            fill={white}
          />
          <Ink
            d="M92 84h34m-34 14h26m-26 14h34m-34 14h22m-22 14h36m-36 14h28m-28 14h34m-34 14h20m20 24h46"
            stroke={grey}
          />
          <Zuri
            x={38}
            y={230}
            size={1.1}
            look={4}
            mouth="open"
            hands={[
              [-18, -30],
              [34, -40],
            ]}
          />
          <Malik x={262} y={232} size={1.05} look={-4} mouth="open" />
        </>
      ),
    },
    {
      from: 'That night Zuri had',
      alt: 'At night Zuri sits up in bed with the contract and a torch, and in the other bed Malik lies content.',
      shapes: (
        <>
          <Sky fill={night} />
          <Window sky={deep} x={160} y={100} size={0.9}>
            <Stars d="M-28-70M-14-24M26-30" />
            <Moon x={20} y={-70} r={10} />
          </Window>
          <path d="M0 212h320v28H0Z" fill={deep} />
          <path d="M10 130v100M310 140v90" {...line} stroke={brown} strokeWidth="12" />
          <path d="M186 186h120v34H186Z" fill={brown} />
          <circle cx="88" cy="150" r="48" fill={plum} opacity=".6" />
          <Zuri
            x={56}
            y={220}
            size={1.05}
            hands={[
              [-4, -36],
              [34, -40],
            ]}
            look={3}
            mouth="open"
          />
          <path d="m64 152 34-6 6 32-36 6Z" fill={glow} />
          <Ink d="M72 160l22-4m-20 12 24-4" stroke={grey} />
          <path d="M14 186h120v38H14Z" fill={brown} />
          <path d="M18 216c0-30 20-32 60-32s56 2 58 34Z" fill={red} />
          <path d="M262 180c2-16 38-16 42-2 0 12-42 12-42 2Z" fill={white} />
          <circle cx="272" cy="166" r="17" fill={umber} />
          <path d="M256 160c0-20 32-20 33 0-8-8-24-8-33 0Z" fill={ink} />
          <path d="M262 166q4 3 7 0m6 0q4 3 7 0m-14 8q5 4 10 0" {...line} strokeWidth="2" />
          <path d="M186 216c0-30 20-34 56-34 30 0 50 4 56 34Z" fill={teal} />
          <path d="m124 188 12-7" {...line} stroke={orange} strokeWidth="8" />
          <path d="m114 192 4 7" {...line} stroke={glow} strokeWidth="5" />
        </>
      ),
    },
  ],
};

type Figure = Place & Pick<PersonProps, 'hands' | 'look' | 'mouth'>;

function Zuri(props: Figure) {
  return <Person top={yellow} legs={blue} skin={umber} hair={ink} style="puffs" {...props} />;
}

function Malik(props: Figure) {
  return <Person top={orange} legs={green} skin={umber} hair={ink} style="curls" {...props} />;
}

function Tortoise(place: Place) {
  return (
    <At {...place}>
      <path d="M-20 0v-6m36 6v-6" {...line} stroke={leaf} strokeWidth="9" />
      <path d="M24-12c0-10 18-12 20-2 0 8-10 10-20 6Z" fill={leaf} />
      <path d="M-30-6c2-30 58-30 60 0Z" fill={brown} />
      <Ink d="M-10-26-14-8m16-20v20m12-18 6 16" stroke={bark} />
      <path d="M37-16v.5" {...line} strokeWidth="4" />
    </At>
  );
}
