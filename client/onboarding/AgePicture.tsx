import type { ReactNode } from 'react';
import type { AgeBandId } from './age-bands';

/** Middle tones that stand out on light and on dark paper. */
const DOWN = '#8f7bd8';
const FEATHER = '#6f5bc0';
const WING = '#2ba79b';
const BEAK = '#fbab24';
const LEG = '#c98415';
const SPECKLE = '#fff6e5';
const SHELL = '#f0d9b0';
const TWIG = '#8a6247';

/** A starling grows up: the egg, the chick, the fledgling, the young bird, the first flight. */
const DRAWINGS: Readonly<Record<AgeBandId, ReactNode>> = {
  '0-5': (
    <>
      <path d="M31 14c-2-4-1-7 2-9 1 3 1 6 0 9Z" fill={FEATHER} />
      <circle cx="32" cy="28" r="15" fill={DOWN} />
      <path d="M45.5 25.500 55 29l-9.500 3.500Z" fill={BEAK} />
      <Eye x={38} y={25.5} />
      <path d="M11 37l7-5 7 6 7-6 7 6 7-6 7 5c0 14-9 22-21 22S11 51 11 37Z" fill={SHELL} />
      <Speckles
        fill="#d9b98a"
        at={[
          [22, 46],
          [32, 52],
          [41, 45],
          [30, 43],
        ]}
      />
    </>
  ),
  '6-9': (
    <>
      <path d="M26 54v6m-4 1.500 4-1.500 4 1.500M37 54v6m-4 1.500 4-1.500 4 1.500" stroke={LEG} strokeWidth="1.8" />
      <path d="M30 9c-1-4 1-6 4-7 0 3-1 5-2 7Z" fill={FEATHER} />
      <path
        d="M33 7c10 0 16 7 16 15 0 4 2 8 2 14 0 12-9 19-20 19S11 48 11 37c0-7 4-11 6-16 2-8 7-14 16-14Z"
        fill={DOWN}
      />
      <path d="M48 17.500 58 21.500 48.500 25.500Z" fill={BEAK} />
      <Eye x={40} y={18.5} />
      <path d="M17 34c6-3 13 0 15 7-5 5-12 4-16 0-1-2-1-5 1-7Z" fill={WING} />
    </>
  ),
  '10-12': (
    <>
      <path d="M4 58c18-4 38-4 56-1" stroke={TWIG} strokeWidth="4" />
      <path d="M28 50v6m9-6v5.500" stroke={LEG} strokeWidth="1.8" />
      <path
        d="M36 9c9 0 14 6 14 13 0 5 0 8-1 12-2 11-10 17-19 17-4 0-7-1-9-2L9 55c-2 1-3-1-2-2l13-25C22 17 27 9 36 9Z"
        fill={FEATHER}
      />
      <path d="M49 18 60 22l-10.500 4Z" fill={BEAK} />
      <Eye x={41} y={19} />
      <path d="M24 29c9 0 14 5 13 12-6 5-14 5-21 2Z" fill={WING} />
      <Speckles
        at={[
          [30, 34],
          [27, 39],
          [33, 38],
        ]}
      />
    </>
  ),
  '13-15': (
    <>
      <path d="M3 60c20-4 40-4 58-1" stroke={TWIG} strokeWidth="4" />
      <path d="M29 51v7m8-7v6.500" stroke={LEG} strokeWidth="1.8" />
      <path
        d="M35 7c8.500 0 14 6 14 13.500 0 4-.5 7-.5 10.500C48.500 44 40 53 28 53c-3 0-6-.5-8.500-1.500L5 60c-1.500 1-3-.5-2-2l18-34C23 14 27 7 35 7Z"
        fill={FEATHER}
      />
      <path d="M48 17 61 21.500 49 25.500Z" fill={BEAK} />
      <Eye x={40} y={18.5} />
      <path d="M25 27c10 1 15 7 14 15-7 5-17 6-26 3Z" fill={WING} />
      <Speckles
        at={[
          [29, 33],
          [26, 38],
          [34, 37],
          [32, 42],
          [22, 42],
        ]}
      />
      <path d="M25.500 18A12 12 0 0 1 38 6" stroke={LEG} strokeWidth="2.6" />
      <rect x="21.500" y="17" width="7.5" height="10" rx="3.5" fill={BEAK} />
    </>
  ),
  '16-17': (
    <>
      <path d="M20 30 4 26c-2-.5-2.500 1-1.500 2.500L14 40Z" fill={FEATHER} />
      <path d="M42 14c7 0 12 5 12 11 0 11-10 19-22 19-8 0-15-3-19-8 6-5 14-10 19-15 2-4 5-7 10-7Z" fill={FEATHER} />
      <path d="M53 21.500 63 25 53.500 28.500Z" fill={BEAK} />
      <Eye x={45.5} y={22.5} />
      <path d="M34 30C30 18 22 8 9 3c-2-.6-3 1-2 2.500C10 18 16 28 24 34Z" fill={WING} />
      <path d="M37 33c2 10-1 20-9 28-1.300 1.200-3 .3-3-1.300C24 50 23 43 24 37Z" fill="#219085" />
      <Speckles
        at={[
          [24, 24],
          [19, 18],
          [28, 29],
          [15, 12],
          [30, 47],
          [30, 40],
        ]}
      />
    </>
  ),
};

/** A drawing for an age band. Decoration: the ages stand beside it. */
export function AgePicture({ id, className }: { id: AgeBandId; className?: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" fill="none" strokeLinecap="round" strokeLinejoin="round" aria-hidden>
      {DRAWINGS[id]}
    </svg>
  );
}

function Eye({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r="3.4" fill="#fffdf9" />
      <circle cx={x + 0.8} cy={y} r="1.8" fill="#232a45" />
    </>
  );
}

function Speckles({ at, fill = SPECKLE }: { at: readonly (readonly [number, number])[]; fill?: string }) {
  return at.map(([x, y], index) => <circle key={`${x} ${y}`} cx={x} cy={y} r={1.2 + (index % 3) * 0.25} fill={fill} />);
}
