import {
  BARK,
  BLUE,
  BROWN,
  CREAM,
  GREEN,
  GREY,
  INK,
  PURPLE,
  RED,
  ROSE,
  SKY,
  WHITE,
  YELLOW,
} from '../../ui/drawing/colors';

/** Things for learning and making. */
export const LEARNING = {
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
  magnifier: (
    <>
      <path d="m41 41 17 17" stroke={BARK} strokeWidth="9" strokeLinecap="round" />
      <circle cx="27" cy="27" r="22" fill={SKY} />
      <circle cx="27" cy="27" r="22" fill="none" stroke={INK} strokeWidth="5" />
      <path d="M13 25c1-6 5-10 11-11" fill="none" stroke={WHITE} strokeWidth="4" strokeLinecap="round" />
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
};
