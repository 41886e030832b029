import type { Drawings } from '../drawing';
import { At, type Place } from '../kit/At';
import { Mouse } from '../kit/animals';
import {
  bark,
  blue,
  brown,
  cool,
  cream,
  floor,
  grey,
  line,
  orange,
  plum,
  red,
  slate,
  wall,
  yellow,
} from '../kit/paint';
import { Sky } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'On a workbench three letter blocks stand in a row and spell cat. A mouse in an apron brings one more.',
    shapes: (
      <>
        <Sky fill={wall} />
        <path d="M0 216h320v24H0Z" fill={floor} />
        <path d="M30 30h260v66H30Z" fill={cool} />
        <path
          d="M60 44v34m-8-34h16v-8H52Zm64-8v42m-10 0h20m-20-42 10 6 10-6"
          {...line}
          stroke={slate}
          strokeWidth="6"
        />
        <path d="M170 40c-10 16 12 22 2 38m46-38h30l-4 10h-26Zm12 10v28" {...line} stroke={orange} strokeWidth="6" />
        <path d="M12 168h296v14H12Z" fill={brown} stroke={brown} strokeWidth="5" strokeLinejoin="round" />
        <path d="M36 184v54m248-54v54" {...line} stroke={bark} strokeWidth="14" />
        <Block x={70} y={166} fill={red} d="M9-8A12 12 0 1 0 9 8" />
        <Block x={132} y={165} fill={blue} d="M9-7A11 11 0 1 0 9 7M10-12V12" turn={2} />
        <Block x={194} y={166} fill={plum} d="M-1-16V6q0 7 8 5M-9-7H8" turn={-2} />
        <Mouse x={254} y={166} size={1.35} shirt={yellow} />
        <Block x={290} y={166} fill={orange} d="M9-8c-6-6-18-4-18 3 0 7 18 4 18 11 0 7-14 8-19 2" size={0.6} />
        <path d="M60 210c20-10 34 4 54-4m60 6c20-8 30 4 50-2" {...line} stroke={cream} />
        <path d="M20 206h.5m280 6h.5" {...line} stroke={grey} strokeWidth="6" />
      </>
    ),
  },
  scenes: [],
};

/** A wooden block with a letter on it. */
function Block({ fill, d, ...place }: Place & { fill: string; d: string }) {
  return (
    <At {...place}>
      <path d="M-26-52h52V0h-52Z" fill={fill} stroke={fill} strokeWidth="6" strokeLinejoin="round" />
      <path d="M-20-46h40v40h-40Z" fill={cream} stroke={cream} strokeWidth="4" strokeLinejoin="round" />
      <g transform="translate(0 -26)">
        <path d={d} {...line} stroke={fill} strokeWidth="6" />
      </g>
    </At>
  );
}
