import {
  BARK,
  BLUE,
  BROWN,
  CREAM,
  GREEN,
  GREY,
  INK,
  LEAF,
  ORANGE,
  PINK,
  PURPLE,
  RED,
  SKY,
  WHITE,
  YELLOW,
} from '../../ui/drawing/colors';

/** Things of growing up: of school, of friends and of moving. */
export const GROWING = {
  notebook: (
    <>
      <path d="M12 8h38c3 0 5 2 5 5v38c0 3-2 5-5 5H12Z" fill={BLUE} />
      <path d="M18 13h28l3 38H18Z" fill={WHITE} />
      <path d="M24 22h18M24 30h18M24 38h11" fill="none" stroke={GREY} strokeWidth="2.6" strokeLinecap="round" />
      <path d="M8 16h8M8 26h8M8 36h8M8 46h8" fill="none" stroke={INK} strokeWidth="3" strokeLinecap="round" />
      <path d="m40 40 3-8 13-14 6 5-13 14Z" fill={YELLOW} />
      <path d="m40 40 3-8 5 5Z" fill={CREAM} />
    </>
  ),
  mirror: (
    <>
      <path d="M28 44h8l2 16H26Z" fill={BROWN} />
      <ellipse cx="32" cy="26" rx="22" ry="24" fill={BROWN} />
      <ellipse cx="32" cy="26" rx="17" ry="19" fill={SKY} />
      <path d="M20 26c1-8 5-12 11-13" fill="none" stroke={WHITE} strokeWidth="4" strokeLinecap="round" />
      <path
        d="M33 42c0-6 1-10-1-15m1 6c-6 0-8-4-8-7 5 0 8 2 8 7Zm0-4c0-5 3-8 9-8 0 5-3 8-9 8Z"
        fill={LEAF}
        stroke={LEAF}
        strokeWidth="2"
        strokeLinejoin="round"
      />
    </>
  ),
  phone: (
    <>
      <rect x="17" y="4" width="30" height="56" rx="6" fill={INK} />
      <rect x="21" y="10" width="22" height="42" rx="2" fill={SKY} />
      <circle cx="32" cy="56" r="1.8" fill={GREY} />
      <path d="M25 18h10c3 0 3 8 0 8h-6l-4 4Z" fill={WHITE} />
      <path d="M39 32H29c-3 0-3 8 0 8h6l4 4Z" fill={YELLOW} />
    </>
  ),
  homes: (
    <>
      <path d="M4 34 19 20l15 14v24H4Z" fill={CREAM} />
      <path
        d="M2 35 19 18l17 17"
        fill="none"
        stroke={RED}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M15 58V45h9v13Z" fill={BARK} />
      <path d="M36 30 48 18l12 12v28H36Z" fill={YELLOW} />
      <path
        d="m34 31 14-15 14 15"
        fill="none"
        stroke={BLUE}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path d="M44 58V45h9v13Z" fill={BARK} />
      <path d="M32 14c-5-4-6-8-3-9q2 0 3 3 1-3 3-3c3 1 2 5-3 9Z" fill={PINK} />
    </>
  ),
  bench: (
    <>
      <path d="M14 24v34m36-34v34" fill="none" stroke={BARK} strokeWidth="5" strokeLinecap="round" />
      <path d="M6 22h52v7H6Zm0 11h52v7H6Z" fill={BROWN} stroke={BROWN} strokeWidth="2" strokeLinejoin="round" />
      <path d="M4 45h56v6H4Z" fill={BROWN} stroke={BROWN} strokeWidth="2" strokeLinejoin="round" />
      <path d="M16 45c0-10 2-15 8-15s8 5 8 15Z" fill={PURPLE} />
      <circle cx="24" cy="22" r="9" fill={CREAM} />
      <path d="M15 22c-1-13 19-13 18 0-6-5-12-5-18 0Z" fill={INK} />
      <path d="M21 24v.1m6-.1v.1m-5 4h4" stroke={INK} strokeWidth="2.2" strokeLinecap="round" />
      <path d="M42 18q4-6 10-4" fill="none" stroke={GREEN} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  alarm: (
    <>
      <path d="m16 52-5 7m37-7 5 7" fill="none" stroke={INK} strokeWidth="5" strokeLinecap="round" />
      <path d="M6 20C4 10 14 4 21 10Zm52 0C60 10 50 4 43 10Z" fill={ORANGE} />
      <circle cx="32" cy="34" r="23" fill={PURPLE} />
      <circle cx="32" cy="34" r="17" fill={WHITE} />
      <path d="M32 23v11l8 5" fill="none" stroke={INK} strokeWidth="3.4" strokeLinecap="round" strokeLinejoin="round" />
      <path d="M32 6v5" stroke={INK} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  'moving-box': (
    <>
      <path d="M8 26h48l-3 32H11Z" fill={BROWN} />
      <path
        d="M8 26 2 14l26 4 4 8Zm48 0 6-12-26 4-4 8Z"
        fill={CREAM}
        stroke={BROWN}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M24 22c-2-12 4-16 8-16s10 4 8 16Z" fill={YELLOW} />
      <circle cx="27" cy="8" r="4" fill={YELLOW} />
      <circle cx="38" cy="8" r="4" fill={YELLOW} />
      <path d="M29 15v.1m7-.1v.1" stroke={INK} strokeWidth="3.4" strokeLinecap="round" />
      <path d="M22 40h20M26 48h12" fill="none" stroke={BARK} strokeWidth="3" strokeLinecap="round" />
    </>
  ),
  laptop: (
    <>
      <rect x="10" y="10" width="44" height="34" rx="4" fill={INK} />
      <rect x="14" y="14" width="36" height="26" rx="2" fill={SKY} />
      <path d="M4 46h56l-4 9H8Z" fill={GREY} stroke={GREY} strokeWidth="2" strokeLinejoin="round" />
      <circle cx="24" cy="26" r="6" fill={CREAM} />
      <path d="M16 40c0-8 3-11 8-11s8 3 8 11Z" fill={RED} />
      <circle cx="41" cy="26" r="6" fill={BROWN} />
      <path d="M33 40c0-8 3-11 8-11s8 3 8 11Z" fill={GREEN} />
    </>
  ),
};
