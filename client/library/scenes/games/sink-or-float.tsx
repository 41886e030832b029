import type { Drawings } from '../drawing';
import {
  bark,
  blue,
  brown,
  cool,
  cream,
  floor,
  green,
  grey,
  leaf,
  line,
  orange,
  red,
  slate,
  stone,
  umber,
  water,
  white,
  yellow,
} from '../kit/paint';
import { Sky } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'In a glass basin a leaf and a duck float on the water; a stone and a spoon have gone down.',
    shapes: (
      <>
        <Sky fill={cool} />
        <path d="M0 190c100-8 220-6 320 4v46H0Z" fill={floor} />
        <path d="M50 74h220c8 40 2 120-8 138-50 8-160 8-206 0-10-30-12-100-6-138Z" fill={white} opacity=".6" />
        <path
          d="M48 106c20-8 30 6 56 0s30-6 56 0 30 6 56 0 36-6 56 0c4 40-2 84-10 102-50 8-160 8-206 0-8-28-10-70-8-102Z"
          fill={water}
        />
        <path d="M46 74h228" {...line} stroke={slate} strokeWidth="5" />
        <path
          d="M84 104c10-20 36-24 56-16-4 18-30 26-56 16Zm0 0q26-2 44-10"
          fill={leaf}
          stroke={green}
          strokeWidth="2.5"
        />
        <path d="M182 92c8 6 18 2 22-4 0-18 24-20 26-4 0 8-4 10-4 16-4 14-42 14-44-8Z" fill={yellow} />
        <path d="m228 82 14 4-12 4Z" fill={orange} stroke={orange} strokeWidth="2" strokeLinejoin="round" />
        <path d="M219 82v.5" {...line} strokeWidth="5" />
        <path d="M82 206c-4-24 14-34 34-30 20 2 30 18 24 32Z" fill={stone} />
        <path d="M98 192q8-8 18-6" {...line} stroke={slate} />
        <path
          d="m180 204 40-26m4-2c0-12 16-18 20-8s-8 18-20 8Z"
          fill={grey}
          stroke={grey}
          strokeWidth="6"
          strokeLinecap="round"
        />
        <path d="M112 162v.5m6-22v.5m-10-16v.5m124 28v.5m-6-22v.5m8-14v.5" {...line} stroke={white} strokeWidth="6" />
        <path d="M160 8c-2 12 0 20 6 24h30c8-4 10-12 8-24Z" fill={umber} />
        <path d="m170 28-2 14m13-14v18m12-18 1 15m8-29 10 14" {...line} stroke={umber} strokeWidth="9.5" />
        <path d="M154-4h56l-4 14h-48Z" fill={red} stroke={red} strokeWidth="4" strokeLinejoin="round" />
        <circle cx="182" cy="68" r="14" fill={blue} />
        <path d="M175 63q4-5 9-4" {...line} stroke={white} />
        <path d="M284 214c-6-12 6-20 16-16 10 0 14 10 8 16Z" fill={brown} />
        <path d="M290 200q8-6 14 0" {...line} stroke={bark} />
        <path d="M14 220c0-14 24-14 26 0Z" fill={cream} />
      </>
    ),
  },
  scenes: [],
};
