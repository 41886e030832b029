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
  ROSE,
  SKY,
  WHITE,
  YELLOW,
} from '../../ui/drawing/colors';
import { Eye, Smile } from '../../ui/drawing/features';

/** The things of a day at home, for the guides and stories. */
export const EVERYDAY = {
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
  heart: (
    <>
      <path
        d="M32 57C14 45 6 35 6 24 6 14 13 8 20 8c6 0 10 4 12 8 2-4 6-8 12-8 7 0 14 6 14 16 0 11-8 21-26 33Z"
        fill={RED}
      />
      <path d="M14 25c0-6 3-9 7-9" fill="none" stroke={WHITE} strokeWidth="3.500" strokeLinecap="round" />
    </>
  ),
  cup: (
    <>
      <path d="M46 27h5c10 0 10 17-2 17h-5" fill="none" stroke={ROSE} strokeWidth="5" />
      <path d="M8 24h40v15c0 10-6 16-15 16H23C14 55 8 49 8 39Z" fill={ROSE} />
      <path d="M8 24h40v6H8Z" fill={PINK} />
      <path
        d="M19 17c-4-4 3-6 0-11m10 11c-4-4 3-6 0-11m10 11c-4-4 3-6 0-11"
        fill="none"
        stroke={GREY}
        strokeWidth="3"
        strokeLinecap="round"
      />
    </>
  ),
  toothbrush: (
    <g transform="rotate(45 32 32)">
      <rect x="27" y="16" width="10" height="48" rx="5" fill={BLUE} />
      <rect x="26" y="-2" width="12" height="24" rx="5" fill={BLUE} />
      <path d="M26 1h-9v17h9Z" fill={WHITE} stroke={GREY} strokeWidth="2" />
      <path d="M17 7h9m-9 5h9" stroke={SKY} strokeWidth="2.400" />
      <rect x="30" y="36" width="4" height="20" rx="2" fill={SKY} />
    </g>
  ),
  soap: (
    <>
      <rect x="6" y="34" width="44" height="24" rx="11" fill={PINK} />
      <rect x="14" y="41" width="28" height="10" rx="5" fill={ROSE} />
      <g fill={SKY}>
        <circle cx="45" cy="26" r="11" />
        <circle cx="25" cy="21" r="8" />
        <circle cx="38" cy="9" r="5" />
        <circle cx="57" cy="44" r="5" />
      </g>
      <path
        d="M39 25c1-3 3-5 6-5M21 20c0-2 2-4 4-4"
        fill="none"
        stroke={WHITE}
        strokeWidth="2.400"
        strokeLinecap="round"
      />
    </>
  ),
  potty: (
    <>
      <path d="M44 8h6c4 0 6 3 6 7v18H42Z" fill={LEAF} />
      <path d="M10 32h44l-5 23c-.6 3-3 5-6 5H21c-3 0-5.400-2-6-5Z" fill={GREEN} />
      <rect x="5" y="26" width="54" height="11" rx="5.500" fill={LEAF} />
      <Eye x={26} y={46} />
      <Eye x={38} y={46} />
      <Smile y={51} />
    </>
  ),
  tablet: (
    <>
      <rect x="6" y="10" width="52" height="44" rx="7" fill={INK} />
      <rect x="12" y="15" width="40" height="34" rx="3" fill={SKY} />
      <path d="m27 24 13 8-13 8Z" fill={WHITE} stroke={WHITE} strokeWidth="3" strokeLinejoin="round" />
      <circle cx="55" cy="32" r="1.500" fill={GREY} />
    </>
  ),
  coins: (
    <>
      {[50, 42, 34].map((y) => (
        <g key={y}>
          <path d={`M6 ${y}v6c0 8 32 8 32 0v-6Z`} fill={ORANGE} />
          <ellipse cx="22" cy={y} rx="16" ry="6" fill={YELLOW} />
        </g>
      ))}
      <circle cx="44" cy="22" r="17" fill={ORANGE} />
      <circle cx="44" cy="22" r="12.500" fill={YELLOW} />
      <path
        d="m44 13 2.600 5.600 6 .8-4.400 4.200 1.100 6-5.300-2.900-5.300 2.900 1.100-6-4.400-4.200 6-.8Z"
        fill={ORANGE}
      />
    </>
  ),
  satchel: (
    <>
      <path d="M22 16c0-12 20-12 20 0" fill="none" stroke={BARK} strokeWidth="5" />
      <rect x="8" y="14" width="48" height="45" rx="9" fill={RED} />
      <path d="M8 24c0-7 4-10 9-10h30c5 0 9 3 9 10v11c-14 7-34 7-48 0Z" fill="#b63f39" />
      <rect x="19" y="32" width="7" height="12" rx="2" fill={YELLOW} />
      <rect x="38" y="32" width="7" height="12" rx="2" fill={YELLOW} />
    </>
  ),
  speech: (
    <>
      <path d="M24 6h18c9 0 16 6 16 15s-7 15-16 15h-3l-9 9v-9h-6C15 36 8 30 8 21S15 6 24 6Z" fill={BLUE} />
      <g fill={WHITE}>
        <circle cx="24" cy="21" r="3.400" />
        <circle cx="33" cy="21" r="3.400" />
        <circle cx="42" cy="21" r="3.400" />
      </g>
      <path d="M10 44h12c5 0 8 3 8 7s-3 7-8 7h-4l-6 5v-5h-2c-4 0-7-3-7-7s3-7 7-7Z" fill={YELLOW} />
    </>
  ),
  pencil: (
    <>
      <path d="m8 56 4-16L44 8l12 12-32 32Z" fill={YELLOW} />
      <path d="m38 14 6-6c2-2 4-2 6 0l6 6c2 2 2 4 0 6l-6 6Z" fill={ROSE} />
      <path d="m34 18 4-4 12 12-4 4Z" fill={GREY} />
      <path d="m8 56 4-16c4 0 6 2 6 6 4 0 6 2 6 6Z" fill={CREAM} />
      <path d="m8 56 2-8c3 1 5 3 6 6Z" fill={INK} />
    </>
  ),
  book: (
    <>
      <path d="M4 14c10-4 20-4 28 2 8-6 18-6 28-2v40c-10-4-20-4-28 2-8-6-18-6-28-2Z" fill={PURPLE} />
      <path d="M8 11c9-3 17-2 24 4v37c-7-5-15-6-24-3Zm48 0c-9-3-17-2-24 4v37c7-5 15-6 24-3Z" fill={WHITE} />
      <path
        d="M14 20c4-1 8 0 12 2m-12 7c4-1 8 0 12 2m-12 7c4-1 8 0 12 2"
        fill="none"
        stroke={GREY}
        strokeWidth="2.400"
        strokeLinecap="round"
      />
      <path
        d="m44 19 2.400 5 5.400.8-4 3.800 1 5.400-4.800-2.600-4.800 2.600 1-5.400-4-3.800 5.400-.8Z"
        fill={YELLOW}
      />
      <path d="M32 15v37" stroke={GREY} strokeWidth="2" />
    </>
  ),
  flask: (
    <>
      <path d="M25 6h14v18l16 27c3 5 0 9-5 9H14c-5 0-8-4-5-9l16-27Z" fill={SKY} />
      <path d="M18 36h28l9 15c3 5 0 9-5 9H14c-5 0-8-4-5-9Z" fill={GREEN} />
      <rect x="21" y="3" width="22" height="7" rx="3.500" fill={GREY} />
      <g fill={WHITE} opacity=".8">
        <circle cx="25" cy="49" r="4" />
        <circle cx="38" cy="44" r="3" />
        <circle cx="35" cy="54" r="2.400" />
      </g>
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
  dinosaur: (
    <>
      <path d="m20 40-3-7 7 2 1-8 7 5 4-7 4 8Z" fill={ORANGE} stroke={ORANGE} strokeWidth="2" strokeLinejoin="round" />
      <path
        d="M2 52c10 2 12-14 26-16 6-1 8-6 8-14 0-9 6-15 14-15s12 5 12 10-4 8-11 8c-1 0-2 1-2 3 0 10-1 15-4 19v10h-8v-8H24v8h-8v-7c-5 4-10 4-14 2Z"
        fill={GREEN}
      />
      <Eye x={50} y={15} size={2.8} />
      <path d="M52 21c3 0 5-.500 7-2" fill="none" stroke={LEAF} strokeWidth="2" strokeLinecap="round" />
    </>
  ),
  palette: (
    <>
      <path
        d="M32 8C15 8 4 18 4 32s11 24 26 24c6 0 7-4 5-8-2-5 1-9 7-9h8c7 0 10-4 10-9C60 16 48 8 32 8Z"
        fill={CREAM}
        stroke={BROWN}
        strokeWidth="2.400"
      />
      <circle cx="17" cy="28" r="5" fill={RED} />
      <circle cx="29" cy="18" r="5" fill={YELLOW} />
      <circle cx="44" cy="21" r="5" fill={BLUE} />
      <circle cx="18" cy="42" r="5" fill={GREEN} />
    </>
  ),
  crown: (
    <>
      <path
        d="M8 50 4 18l15 13L32 10l13 21 15-13-4 32Z"
        fill={YELLOW}
        stroke={YELLOW}
        strokeWidth="3"
        strokeLinejoin="round"
      />
      <rect x="7" y="45" width="50" height="11" rx="4" fill={ORANGE} />
      <circle cx="32" cy="50.500" r="3.400" fill={RED} />
      <circle cx="18" cy="50.500" r="2.600" fill={BLUE} />
      <circle cx="46" cy="50.500" r="2.600" fill={BLUE} />
    </>
  ),
  tent: (
    <>
      <path d="M32 8 4 56h56Z" fill={BLUE} stroke={BLUE} strokeWidth="4" strokeLinejoin="round" />
      <path d="M32 8 23 56h-8Zm0 0 9 48h8Z" fill={SKY} />
      <path d="M32 26 23 56h18Z" fill={INK} />
      <path d="m32 26-5 17-5 13h7c3-8 4-19 3-30Z" fill={YELLOW} />
      <path d="M32 8V2h9l-3 3 3 3h-9" fill={RED} />
    </>
  ),
  lift: (
    <>
      <rect x="10" y="4" width="44" height="56" rx="5" fill={GREY} />
      <path d="M16 12h15v48H16Zm17 0h15v48H33Z" fill={CREAM} />
      <path d="M32 12v48" stroke={INK} strokeWidth="2" />
      <circle cx="32" cy="8" r="2" fill={YELLOW} />
      <path d="m23.500 30 4 6h-8Zm17 12-4-6h8Z" fill={ORANGE} />
    </>
  ),
};
