import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import {
  bark,
  blue,
  brown,
  day,
  grass,
  green,
  hill,
  leaf,
  line,
  orange,
  pink,
  plum,
  red,
  skin,
  white,
  yellow,
} from '../kit/paint';
import { Person } from '../kit/people';
import { Cloud, Sky, Tufts } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'In a garden bed grow the letters a, s, m and o, and a child picks one for the basket.',
    shapes: (
      <>
        <Sky fill={day} />
        <Cloud x={250} y={44} />
        <path d="M0 120c100-26 220-20 320-4v124H0Z" fill={hill} />
        <path
          d="M20 130V96m40 34V96m40 34V96m40 34V96m40 34V96m40 34V96m40 34V96M0 108h290"
          {...line}
          stroke={white}
          strokeWidth="6"
        />
        <path d="M0 176c100-16 220-14 320 0v64H0Z" fill={grass} />
        <path d="M100 208c60-16 160-16 220-6v34H100Z" fill={brown} />
        <Letter x={132} y={214} d="M8-12A11 11 0 1 0 8-4M9-16V6" stroke={red} />
        <Letter x={184} y={208} d="M9-14c-6-6-18-4-18 3 0 8 18 4 18 12 0 7-14 9-19 2" stroke={plum} />
        <Letter x={238} y={208} d="M-14 6v-20m0 8c4-10 13-10 13 0V6M-1-6c4-10 14-10 14 0V6" stroke={blue} />
        <Letter x={292} y={210} d="M0-16a11 11 0 1 0 .1 0" stroke={orange} />
        <Person
          x={56}
          y={230}
          size={1.2}
          top={yellow}
          legs={green}
          skin={skin}
          hair={bark}
          style="bun"
          hands={[
            [-18, -28],
            [54, -44],
          ]}
          look={4}
        />
        <path d="M12 200h44l-6 34H18Z" fill={bark} />
        <path d="M14 200c4-28 36-28 40 0" {...line} stroke={bark} strokeWidth="5" />
        <path d="m24 194 6-12 6 12m-10-4h8" {...line} stroke={pink} strokeWidth="5" />
        <Tufts d="M90 232M84 210M100 196" />
      </>
    ),
  },
  scenes: [],
};

/** A letter that grows on a stalk. */
function Letter({ d, stroke, ...place }: Place & { d: string; stroke: string }) {
  return (
    <At {...place}>
      <path d="M0 6q4-16 0-36m0 20q-12-2-14-12m14 16q12-2 14-10" {...line} stroke={leaf} strokeWidth="4" />
      <g transform="translate(0 -44)scale(1.35)">
        <path d={d} {...line} stroke={stroke} strokeWidth="7" />
      </g>
    </At>
  );
}
