import {
  BLUE,
  CREAM,
  GREEN,
  GREY,
  INK,
  LEAF,
  ORANGE,
  PINK,
  RED,
  ROSE,
  SKY,
  WHITE,
  YELLOW,
} from '../../ui/drawing/colors';
import { Eye, Eyes, Smile, Twice } from '../../ui/drawing/features';

const CAT = '#a7adc2';
const ELEPHANT = '#9db2c9';
const MOUSE = '#b7a99d';
const RABBIT = '#cbb59c';
const DOG = '#d8a266';

/** Animals of house, farm, water and far away. */
export const OTHER_ANIMALS = {
  dog: (
    <>
      <path d="M13 27C13 15 21 8 32 8s19 7 19 19v11c0 12-8 20-19 20s-19-8-19-20Z" fill={DOG} />
      <Twice>
        <path d="M19 11C9 10 4 22 5 38c7 4 13 0 15-8 1-7 2-14-1-19Z" fill="#8b5e3c" />
      </Twice>
      <ellipse cx="32" cy="45" rx="13" ry="11" fill={CREAM} />
      <path d="M28.5 49h7v5.500a3.5 3.5 0 0 1-7 0Z" fill={ROSE} />
      <ellipse cx="32" cy="40" rx="5.5" ry="4.2" fill={INK} />
      <Smile y={47} />
      <Eyes y={29} apart={8} />
    </>
  ),
  cat: (
    <>
      <Twice>
        <path d="M10 6 31 20 11 36Z" fill={CAT} stroke={CAT} strokeWidth="2" strokeLinejoin="round" />
        <path d="M14 14 24 21 14 29Z" fill={PINK} />
      </Twice>
      <ellipse cx="32" cy="37" rx="23" ry="20" fill={CAT} />
      <path d="M32 18v8m-7-6.5 2 6m12-6-2 6" stroke="#7d8399" strokeWidth="3" strokeLinecap="round" />
      <Twice>
        <ellipse cx="22.5" cy="35" rx="4" ry="5" fill={YELLOW} />
        <ellipse cx="22.5" cy="35" rx="1.7" ry="4.2" fill={INK} />
        <path d="M17 45 5 42m12 6L6 50" stroke="#7d8399" strokeWidth="1.6" strokeLinecap="round" />
      </Twice>
      <path d="M28.5 42h7L32 46Z" fill={ROSE} stroke={ROSE} strokeWidth="1.5" strokeLinejoin="round" />
      <Smile y={48} />
    </>
  ),
  mouse: (
    <>
      <Twice>
        <circle cx="14" cy="19" r="13" fill={MOUSE} />
        <circle cx="14" cy="19" r="8" fill={PINK} />
      </Twice>
      <path d="M32 17c14 0 21 9 21 18 0 12-13 24-21 24S11 47 11 35c0-9 7-18 21-18Z" fill={MOUSE} />
      <Eyes y={35} apart={9} size={3.2} />
      <Twice>
        <path d="M25 51 11 49m14 5-12 4" stroke="#86796f" strokeWidth="1.6" strokeLinecap="round" />
      </Twice>
      <circle cx="32" cy="52" r="4.2" fill={ROSE} />
    </>
  ),
  rabbit: (
    <>
      <Twice>
        <ellipse cx="22" cy="17" rx="7" ry="15" fill={RABBIT} transform="rotate(-8 22 17)" />
        <ellipse cx="22" cy="18" rx="3.4" ry="10.5" fill={PINK} transform="rotate(-8 22 18)" />
      </Twice>
      <ellipse cx="32" cy="42" rx="19" ry="18" fill={RABBIT} />
      <Twice>
        <circle cx="26" cy="49" r="7" fill={CREAM} />
      </Twice>
      <path d="M29.5 52h5v5.500h-5Z" fill={WHITE} stroke={RABBIT} />
      <path d="M29 43h6l-3 4Z" fill={ROSE} stroke={ROSE} strokeWidth="1.5" strokeLinejoin="round" />
      <Eyes y={38} apart={9} />
    </>
  ),
  pig: (
    <>
      <Twice>
        <path d="M10 8c9 0 15 4 18 10L12 30C8 23 7 14 10 8Z" fill={ROSE} />
      </Twice>
      <circle cx="32" cy="35" r="24" fill={PINK} />
      <ellipse cx="32" cy="42" rx="11" ry="8.5" fill={ROSE} />
      <Twice>
        <ellipse cx="28" cy="42" rx="2" ry="3.2" fill="#a94f68" />
      </Twice>
      <Eyes y={29} apart={10} />
      <path d="M27 54q5 3 10 0" fill="none" stroke="#a94f68" strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
  chicken: (
    <>
      <path d="M22 16c-2-7 5-9 7-4 1-7 8-7 8 0 4-4 9 0 5 6Z" fill={RED} />
      <path d="M32 14c11 0 15 8 16 18 3 16-3 27-16 27S13 48 16 32c1-10 5-18 16-18Z" fill="#e9dfcd" />
      <Twice>
        <path d="M17 35c-6 3-8 10-5 17 5 0 8-6 8-12Z" fill="#d6c7ad" />
      </Twice>
      <path d="M25.5 32h13L32 40Z" fill={ORANGE} stroke={ORANGE} strokeWidth="1.5" strokeLinejoin="round" />
      <ellipse cx="32" cy="43" rx="3" ry="4.5" fill={RED} />
      <Eyes y={26} apart={7} />
    </>
  ),
  chick: (
    <>
      <path d="M26 55v6m-3 0h6m9-6v6m-3 0h6" stroke={ORANGE} strokeWidth="2.6" strokeLinecap="round" />
      <ellipse cx="32" cy="41" rx="20" ry="17" fill={YELLOW} />
      <circle cx="32" cy="23" r="15" fill={YELLOW} />
      <path
        d="M32 9c-2-3-1-5 1-6m1 6c1-2 3-3 5-3"
        fill="none"
        stroke={YELLOW}
        strokeWidth="2.6"
        strokeLinecap="round"
      />
      <Twice>
        <path d="M14 36c-6 3-8 8-7 13 6 0 10-3 11-8Z" fill="#e3a72c" />
      </Twice>
      <path d="M27 26h10l-5 7Z" fill={ORANGE} stroke={ORANGE} strokeWidth="1.5" strokeLinejoin="round" />
      <Eyes y={21} apart={7} />
    </>
  ),
  duck: (
    <>
      <path d="M7 25c-3 0-5 2-5 4 0 3 7 5 13 3v-8Z" fill={ORANGE} />
      <path d="M62 33c0 15-9 24-25 24H29C17 57 9 50 9 43c0-5 4-7 9-7 7 0 10-4 19-4 11 0 16 8 25 1Z" fill={YELLOW} />
      <circle cx="21" cy="24" r="13" fill={YELLOW} />
      <path d="M30 43c4-4 15-4 20 1-2 6-9 8-14 6-3-1-6-3-6-7Z" fill="#e3a72c" />
      <Eye x={17.5} y={22} />
    </>
  ),
  frog: (
    <>
      <Twice>
        <circle cx="18" cy="18" r="10.5" fill={GREEN} />
      </Twice>
      <ellipse cx="32" cy="38" rx="28" ry="21" fill={GREEN} />
      <Twice>
        <circle cx="18" cy="18" r="7" fill={WHITE} />
        <circle cx="19" cy="18.5" r="4" fill={INK} />
        <circle cx="13" cy="42" r="4" fill={PINK} opacity=".75" />
        <circle cx="29" cy="33" r="1.4" fill={LEAF} />
      </Twice>
      <path d="M15 43c8 10 26 10 34 0" fill="none" stroke="#2c6a4a" strokeWidth="2.8" strokeLinecap="round" />
    </>
  ),
  fish: (
    <>
      <path d="M43 32 61 17c1 10 1 20 0 30Z" fill="#2f72b8" />
      <path d="M22 19c4-8 12-9 19-8-1 5-3 9-7 11Zm2 26c2 6 7 8 13 8 0-5-1-8-4-11Z" fill="#2f72b8" />
      <path d="M3 33c5-10 15-16 25-16 11 0 18 8 22 15-4 8-11 16-22 16-10 0-20-6-25-15Z" fill={BLUE} />
      <path
        d="M27 18c4 9 4 20 0 30m10-26c3 6 3 15 0 21"
        fill="none"
        stroke={SKY}
        strokeWidth="3.6"
        strokeLinecap="round"
      />
      <circle cx="15" cy="30" r="4.6" fill={WHITE} />
      <circle cx="14.5" cy="30" r="2.5" fill={INK} />
    </>
  ),
  dragonfly: (
    <>
      <g fill={SKY} stroke="#6fb1da" strokeWidth="1.2">
        <ellipse cx="16" cy="21" rx="15" ry="5.5" transform="rotate(14 16 21)" />
        <ellipse cx="48" cy="21" rx="15" ry="5.5" transform="rotate(-14 48 21)" />
        <ellipse cx="18" cy="34" rx="14" ry="5" transform="rotate(-14 18 34)" />
        <ellipse cx="46" cy="34" rx="14" ry="5" transform="rotate(14 46 34)" />
      </g>
      <path d="M32 20v38" stroke="#1f9489" strokeWidth="5" strokeLinecap="round" />
      <path d="M29.5 38h5m-5 6h5m-5 6h5" stroke="#12635c" strokeWidth="1.8" />
      <ellipse cx="32" cy="24" rx="5.5" ry="8" fill="#1f9489" />
      <circle cx="32" cy="13" r="6.5" fill="#1f9489" />
      <Eyes y={12} apart={5} size={3.2} />
    </>
  ),
  turtle: (
    <>
      <path d="M48 40c2-7 13-8 14 0 0 5-4 8-12 8Z" fill={GREEN} />
      <path d="M14 44h9v9a4 4 0 0 1-9 0Zm24 0h9v9a4 4 0 0 1-9 0ZM8 42l-6 5 8 1Z" fill={GREEN} />
      <path d="M7 44c0-16 10-27 23-27s23 11 23 27Z" fill={LEAF} />
      <path d="M30 17v27M18 22l-4 22m28-22 4 22M9 34h42" fill="none" stroke={GREEN} strokeWidth="2.6" />
      <path d="M5 46a3 3 0 0 1 3-4h44a3 3 0 0 1 3 4Z" fill="#2c6a4a" />
      <Eye x={57} y={39} size={2.2} />
    </>
  ),
  whale: (
    <>
      <path d="M22 15c0-6-4-9-9-8m9 8c0-6 4-9 9-8" fill="none" stroke={SKY} strokeWidth="3.4" strokeLinecap="round" />
      <path d="M44 36c4-2 5-6 4-10-2-3-3-7 0-12 5 1 7 4 7 7 1-3 4-5 8-4 1 6-2 9-5 12-1 12-6 20-15 24Z" fill={BLUE} />
      <path d="M2 38c0-12 9-20 21-20 14 0 18 11 28 14-1 15-12 24-27 24C11 56 2 49 2 38Z" fill={BLUE} />
      <path d="M3 43c10 5 23 5 34 0-1 8-6 13-13 13C13 56 5 51 3 43Z" fill={SKY} />
      <Eye x={13} y={36} />
    </>
  ),
  bee: (
    <>
      <g fill={SKY} opacity=".95">
        <ellipse cx="28" cy="19" rx="8" ry="13" transform="rotate(-18 28 19)" />
        <ellipse cx="42" cy="19" rx="8" ry="13" transform="rotate(18 42 19)" />
      </g>
      <path d="m57 39 6 1-6 3Z" fill={INK} />
      <ellipse cx="34" cy="41" rx="24" ry="16" fill={YELLOW} />
      <path d="M30 26c4 8 4 22 0 30h8c4-9 4-21 0-30Zm14 3c3 7 3 17 0 25l7-5c2-5 2-11 0-16Z" fill={INK} />
      <path
        d="M15 29c-2-5-6-7-10-6m16 3c0-5-2-8-6-9"
        fill="none"
        stroke={GREY}
        strokeWidth="2.4"
        strokeLinecap="round"
      />
      <Eye x={18} y={39} />
      <path d="M13 46q4 4 8 1" fill="none" stroke={INK} strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
  elephant: (
    <>
      <Twice>
        <path d="M20 13C8 10 1 20 2 32s10 16 19 9Z" fill="#87a0bb" />
        <path d="M17 20C10 19 6 24 7 31s6 9 11 5Z" fill={PINK} />
      </Twice>
      <path
        d="M32 8c12 0 19 8 19 19 0 9-5 14-11 17 0 10-2 16-9 16-5 0-8-3-8-6h5c2 2 4 1 4-2 0-3-2-5-4-8-8-3-15-8-15-17C13 16 20 8 32 8Z"
        fill={ELEPHANT}
      />
      <path d="M32 47h7m-7.5 5h6.5" stroke="#7d95af" strokeWidth="1.8" strokeLinecap="round" />
      <Eyes y={27} apart={9} />
    </>
  ),
  koala: (
    <>
      <Twice>
        <circle cx="12" cy="23" r="11.5" fill={GREY} />
        <circle cx="12" cy="23" r="6.5" fill="#cdd5df" />
      </Twice>
      <ellipse cx="32" cy="36" rx="23" ry="21" fill={GREY} />
      <path d="M32 29c5 0 7 4 7 9s-3 9-7 9-7-4-7-9 2-9 7-9Z" fill={INK} />
      <Eyes y={31} apart={13} size={3.2} />
      <path d="M27 51q5 3 10 0" fill="none" stroke={INK} strokeWidth="1.8" strokeLinecap="round" />
    </>
  ),
};
