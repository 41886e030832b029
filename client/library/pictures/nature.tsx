import {
  BARK,
  BLUE,
  BROWN,
  GREEN,
  GREY,
  INK,
  LEAF,
  ORANGE,
  PINK,
  RED,
  ROSE,
  SKY,
  YELLOW,
} from '../../ui/drawing/colors';
import { Eyes } from '../../ui/drawing/features';

/** Plants, weather and the sky. */
export const NATURE = {
  lily: (
    <>
      <ellipse cx="32" cy="51" rx="30" ry="9" fill={LEAF} />
      <path d="M32 52C16 52 7 42 5 30c9-1 19 4 24 12Zm0 0c16 0 25-10 27-22-9-1-19 4-24 12Z" fill={PINK} />
      <path d="M32 52c-11-3-17-14-16-30 8 3 14 12 16 22Zm0 0c11-3 17-14 16-30-8 3-14 12-16 22Z" fill={ROSE} />
      <path d="M32 52c-8-9-9-25 0-38 9 13 8 29 0 38Z" fill={PINK} />
      <path d="M29 51c0-5 1-8 3-10 2 2 3 5 3 10Z" fill={YELLOW} />
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
  sunflower: (
    <>
      <path d="M32 40v22" stroke={LEAF} strokeWidth="4" strokeLinecap="round" />
      <path d="M32 58c-4-7-10-9-16-8 2 7 9 11 16 8Zm0-2c3-6 9-8 15-7-2 6-8 10-15 7Z" fill={GREEN} />
      <g fill={YELLOW}>
        {[0, 45, 90, 135, 180, 225, 270, 315].map((turn) => (
          <ellipse key={turn} cx="32" cy="11" rx="6.5" ry="9" transform={`rotate(${turn} 32 26)`} />
        ))}
      </g>
      <circle cx="32" cy="26" r="11" fill={BARK} />
      <g fill={BROWN}>
        <circle cx="28" cy="23" r="1.6" />
        <circle cx="36" cy="23" r="1.6" />
        <circle cx="32" cy="27" r="1.6" />
        <circle cx="28" cy="31" r="1.6" />
        <circle cx="36" cy="31" r="1.6" />
      </g>
    </>
  ),
  leaf: (
    <>
      <path
        d="M32 4l6 10 8-4-2 11 14-1-6 9 8 7-13 3 2 8-12-3-5 8-5-8-12 3 2-8-13-3 8-7-6-9 14 1-2-11 8 4Z"
        fill="#c9713a"
        stroke="#c9713a"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path
        d="M32 16v44M32 40 20 28m12 12 12-12M32 47l-9-5m9 5 9-5"
        fill="none"
        stroke="#8f4a20"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </>
  ),
  cactus: (
    <>
      <path d="M24 14a8 8 0 0 1 16 0v34H24Z" fill={GREEN} />
      <path
        d="M27 36c-12 1-15-4-15-14m25 9c11 1 15-4 15-14"
        fill="none"
        stroke={GREEN}
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M29 14v6m6 0v6m-6 3v5m6 4v5M12 22v3m40-8v3" stroke="#dff0d3" strokeWidth="1.8" strokeLinecap="round" />
      <circle cx="32" cy="6" r="4" fill={ROSE} />
      <path d="M15 44h34v6H15Z" fill="#c9713a" />
      <path d="M18 50h28l-3 12H21Z" fill="#d98a52" />
    </>
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
  seedling: (
    <>
      <path d="M32 54V34" stroke={LEAF} strokeWidth="4" strokeLinecap="round" />
      <path d="M32 36c-2-9-9-13-18-12 1 9 9 15 18 12Zm0-3c1-8 8-13 17-12-1 9-8 14-17 12Z" fill={GREEN} />
      <path d="M10 60c3-8 12-11 22-11s19 3 22 11Z" fill={BROWN} />
    </>
  ),
  sprig: (
    <>
      <path d="M32 58V10" stroke={LEAF} strokeWidth="3.6" strokeLinecap="round" />
      <path
        d="M32 50c-9 2-16-2-19-10 9-2 17 2 19 10Zm0 0c9 2 16-2 19-10-9-2-17 2-19 10Zm0-17c-8 2-14-2-17-9 8-2 15 1 17 9Zm0 0c8 2 14-2 17-9-8-2-15 1-17 9Zm0-14c-4-4-4-10 0-15 4 5 4 11 0 15Z"
        fill={GREEN}
      />
      <path d="M17 60c3-4 9-5 15-5s12 1 15 5Z" fill={BROWN} />
    </>
  ),
  tree: (
    <>
      <path d="M28 36h8l2 20c2 1 4 2 5 4H21c1-2 3-3 5-4Z" fill={BROWN} />
      <g fill={LEAF}>
        <circle cx="32" cy="17" r="14" />
        <circle cx="18" cy="29" r="13" />
        <circle cx="46" cy="29" r="13" />
        <circle cx="32" cy="32" r="13" />
      </g>
      <g fill={GREEN}>
        <circle cx="28" cy="13" r="6" />
        <circle cx="15" cy="26" r="5" />
        <circle cx="44" cy="25" r="5" />
      </g>
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
