import type { Drawings } from '../drawing';
import { At } from '../kit/At';
import { bark, blue, cool, cream, floor, grey, line, plum, red, skin, teal, white, yellow } from '../kit/paint';
import { Sky } from '../kit/place';

export const drawings: Drawings = {
  cover: {
    alt: 'Two cards lie open side by side, a sock and a foot; an umbrella and a cloud with rain stand behind them.',
    shapes: (
      <>
        <Sky fill={cool} />
        <path d="M0 130c100-10 220-8 320 4v106H0Z" fill={floor} />
        <At x={76} y={112} turn={-7}>
          <path d="M-36-86h72V0h-72Z" fill={white} stroke={white} strokeWidth="12" strokeLinejoin="round" />
          <path d="M-30-36c2-40 58-40 60 0-6-6-14-6-18 0-6-6-18-6-24 0-4-6-12-6-18 0Z" fill={plum} />
          <path d="M0-36v26q1 8 10 4" {...line} stroke={bark} strokeWidth="4" />
        </At>
        <At x={244} y={112} turn={6}>
          <path d="M-36-86h72V0h-72Z" fill={white} stroke={white} strokeWidth="12" strokeLinejoin="round" />
          <path d="M-22-38c-14-2-10-20 2-18 2-16 26-18 32-4 14-2 18 20 4 22Z" fill={grey} />
          <path d="M-16-26l-4 10m18-10-4 10m18-10-4 10" {...line} stroke={blue} strokeWidth="4" />
        </At>
        <At x={104} y={226} turn={5}>
          <path d="M-46-106h92V0h-92Z" fill={white} stroke={white} strokeWidth="12" strokeLinejoin="round" />
          <path d="M-16-90h26v44c6 8 22 8 24 20 0 10-8 14-16 14h-24c-14-2-12-14-11-26Z" fill={red} />
          <path d="M-17-92h28v11h-28Z" fill={cream} />
          <path d="M-16-66h26m-26 14h27" {...line} stroke={cream} />
        </At>
        <At x={218} y={228} turn={-5}>
          <path d="M-46-106h92V0h-92Z" fill={white} stroke={white} strokeWidth="12" strokeLinejoin="round" />
          <path d="M-16-92h26v46c8 8 24 10 26 22 0 8-8 12-16 12h-26c-14-2-12-16-11-28Z" fill={skin} />
          <path d="M22-26q4 2 4 8m4-10q4 2 4 8" {...line} stroke={bark} strokeWidth="2" />
          <path d="M-16-92h26v16h-26Z" fill={blue} />
        </At>
        <At x={286} y={228} turn={8}>
          <path d="M-26-60h52V0h-52Z" fill={teal} stroke={teal} strokeWidth="10" strokeLinejoin="round" />
          <path d="M-18-52h36v44h-36Z" {...line} stroke={cream} />
        </At>
        <path d="M150 130h.5m24 14h.5" {...line} stroke={yellow} strokeWidth="7" />
      </>
    ),
  },
  scenes: [],
};
