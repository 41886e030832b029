import { BLUE, ORANGE, RED, WHITE, YELLOW } from '../../ui/drawing/colors';

const SKIN = '#e5ab82';
const SKIN_LINE = '#b97a50';

/** Hands, feet and feelings. */
export const BODY = {
  sock: (
    <>
      <path d="M22 4h23v30c0 4-1 6-4 9L29 56c-5 6-13 6-18 2-6-5-5-12 0-17l8-7c2-2 3-3 3-6Z" fill={BLUE} />
      <path d="M22 17h23v7H22Z" fill={WHITE} />
      <path d="M19 4h29v10H19Z" fill={ORANGE} />
      <path d="M11 41c7 1 13 7 14 18-5 3-10 2-14-1-6-5-5-12 0-17Zm34-11v5c0 4-1 6-4 9-3-3-4-9 4-14Z" fill={ORANGE} />
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
  heart: (
    <>
      <path
        d="M32 57C14 45 6 35 6 24 6 14 13 8 20 8c6 0 10 4 12 8 2-4 6-8 12-8 7 0 14 6 14 16 0 11-8 21-26 33Z"
        fill={RED}
      />
      <path d="M14 25c0-6 3-9 7-9" fill="none" stroke={WHITE} strokeWidth="3.500" strokeLinecap="round" />
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
};
