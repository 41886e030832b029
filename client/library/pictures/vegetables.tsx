import { GREEN, LEAF, ORANGE, PURPLE, RED, WHITE, YELLOW } from '../../ui/drawing/colors';

/** Vegetables. */
export const VEGETABLES = {
  broccoli: (
    <>
      <path d="M26 36h13l-1 9 3 13c-5 3-13 3-18 0l4-13Z" fill="#a8cc7b" />
      <g fill={LEAF}>
        <circle cx="15" cy="31" r="11" />
        <circle cx="49" cy="31" r="11" />
        <circle cx="24" cy="19" r="12" />
        <circle cx="41" cy="19" r="12" />
        <circle cx="32" cy="31" r="12" />
      </g>
      <g fill={GREEN}>
        <circle cx="13" cy="28" r="4" />
        <circle cx="23" cy="14" r="4.5" />
        <circle cx="39" cy="15" r="4.5" />
        <circle cx="49" cy="27" r="4" />
        <circle cx="31" cy="27" r="4.5" />
      </g>
    </>
  ),
  carrot: (
    <>
      <path d="M42 22c0-8 3-14 8-17 1 4 1 8 0 11 4-3 8-3 12-2-2 5-7 9-15 10Z" fill={GREEN} />
      <path d="M40 21c-5-3-6-8-5-14 5 2 9 7 9 13Z" fill={LEAF} />
      <path d="M45 22c6 6 5 11-1 16L10 60c-4 2-8-2-6-6l22-34c5-6 13-4 19 2Z" fill={ORANGE} />
      <path d="m27 27 7 5m-14 5 5 4m9-17 4 3m-24 18 4 3" stroke="#bf6420" strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  cucumber: (
    <>
      <rect x="2" y="21" width="60" height="22" rx="11" fill={LEAF} transform="rotate(-38 32 32)" />
      <g transform="rotate(-38 32 32)" stroke={GREEN} strokeWidth="2.6" strokeLinecap="round">
        <path d="M11 27h12m6 0h24M9 33h28m6 0h12M13 38h8m6 0h24" />
      </g>
      <path d="M9 51c-3 1-5 4-5 8" fill="none" stroke="#2c6a4a" strokeWidth="3.4" strokeLinecap="round" />
    </>
  ),
  corn: (
    <>
      <path d="M32 4c8 0 13 11 13 25 0 13-6 24-13 24s-13-11-13-24C19 15 24 4 32 4Z" fill={YELLOW} />
      <path d="M21 20h22M20 28h24M20 36h24M23 12h18M28 5v46m8-46v46" stroke="#d79f22" strokeWidth="2" />
      <path d="M14 26c10 6 16 18 18 34C19 60 10 46 14 26Z" fill={GREEN} />
      <path d="M50 26c-10 6-16 18-18 34 13 0 22-14 18-34Z" fill={LEAF} />
    </>
  ),
  eggplant: (
    <>
      <path d="M44 22c9 9 5 20-3 28-9 9-23 12-31 4s-5-21 4-28c9-8 21-13 30-4Z" fill={PURPLE} />
      <path d="M14 42c1-6 4-9 8-12" fill="none" stroke={WHITE} strokeWidth="3.2" strokeLinecap="round" opacity=".5" />
      <path d="M32 18c0-5 4-9 10-9 7 0 13 6 13 13 0 5-3 9-9 10 0-4-1-6-3-7-3 1-6 0-8-2-1-2-2-3-3-5Z" fill={GREEN} />
      <path d="M51 13c1-4 4-7 8-8" fill="none" stroke={LEAF} strokeWidth="4.6" strokeLinecap="round" />
    </>
  ),
  tomato: (
    <>
      <ellipse cx="32" cy="37" rx="26" ry="22" fill={RED} />
      <path
        d="m32 20-9 8-1-8-11-3 10-5 4 2 2-8 5-2 5 2 2 8 4-2 10 5-11 3-1 8Z"
        fill={GREEN}
        stroke={GREEN}
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <path d="M12 36c1-4 2-6 5-8" fill="none" stroke={WHITE} strokeWidth="3" strokeLinecap="round" opacity=".7" />
    </>
  ),
};
