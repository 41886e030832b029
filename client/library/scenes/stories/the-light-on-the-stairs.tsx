import type { Drawings } from '../drawing';
import type { Place } from '../kit/At';
import { At } from '../kit/At';
import { Cat } from '../kit/animals';
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
    alt: 'Farid and Mrs Okonkwo sit on the landing at night and wait; a yellow light falls down the stairs.',
    shapes: (
      <>
        <Sky fill={night} />
        <path d="M320 0v200H184c20-40 30-110 24-200Z" fill={glow} />
        <path d="M262 0v14" {...line} strokeWidth="2" />
        <circle cx="262" cy="26" r="13" fill={white} stroke={moon} strokeWidth="6" />
        <path d="M320 60h-40v30h-36v30h-34v30h-34v32H0v58h320Z" fill={slate} />
        <path d="M320 56h-44v8h44Zm-80 30h42v8h-42Zm-34 30h42v8h-42Zm-34 30h42v8h-42Z" fill={moon} />
        <path d="M20 60h56v122H20Z" fill={brown} />
        <circle cx="66" cy="124" r="4" fill={yellow} />
        <path d="M88 190h58m-50 0-8 40m50-40 8 40" {...line} stroke={teal} strokeWidth="6" />
        <Okonkwo
          x={116}
          y={228}
          size={0.88}
          hands={[
            [-22, -56],
            [24, -56],
          ]}
          look={3}
        />
        <path d="M108 168h22v14h-22Z" fill={red} />
        <Farid
          x={58}
          y={232}
          size={1}
          hands={[
            [-18, -34],
            [22, -36],
          ]}
          look={4}
        />
        <path d="M56 188h24v18H56Z" fill={white} />
        <Ink d="M60 194h14m-14 6h10" stroke={grey} />
      </>
    ),
  },
  scenes: [
    {
      from: 'They measured. The switch',
      alt: 'The cat stretches as high as it can for the shortbread, and still the switch is far above its paw.',
      shapes: (
        <>
          <Sky fill={cool} />
          <path d="M0 150h320v56H0Z" fill={green} opacity=".5" />
          <path d="M0 206h320v34H0Z" fill={stone} />
          <path d="M196 40h22v30h-22Z" fill={white} stroke={white} strokeWidth="5" strokeLinejoin="round" />
          <circle cx="207" cy="55" r="8" fill={ink} />
          <path d="M232 30v178" {...line} stroke={yellow} strokeWidth="9" />
          <path d="M228 50h8m-8 20h8m-8 20h8m-8 20h8m-8 20h8m-8 20h8m-8 20h8m-8 20h8" {...line} strokeWidth="2" />
          <At x={184} y={214}>
            <path d="M-14-8c-22 4-30-12-22-26" {...line} stroke={orange} strokeWidth="8" />
            <path d="M-17 0c-5-30-4-52 4-66h26c8 14 9 36 4 66Z" fill={orange} />
            <path d="M-8-2c-3-22-2-36 2-46H6c4 10 5 24 2 46Z" fill={cream} />
            <path d="M-11-60-17-104M11-60l6-48" {...line} stroke={orange} strokeWidth="10" />
            <path d="M-17-104v-2m34-2v-2" {...line} stroke={cream} strokeWidth="9" />
            <path d="M-13 0h8m10 0h8" {...line} stroke={cream} strokeWidth="8" />
            <path
              d="M-17-86-16-106-4-97ZM4-97l12-9 1 20Z"
              fill={orange}
              stroke={orange}
              strokeWidth="3"
              strokeLinejoin="round"
            />
            <ellipse cy="-82" rx="20" ry="17" fill={orange} />
            <path d="M-22-78h-9m10 5-8 3M22-78h9m-10 5 8 3" {...line} stroke={white} strokeWidth="2" />
            <path d="M-8-86h.5M8-86h.5" {...line} stroke={cream} strokeWidth="10" />
            <path d="M-8-88v.5M8-88v.5" {...line} strokeWidth="4.6" />
            <path d="M-4-77q4 4 8 0" {...line} strokeWidth="2" />
          </At>
          <Farid
            x={106}
            y={230}
            size={1.15}
            hands={[
              [-24, -28],
              [66, -112],
            ]}
            look={4}
          />
          <path d="m178 94 18-4 4 11-18 4Z" fill={cream} stroke={tan} strokeWidth="2" strokeLinejoin="round" />
          <Okonkwo
            x={276}
            y={230}
            hands={[
              [-36, -70],
              [20, -50],
            ]}
            look={-4}
          />
        </>
      ),
    },
    {
      from: 'On Tuesday evening they dusted',
      alt: 'Farid looks at the stairs through a magnifying glass: in the flour there are long soft marks of socks.',
      shapes: (
        <>
          <Sky fill={cool} />
          <path d="M0 0h320v40H60v54H0Z" fill={cool} />
          <path d="M0 240V60h88v50h84v50h84v50h64v30Z" fill={slate} />
          <path d="M0 56h92v10H0ZM86 106h90v10H86ZM170 156h90v10h-90ZM254 206h66v10h-66Z" fill={stone} />
          <path d="M4 56c20-6 60-6 84 0v6H4Zm86 50c20-6 60-6 80 0v6H90Zm84 50c20-6 60-6 80 0v6h-80Z" fill={white} />
          <path
            d="M20 55c10-4 24-4 34-1m56 51c10-4 24-4 34-1m50 51c10-4 24-4 34-1"
            {...line}
            stroke={grey}
            strokeWidth="6"
          />
          <Farid
            x={258}
            y={210}
            size={1.15}
            hands={[
              [-44, -46],
              [-24, -30],
            ]}
            feet={[
              [-6, -3],
              [14, -3],
            ]}
            look={-4}
            tilt={-10}
          />
          <path d="m212 154 12 12" {...line} stroke={bark} strokeWidth="6" />
          <circle cx="202" cy="144" r="15" {...line} stroke={ink} strokeWidth="4" />
          <path d="M30 16h40v24H30Z" fill={glow} />
        </>
      ),
    },
    {
      from: 'The new neighbour on the fourth',
      alt: 'Hanne from the fourth floor laughs; the light was hers, on her way to the bakery.',
      shapes: (
        <>
          <Sky fill={cool} />
          <path d="M120 20h92v190h-92Z" fill={glow} />
          <path d="M120 20h92v190h-92Z" fill="none" stroke={brown} strokeWidth="9" strokeLinejoin="round" />
          <path d="M0 208h320v32H0Z" fill={stone} />
          <Person
            x={166}
            y={222}
            size={1.1}
            isGrown
            top={plum}
            legs={blue}
            skin={skin}
            hair={orange}
            style="bun"
            hands={[
              [-20, -96],
              [26, -50],
            ]}
            mouth="open"
            shoes={red}
          />
          <Farid
            x={84}
            y={230}
            size={1.1}
            hands={[
              [-20, -28],
              [30, -46],
            ]}
            look={4}
          />
          <path d="M106 168h26v20h-26Z" fill={white} />
          <Ink d="M110 174h18m-18 7h12" stroke={red} />
          <Okonkwo x={258} y={230} look={-4} />
          <Cat x={34} y={232} size={0.75} fill={orange} />
        </>
      ),
    },
    {
      from: 'And at seven there were two rolls',
      alt: 'On two doormats lie two paper bags with warm rolls.',
      shapes: (
        <>
          <Sky fill={cool} />
          <path d="M26 10h100v180H26ZM194 10h100v180H194Z" fill={brown} />
          <Ink d="M40 26h72v60H40Zm0 76h72v72H40ZM208 26h72v60h-72Zm0 76h72v72h-72Z" stroke={bark} />
          <circle cx="116" cy="96" r="5" fill={yellow} />
          <circle cx="204" cy="96" r="5" fill={yellow} />
          <path d="M0 190h320v50H0Z" fill={stone} />
          <path d="M0 191h320" {...line} stroke={deep} opacity=".2" />
          <path d="M20 206h112l10 22H10ZM188 206h112l10 22H178Z" fill={teal} />
          <path
            d="M52 216c-2-20 0-34 2-44l8 5 8-5 8 5 8-5 8 5c2 12 2 26 0 39ZM220 216c-2-20 0-34 2-44l8 5 8-5 8 5 8-5 8 5c2 12 2 26 0 39Z"
            fill={cream}
          />
          <path d="M58 176c0-16 32-18 34-2ZM226 176c0-16 32-18 34-2Z" fill={tan} />
          <path
            d="M66 156q-6-8 0-14t0-14m16 28q-6-8 0-14t0-14m150 28q-6-8 0-14t0-14m16 28q-6-8 0-14t0-14"
            {...line}
            stroke={white}
            strokeWidth="4"
          />
          <path d="M242 192c0-8 10-8 10 0s-4 12-5 12-5-6-5-12Zm3 2q2-4 4 0" {...line} stroke={grey} strokeWidth="2" />
        </>
      ),
    },
  ],
};

type Figure = Place & Pick<PersonProps, 'hands' | 'feet' | 'look' | 'tilt'>;

function Farid(props: Figure) {
  return <Person top={green} legs={blue} skin={tan} hair={ink} {...props} />;
}

function Okonkwo(props: Figure) {
  return <Person isGrown hasDress top={orange} skin={umber} hair={plum} style="scarf" {...props} />;
}
