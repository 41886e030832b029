import { BLUE, GREEN, GREY, INK, LEAF, ORANGE, PURPLE, RED, SKY, WHITE, YELLOW } from '../../ui/drawing/colors';
import { Eye } from '../../ui/drawing/features';

/** Toys, vehicles and covers of games. */
export const TOYS = {
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
};
