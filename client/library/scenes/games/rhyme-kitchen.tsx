import type { Drawings } from '../drawing';
import { Cat } from '../kit/animals';
import {
  bark,
  blue,
  cool,
  floor,
  grey,
  ink,
  line,
  moon,
  orange,
  red,
  skin,
  slate,
  tan,
  teal,
  wall,
  white,
  yellow,
} from '../kit/paint';
import { Person } from '../kit/people';
import { Sky } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'An odd cook stirs a big pot; a hat, a spoon and a moon jump out of the steam, and a cat looks on.',
    shapes: (
      <>
        <Sky fill={wall} />
        <path
          d="M0 40h320M0 80h320M40 0v40m80-40v40m80-40v40m80-40v40M0 40m80 0v40m80-40v40m80-40v40"
          {...line}
          stroke={cool}
        />
        <path d="M0 204h320v36H0Z" fill={floor} />
        <path d="M110 176h150v54H110Z" fill={slate} stroke={slate} strokeWidth="6" strokeLinejoin="round" />
        <path d="M132 190h46v30h-46Zm60 0h46v30h-46Z" fill={orange} />
        <Person
          x={84}
          y={232}
          size={1.1}
          isGrown
          top={white}
          legs={ink}
          skin={skin}
          hair={orange}
          style="short"
          hands={[
            [-22, -52],
            [62, -88],
          ]}
          look={4}
        />
        <path d="M66 94c-20-20 0-38 12-28 6-16 26-12 26 2 14 2 10 20-2 26Z" fill={white} />
        <path d="M134 116c0-6 100-6 102 0l-6 54c-10 8-80 8-90 0Z" fill={red} />
        <ellipse cx="185" cy="116" rx="51" ry="10" fill={yellow} />
        <path d="M128 134h-10m134 0h-10" {...line} stroke={red} strokeWidth="9" />
        <path d="m150 132 26-40" {...line} stroke={bark} strokeWidth="7" opacity=".9" />
        <path d="M196 96q-10-12 0-24m26 22q-8-12 2-26" {...line} stroke={grey} strokeWidth="4" />
        <path d="M176 52h44c-2-20-6-30-22-30s-20 10-22 30Z" fill={teal} transform="rotate(-12 198 40)" />
        <path d="M166 54h64" {...line} stroke={blue} strokeWidth="6" transform="rotate(-12 198 46)" />
        <path d="M262 30a22 22 0 1 0 12 38 26 26 0 0 1-12-38Z" fill={moon} />
        <path d="m254 104 24 18m4 3q10 2 6 10-10 2-12-4Z" {...line} stroke={grey} strokeWidth="5" />
        <Cat x={288} y={232} size={1.05} fill={tan} />
      </>
    ),
  },
  scenes: [],
};
