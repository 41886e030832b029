import {
  BARK,
  BLUE,
  BROWN,
  CREAM,
  GREEN,
  GREY,
  INK,
  ORANGE,
  PURPLE,
  RED,
  SKY,
  WHITE,
  YELLOW,
} from '../../ui/drawing/colors';

const SKIN = '#e5ab82';
const SKIN_LINE = '#b97a50';

/** What people make, hands and feet, shapes, and the covers of games. */
export const THINGS = {
  car: (
    <>
      <path d="M12 32 19 19c1-2 3-3 5-3h16c2 0 4 1 6 3l9 13Z" fill={RED} />
      <path d="m18 31 5-9c.5-1 1-1 2-1h6v10Zm17 0V21h5c1 0 2 0 3 1l7 9Z" fill={SKY} />
      <path d="M4 36c0-3 2-5 5-5h44c5 0 8 3 8 8v6c0 2-1 3-3 3H6c-2 0-3-1-3-3Z" fill={RED} />
      <path d="M54 35h6c1 2 1 3 1 5h-7Z" fill={YELLOW} />
      <circle cx="17" cy="48" r="8" fill={INK} />
      <circle cx="47" cy="48" r="8" fill={INK} />
      <circle cx="17" cy="48" r="3.4" fill={GREY} />
      <circle cx="47" cy="48" r="3.4" fill={GREY} />
    </>
  ),
  bus: (
    <>
      <rect x="3" y="11" width="58" height="38" rx="7" fill={YELLOW} />
      <rect x="8" y="17" width="12" height="12" rx="2.5" fill={SKY} />
      <rect x="23" y="17" width="12" height="12" rx="2.5" fill={SKY} />
      <rect x="38" y="17" width="12" height="12" rx="2.5" fill={SKY} />
      <path d="M53 17h8v14h-8Z" fill={SKY} />
      <path d="M3 35h58v5H3Z" fill={ORANGE} />
      <circle cx="17" cy="50" r="7.5" fill={INK} />
      <circle cx="47" cy="50" r="7.5" fill={INK} />
      <circle cx="17" cy="50" r="3" fill={GREY} />
      <circle cx="47" cy="50" r="3" fill={GREY} />
    </>
  ),
  ball: (
    <>
      <circle cx="32" cy="32" r="27" fill={WHITE} stroke={GREY} strokeWidth="2.4" />
      <path d="m32 22 10 7-4 12H26l-4-12Z" fill={INK} />
      <path
        d="M32 5c4 1 8 2 11 4l-11 7-11-7c3-2 7-3 11-4Zm26.5 21c.7 6-.3 11-2.5 16l-9-2 2-12Zm-53 0 9.5 2 2 12-9 2c-2-5-3-10-2.5-16ZM22 57l2-9h16l2 9c-6 3-14 3-20 0Z"
        fill={INK}
      />
      <path d="m32 16 0 6m10 7 7-1m-11 13 2 7m-14-7-2 7m-2-19-7-1" stroke={GREY} strokeWidth="2.2" />
    </>
  ),
  balloon: (
    <>
      <path d="M32 50c-4 5 4 7 0 13" fill="none" stroke={GREY} strokeWidth="2.2" strokeLinecap="round" />
      <path d="M32 3c12 0 19 9 19 20S41 47 32 47 13 34 13 23 20 3 32 3Z" fill={RED} />
      <path d="m32 45 5 6H27Z" fill="#b63f39" />
      <path d="M20 22c0-6 3-10 8-12" fill="none" stroke={WHITE} strokeWidth="3" strokeLinecap="round" opacity=".75" />
    </>
  ),
  sock: (
    <>
      <path d="M22 4h23v30c0 4-1 6-4 9L29 56c-5 6-13 6-18 2-6-5-5-12 0-17l8-7c2-2 3-3 3-6Z" fill={BLUE} />
      <path d="M22 17h23v7H22Z" fill={WHITE} />
      <path d="M19 4h29v10H19Z" fill={ORANGE} />
      <path d="M11 41c7 1 13 7 14 18-5 3-10 2-14-1-6-5-5-12 0-17Zm34-11v5c0 4-1 6-4 9-3-3-4-9 4-14Z" fill={ORANGE} />
    </>
  ),
  bulb: (
    <>
      <path d="M32 4c12 0 20 8 20 19 0 9-6 13-9 21H21c-3-8-9-12-9-21C12 12 20 4 32 4Z" fill={YELLOW} />
      <path
        d="M27 43c0-9-3-12-4-17l5 3 4-4 4 4 5-3c-1 5-4 8-4 17"
        fill="none"
        stroke="#b97f1c"
        strokeWidth="2.2"
        strokeLinejoin="round"
      />
      <path d="M20 20c1-5 4-8 9-9" fill="none" stroke={WHITE} strokeWidth="3.2" strokeLinecap="round" />
      <path d="M22 45h20v9a6 6 0 0 1-6 6h-8a6 6 0 0 1-6-6Z" fill={GREY} />
      <path d="M22 50.500h20" stroke={INK} strokeWidth="2" opacity=".5" />
    </>
  ),
  clap: (
    <>
      <path d="M50 12l5-6M56 19l7-3M43 9V2" stroke={ORANGE} strokeWidth="3" strokeLinecap="round" />
      <path
        d="M14 60 6 46c-3-6-2-12 0-18l4-11c1-3 6-3 6 1l-1 9L27 9c2-3 7-1 6 3l-6 14 9-11c3-3 7 0 5 4l-7 15Z"
        fill={SKIN_LINE}
      />
      <path
        d="M22 61c-6-5-8-11-7-18l2-14c0-4 6-4 6 0v8l12-17c3-3 7-1 6 3l-8 14 12-13c3-3 7 1 5 4L39 42l10-9c3-2 7 1 5 4L42 49l7-4c3-2 6 2 4 5L41 60c-5 4-13 5-19 1Z"
        fill={SKIN}
        stroke={SKIN_LINE}
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
    </>
  ),
  foot: (
    <>
      <path d="M21 24c9-6 24-4 27 6 3 8-4 12-6 18-2 7-3 12-10 12s-9-5-10-12c-1-9-8-18-1-24Z" fill={SKIN} />
      <g fill={SKIN}>
        <ellipse cx="20" cy="14" rx="6" ry="8" />
        <circle cx="31" cy="11" r="4.6" />
        <circle cx="39.5" cy="13" r="4" />
        <circle cx="46.5" cy="17" r="3.6" />
        <circle cx="51.5" cy="23" r="3.2" />
      </g>
      <path d="M30 50c2 2 5 2 7 0" fill="none" stroke={SKIN_LINE} strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  'red-circle': <circle cx="32" cy="32" r="26" fill={RED} />,
  'blue-circle': <circle cx="32" cy="32" r="26" fill={BLUE} />,
  'yellow-circle': <circle cx="32" cy="32" r="26" fill={YELLOW} />,
  'red-triangle': <path d="M32 10 57 53H7Z" fill={RED} stroke={RED} strokeWidth="6" strokeLinejoin="round" />,
  'blue-square': <rect x="8" y="8" width="48" height="48" rx="5" fill={BLUE} />,
  blocks: (
    <>
      <rect x="3" y="33" width="27" height="27" rx="5" fill={BLUE} />
      <rect x="34" y="33" width="27" height="27" rx="5" fill={GREEN} />
      <rect x="18" y="3" width="27" height="27" rx="5" fill={ORANGE} />
      <g fill={WHITE}>
        <circle cx="31.5" cy="16.5" r="3.4" />
        <circle cx="11.5" cy="46.5" r="3.4" />
        <circle cx="21.5" cy="46.5" r="3.4" />
        <circle cx="47.5" cy="40.5" r="3.4" />
        <circle cx="41.5" cy="51.5" r="3.4" />
        <circle cx="53.5" cy="51.5" r="3.4" />
      </g>
    </>
  ),
  pot: (
    <>
      <path
        d="M22 21c-4-5 4-7 0-13m10 13c-4-5 4-7 0-13m10 13c-4-5 4-7 0-13"
        fill="none"
        stroke={GREY}
        strokeWidth="3"
        strokeLinecap="round"
      />
      <path d="M2 36h8v9H7a5 5 0 0 1-5-5Zm60 0h-8v9h3a5 5 0 0 0 5-5Z" fill={INK} />
      <path d="M8 32h48v18a10 10 0 0 1-10 10H18A10 10 0 0 1 8 50Z" fill={RED} />
      <rect x="5" y="26" width="54" height="8" rx="4" fill="#b63f39" />
      <path d="M29 52a4 3.2 0 1 1-2-3V38l12-2v13a4 3.2 0 1 1-2-3v-6l-8 1.500Z" fill={CREAM} />
    </>
  ),
  magnifier: (
    <>
      <path d="m41 41 17 17" stroke={BARK} strokeWidth="9" strokeLinecap="round" />
      <circle cx="27" cy="27" r="22" fill={SKY} />
      <circle cx="27" cy="27" r="22" fill="none" stroke={INK} strokeWidth="5" />
      <path d="M13 25c1-6 5-10 11-11" fill="none" stroke={WHITE} strokeWidth="4" strokeLinecap="round" />
    </>
  ),
  flags: (
    <>
      <path d="M2 12c18 12 42 12 60 0" fill="none" stroke={GREY} strokeWidth="3" strokeLinecap="round" />
      <path d="M6 14.5 20 19l-9 20Z" fill={RED} />
      <path d="M24 20.500h16l-8 24Z" fill={BLUE} />
      <path d="M44 19.5 58 15l-4 25Z" fill={RED} />
      <circle cx="12" cy="52" r="4" fill={YELLOW} />
      <circle cx="32" cy="56" r="4" fill={PURPLE} />
      <circle cx="52" cy="52" r="4" fill={YELLOW} />
    </>
  ),
  trunk: (
    <>
      <path d="M6 28C6 14 14 8 22 8h20c8 0 16 6 16 20Z" fill={BROWN} />
      <rect x="6" y="28" width="52" height="30" rx="4" fill="#8a5c39" />
      <path d="M6 28h52v6H6Z" fill={BARK} />
      <path d="M14 9.500h7V58h-7Zm29 0h7V58h-7Z" fill={YELLOW} />
      <rect x="25" y="26" width="14" height="17" rx="3" fill={YELLOW} />
      <path
        d="M29.5 31.500a2.6 2.6 0 1 1 3.6 2.700c-.8.4-1.1.8-1.1 1.8"
        fill="none"
        stroke={INK}
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      <circle cx="32" cy="39.3" r="1.3" fill={INK} />
    </>
  ),
  cards: (
    <>
      <rect x="6" y="10" width="30" height="42" rx="5" fill={PURPLE} transform="rotate(-10 21 31)" />
      <rect
        x="29"
        y="12"
        width="30"
        height="42"
        rx="5"
        fill={WHITE}
        stroke={GREY}
        strokeWidth="2"
        transform="rotate(8 44 33)"
      />
      <path
        d="m20 24 2.4 5 5.4.8-4 3.8 1 5.4-4.8-2.6-4.8 2.6 1-5.4-4-3.8 5.4-.800Z"
        fill={YELLOW}
        transform="rotate(-10 20 31)"
      />
      <path d="M45 44c-6-4-9-8-8-12 1-5 6-5 8-1 2-4 8-4 8 1 1 4-3 8-8 12Z" fill={RED} transform="rotate(8 44 34)" />
    </>
  ),
};
