import { BARK, BROWN, CREAM, GREY, INK, ORANGE, WHITE, YELLOW } from '../../ui/drawing/colors';

const CLAY = '#c9694b';
const CLAY_SHADE = '#a9523a';

/** Things to try out in water. */
export const WATER_THINGS = {
  stone: (
    <>
      <path d="M6 46c0-14 10-30 26-31 15-1 26 14 26 29 0 9-8 12-26 12S6 54 6 46Z" fill={GREY} />
      <path d="M6 46c0-2 0-4 1-6 8 9 40 11 51 1v3c0 9-8 12-26 12S6 54 6 46Z" fill={INK} opacity=".25" />
      <path d="M18 30c3-4 6-6 10-7" fill="none" stroke={WHITE} strokeWidth="3" strokeLinecap="round" opacity=".7" />
      <path d="m40 24 4 6m-16 12 7-2" stroke={INK} strokeWidth="2" strokeLinecap="round" opacity=".45" />
    </>
  ),
  key: (
    <>
      <path d="M28 31h33v8h-4v6h-7v-6h-4v4h-6v-4H28Z" fill={ORANGE} />
      <circle cx="17" cy="35" r="15" fill={YELLOW} />
      <path d="M28 31h33v4H28Z" fill={YELLOW} />
      <circle cx="12" cy="35" r="5" fill={INK} opacity=".55" />
      <path d="M10 25c2-2 5-3 8-3" fill="none" stroke={WHITE} strokeWidth="2.600" strokeLinecap="round" />
    </>
  ),
  log: (
    <>
      <path d="M14 19h38c6 0 10 6 10 14s-4 14-10 14H14Z" fill={BROWN} />
      <path d="M26 26h18m-10 7h20m-26 8h14" stroke={BARK} strokeWidth="2.600" strokeLinecap="round" />
      <path d="M42 19c0-5 3-8 8-9l3 4c-3 1-4 3-4 5Z" fill={BROWN} />
      <ellipse cx="14" cy="33" rx="11" ry="14" fill={CREAM} stroke={BARK} strokeWidth="2.600" />
      <ellipse cx="14" cy="33" rx="6.500" ry="8.500" fill="none" stroke={BROWN} strokeWidth="2" />
      <ellipse cx="14" cy="33" rx="2.400" ry="3.400" fill={BROWN} />
    </>
  ),
  'clay-ball': (
    <>
      <circle cx="32" cy="34" r="24" fill={CLAY} />
      <path d="M11 45c10 9 33 8 43-2-4 10-12 15-22 15s-17-5-21-13Z" fill={CLAY_SHADE} />
      <path d="M17 26c2-5 5-8 9-9" fill="none" stroke={WHITE} strokeWidth="3" strokeLinecap="round" opacity=".6" />
      <path d="M36 24c3 0 5 1 7 3m-20 9c2 2 4 3 6 3" stroke={CLAY_SHADE} strokeWidth="2.400" strokeLinecap="round" />
    </>
  ),
  'clay-boat': (
    <>
      <path d="M3 28c10 5 48 5 58 0-1 17-10 26-29 26S4 45 3 28Z" fill={CLAY} />
      <path d="M8 42c9 6 39 6 48 0-5 8-12 12-24 12S13 50 8 42Z" fill={CLAY_SHADE} />
      <ellipse cx="32" cy="28" rx="29" ry="5.500" fill={CLAY_SHADE} />
      <path d="M9 36c2 4 4 6 8 9" fill="none" stroke={WHITE} strokeWidth="2.600" strokeLinecap="round" opacity=".5" />
    </>
  ),
};
