import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import {
  bark,
  blue,
  brown,
  cool,
  cream,
  day,
  field,
  grass,
  green,
  grey,
  hill,
  ink,
  leaf,
  line,
  orange,
  plum,
  red,
  sand,
  slate,
  stone,
  tan,
  teal,
  umber,
  white,
  yellow,
} from '../kit/paint';
import { Person, type PersonProps } from '../kit/people';
import { Cloud, Ink, Sky, Tufts } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'A goat stands on a wall and chews the last page of a red book.',
    shapes: (
      <>
        <Sky fill={day} />
        <Mountains />
        <path d="M0 160c100-20 220-16 320 0v80H0Z" fill={grass} />
        <path d="M0 184c100-8 220-8 320 0v56H0Z" fill={stone} />
        <Ink
          d="M0 208c100-5 220-5 320 0M60 184v24m90-26v24m96-22v24M20 210v30m90-32v32m94-32v32m84-31v31"
          stroke={slate}
        />
        <Goat x={150} y={186} size={1.5} />
        <path d="m238 116 34-10 10 32-12 4-6-6-6 10-8-4-6 6Z" fill={cream} stroke={brown} strokeLinejoin="round" />
        <Ink d="m250 120 16-5m-14 12 18-5m-14 11 12-4" stroke={grey} />
        <Book x={270} y={184} />
      </>
    ),
  },
  scenes: [
    {
      from: 'Illari laid the book',
      alt: 'Illari runs out of the beans. The goat on the wall has eaten the last page.',
      shapes: (
        <>
          <Sky fill={day} />
          <Mountains />
          <path d="M0 150c100-20 220-16 320 0v90H0Z" fill={field} />
          <path
            d="M24 230c4-40-4-70 0-110m36 110c4-40-4-70 0-110m36 110c4-40-4-70 0-110"
            {...line}
            stroke={bark}
            strokeWidth="4"
          />
          <path
            d="M24 140q14-4 16-12m-16 40q-14-4-16-12m52-10q14-4 16-12m-16 44q-14-4-16-12m52-20q14-4 14-12m-14 40q-12-4-14-12"
            {...line}
            stroke={leaf}
            strokeWidth="6"
          />
          <path d="M180 196h140v44H180Z" fill={stone} />
          <Ink d="M180 216h140m-100-20v20m50-20v20m-70 0v24m50-24v24" stroke={slate} />
          <Illari
            x={138}
            y={232}
            size={1.15}
            hands={[
              [-30, -76],
              [34, -70],
            ]}
            feet={[
              [-16, -3],
              [14, -6],
            ]}
            look={4}
            mouth="open"
          />
          <Goat x={236} y={196} flip size={1.1} />
          <Book x={296} y={196} />
        </>
      ),
    },
    {
      from: 'Illari wrote it on the step',
      alt: 'On the step of the green library bus Illari writes her own ending, and Mrs Quispe holds the glue.',
      shapes: (
        <>
          <Sky fill={day} />
          <Mountains />
          <path d="M0 170c100-16 220-14 320 0v70H0Z" fill={sand} />
          <path d="M70 56c0-12 8-18 20-18h250v150H84c-10 0-14-4-14-14Z" fill={green} />
          <path d="M86 62h50v50H86Z" fill={cool} />
          <path d="M156 58h60v130h-60Z" fill={cream} />
          <path d="M162 84h48m-48 30h48m-48 30h48" {...line} stroke={brown} strokeWidth="4" />
          <path
            d="M166 82V66m8 16V64m8 18V68m12 14V62m-26 50V96m10 16V94m10 18V98m14 14V92m-34 50v-16m12 16v-18m10 18v-14"
            {...line}
            stroke={red}
            strokeWidth="5"
          />
          <path
            d="M178 82V66m14 16V68m-16 44V98m16 14V96m-18 46v-14m16 14v-18"
            {...line}
            stroke={blue}
            strokeWidth="5"
          />
          <path d="M230 62h90v50h-90Z" fill={cool} />
          <circle cx="110" cy="190" r="22" fill={ink} />
          <circle cx="110" cy="190" r="9" fill={grey} />
          <circle cx="286" cy="190" r="22" fill={ink} />
          <path d="M146 196h80v12h-80Z" fill={bark} />
          <Person
            x={244}
            y={232}
            size={0.95}
            isGrown
            top={plum}
            legs={slate}
            skin={tan}
            hair={ink}
            style="bun"
            hands={[
              [-26, -62],
              [22, -48],
            ]}
            look={-3}
          />
          <path d="M212 164h14v18h-14Zm4-8h6v8h-6Z" fill={yellow} />
          <Illari
            x={180}
            y={226}
            size={1}
            hands={[
              [-18, -24],
              [16, -26],
            ]}
            feet={[
              [-8, -2],
              [8, -2],
            ]}
            tilt={6}
          />
          <path d="m164 196 34 2-2 16-34-2Z" fill={white} />
        </>
      ),
    },
    {
      from: 'The whole village came',
      alt: 'The village listens as Illari reads the true ending; the goat sniffs at the new book and turns away.',
      shapes: (
        <>
          <Sky fill={day} />
          <Mountains />
          <path d="M0 166c100-16 220-14 320 0v74H0Z" fill={sand} />
          <path d="M268 150c0-10 44-10 46 0v56h-46Z" fill={stone} />
          <path d="M272 150v-46m38 46v-46m-48 2 29-22 29 22" {...line} stroke={bark} strokeWidth="6" />
          <Villager x={34} top={blue} hair={grey} skin={tan} style="cap" />
          <Villager x={78} top={orange} hair={ink} skin={umber} style="long" />
          <Villager x={228} top={teal} hair={grey} skin={tan} style="bun" />
          <Illari
            x={136}
            y={230}
            size={1.2}
            hands={[
              [-18, -44],
              [22, -44],
            ]}
          />
          <path d="m110 170 26 4 28-4v24l-28 4-26-4Z" fill={white} />
          <path d="m110 194 26 4 28-4v6l-28 4-26-4Z" fill={red} />
          <Goat x={228} y={232} flip size={0.9} />
          <Tufts d="M20 234M284 230" />
        </>
      ),
    },
  ],
};

function Illari(props: Place & Pick<PersonProps, 'hands' | 'feet' | 'look' | 'mouth' | 'tilt'>) {
  return <Person top={red} skin={tan} hair={ink} style="braids" hasDress {...props} />;
}

function Villager({
  x,
  top,
  hair,
  skin,
  style,
}: {
  x: number;
  top: string;
  hair: string;
  skin: string;
  style: 'cap' | 'long' | 'bun';
}) {
  return <Person {...{ x, top, hair, skin, style }} y={216} size={0.9} isGrown legs={slate} look={x < 136 ? 4 : -4} />;
}

function Mountains() {
  return (
    <>
      <Cloud x={250} y={40} size={0.7} />
      <path d="M0 170 50 80l30 46 50-90 54 84 34-40 60 60 42-30v70Z" fill={hill} />
      <path d="m130 36 20 32-18 6-16-10ZM50 80l12 18-22 0Z" fill={white} />
    </>
  );
}

function Book({ x, y }: { x: number; y: number }) {
  return (
    <At x={x} y={y} turn={-6}>
      <path d="M-26-8h48V2h-48Z" fill={white} />
      <path d="M-28-12h52v6h-52Zm0 12h52v5h-52Z" fill={red} stroke={red} strokeWidth="3" strokeLinejoin="round" />
    </At>
  );
}

/** A goat that looks right, about 70 high. */
function Goat(place: Place) {
  return (
    <At {...place}>
      <path d="M-30-18v18m14-18v18m26-18v18m12-20v20" {...line} stroke={grey} strokeWidth="8" />
      <path d="M-40-40c0-12 20-14 40-12 10 0 18-6 26-4 6 12 6 30-2 38-16 6-48 6-58 0-6-6-8-14-6-22Z" fill={white} />
      <path d="M-40-40c-8-2-10-8-6-12" {...line} stroke={white} strokeWidth="6" />
      <path d="M20-30C16-50 22-68 34-70c10-2 22 10 26 18 0 8-8 10-16 8-4 8-8 14-14 18Z" fill={white} />
      <path d="M30-68c-2-10-10-16-18-16m26 14c0-10-4-16-12-20" {...line} stroke={bark} strokeWidth="5" />
      <path d="M28-60c-8 2-14 0-16-4 6-6 12-4 18 0Z" fill={cream} />
      <path d="M48-44c0 6-2 12-6 14-2-4-2-10 0-14Z" fill={grey} />
      <path d="M40-59v.5" {...line} strokeWidth="5" />
      <path d="M46-48q6 2 12-2" {...line} strokeWidth="2" />
    </At>
  );
}
