import type { Drawings } from '../drawing';
import { At } from '../kit/At';
import { Fox, Hedgehog } from '../kit/animals';
import { cream, day, grass, leaf, line, teal, white } from '../kit/paint';
import { Fir, Sky, Tree } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'Two cards with a fox lie open in the forest, and between them one still lies face down.',
    shapes: (
      <>
        <Sky fill={day} />
        <path d="M0 100c90-26 220-20 320-4v144H0Z" fill={grass} />
        <Fir x={36} y={122} size={0.9} />
        <Fir x={92} y={112} size={0.7} />
        <Tree x={270} y={124} />
        <Hedgehog x={190} y={116} size={0.7} />
        <At x={64} y={220} turn={-6}>
          <path d="M-44-110h88V0h-88Z" fill={white} stroke={white} strokeWidth="12" strokeLinejoin="round" />
          <Fox x={2} y={-8} size={1.1} />
        </At>
        <At x={256} y={222} turn={5}>
          <path d="M-44-110h88V0h-88Z" fill={white} stroke={white} strokeWidth="12" strokeLinejoin="round" />
          <Fox x={2} y={-8} size={1.1} />
        </At>
        <At x={160} y={232} turn={2}>
          <path d="M-40-100h80V0h-80Z" fill={teal} stroke={teal} strokeWidth="12" strokeLinejoin="round" />
          <path d="M-32-92h64v84h-64Z" {...line} stroke={cream} />
          <path d="M0-24c-24-16-20-44 2-56 20 14 22 40-2 56Zm0 0v-40m0 24 10-8m-10 0-9-8" {...line} stroke={cream} />
        </At>
        <path d="M20 232q6-10 2-18m284 18q-4-10 2-18" {...line} stroke={leaf} />
      </>
    ),
  },
  scenes: [],
};
