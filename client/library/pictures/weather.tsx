import { BARK, BLUE, GREY, INK, ORANGE, RED, SKY, WHITE, YELLOW } from '../../ui/drawing/colors';
import { Eyes } from '../../ui/drawing/features';

/** Weather and the sky. */
export const WEATHER = {
  storm: (
    <>
      <g fill={GREY}>
        <circle cx="18" cy="28" r="13" />
        <circle cx="33" cy="20" r="15" />
        <circle cx="48" cy="29" r="12" />
        <rect x="7" y="27" width="52" height="14" rx="7" />
      </g>
      <path d="M35 34 22 50h9l-5 12 16-17h-9l7-11Z" fill={YELLOW} />
      <path d="M13 47l-3 7m41-7-3 7" stroke={BLUE} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  cloud: (
    <>
      <circle cx="46" cy="20" r="13" fill={YELLOW} />
      <g fill={SKY}>
        <circle cx="17" cy="39" r="13" />
        <circle cx="33" cy="31" r="16" />
        <circle cx="48" cy="40" r="12" />
        <rect x="5" y="38" width="55" height="15" rx="7.500" />
      </g>
      <path d="M22 31c1-6 5-9 10-10" fill="none" stroke={WHITE} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  umbrella: (
    <>
      <path d="M32 30v23c0 8-12 8-12 0" fill="none" stroke={BARK} strokeWidth="4" strokeLinecap="round" />
      <path d="M4 34C5 17 17 7 32 7s27 10 28 27c-4-5-11-5-14 0-4-5-10-5-14 0-4-5-10-5-14 0-3-5-10-5-14 0Z" fill={RED} />
      <path d="M18 34c0-13 5-22 14-27 9 5 14 14 14 27-4-5-10-5-14 0-4-5-10-5-14 0Z" fill={ORANGE} />
      <path d="M32 3v5" stroke={BARK} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  wave: (
    <>
      <path
        d="M2 58V42c10 2 13-4 14-13C18 15 32 8 46 14c-8 0-12 4-12 10 0 7 6 13 14 14 6 0 10-1 14-4v24Z"
        fill={BLUE}
      />
      <path d="M2 58v-8c6 2 12 1 16-3 4 5 11 6 16 2 5 4 11 4 15 0 4 3 9 3 13 0v9Z" fill={SKY} />
      <circle cx="51" cy="17" r="2.6" fill={SKY} />
      <circle cx="56" cy="24" r="2" fill={SKY} />
    </>
  ),
  star: (
    <path
      d="m32 6 8 16.5 18 2.6-13 12.8 3 18.1-16-8.500L16 56l3-18.100L6 25.100l18-2.600Z"
      fill={YELLOW}
      stroke={YELLOW}
      strokeWidth="5"
      strokeLinejoin="round"
    />
  ),
  snowman: (
    <>
      <path d="M18 34 6 27m40 7 12-7" stroke={BARK} strokeWidth="2.8" strokeLinecap="round" />
      <circle cx="32" cy="45" r="17" fill="#dde8f2" />
      <circle cx="32" cy="22" r="12.5" fill="#e9f1f8" />
      <path d="M22 12h20V4a2 2 0 0 0-2-2H24a2 2 0 0 0-2 2Z" fill={INK} />
      <path d="M17 11h30" stroke={INK} strokeWidth="3.6" strokeLinecap="round" />
      <path d="M20 32c7 4 17 4 24 0l1 4c-8 5-18 5-26 0Zm18 4 5 11-6 1-3-11Z" fill={RED} />
      <path d="m32 22 12 3-12 2Z" fill={ORANGE} stroke={ORANGE} strokeLinejoin="round" />
      <Eyes x={32} y={19} apart={5} size={2} />
      <circle cx="29" cy="44" r="2" fill={INK} />
      <circle cx="29" cy="53" r="2" fill={INK} />
    </>
  ),
  sun: (
    <>
      <path
        d="M32 3v8m0 42v8M3 32h8m42 0h8M11.5 11.500l5.7 5.700m29.6 29.6 5.7 5.700m0-41-5.7 5.700M17.2 46.800l-5.7 5.7"
        stroke={ORANGE}
        strokeWidth="4.6"
        strokeLinecap="round"
      />
      <circle cx="32" cy="32" r="16.5" fill={YELLOW} />
      <Eyes y={30} apart={6} size={2.2} />
      <path d="M26 37q6 5 12 0" fill="none" stroke={INK} strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  moon: (
    <>
      <path d="M42 5a28 28 0 1 0 17 38A24 24 0 0 1 42 5Z" fill="#e9c766" />
      <circle cx="19" cy="28" r="3.6" fill="#d3ab43" />
      <circle cx="27" cy="44" r="4.6" fill="#d3ab43" />
      <circle cx="26" cy="17" r="2.4" fill="#d3ab43" />
      <path d="m52 15 1.8 4.200L58 21l-4.2 1.800L52 27l-1.8-4.200L46 21l4.2-1.800Z" fill={GREY} />
    </>
  ),
};
