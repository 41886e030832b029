import { BARK, BROWN, GREEN, LEAF, ORANGE, PURPLE, RED, SKY, WHITE, YELLOW } from '../../ui/drawing/colors';

/** What one can eat and drink. */
export const FOOD = {
  apple: (
    <>
      <path
        d="M32 20c-5-6-22-6-24 11-2 15 11 28 17 28 3 0 4-1 7-1s4 1 7 1c6 0 19-13 17-28-2-17-19-17-24-11Z"
        fill={RED}
      />
      <path d="M32 20c0-6 1-10 4-14" fill="none" stroke={BARK} strokeWidth="3.4" strokeLinecap="round" />
      <path d="M37 15c2-7 9-10 16-8-1 7-8 11-16 8Z" fill={GREEN} />
      <path d="M15 29c1-4 3-6 7-7" fill="none" stroke={WHITE} strokeWidth="3" strokeLinecap="round" opacity=".7" />
    </>
  ),
  banana: (
    <>
      <path d="M12 8c-6 26 12 52 44 46 3-1 4-5 2-7C40 46 24 32 22 9c-2-3-8-4-10-1Z" fill={YELLOW} />
      <path d="M16 12c1 22 15 38 38 40" fill="none" stroke="#d79f22" strokeWidth="2.4" strokeLinecap="round" />
      <path d="M12 10c0-3-1-5 1-6 3-1 7-1 8 1v6c-2-2-6-3-9-1Z" fill={BARK} />
      <path d="M55 54c3 0 6-4 3-7l-4 1c-1 2-1 5 1 6Z" fill={BARK} />
    </>
  ),
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
  blueberries: (
    <>
      <path d="M32 22c0-9 7-15 17-15 1 9-7 16-17 15Z" fill={GREEN} />
      <circle cx="43" cy="32" r="14" fill="#4a68b5" />
      <circle cx="19" cy="34" r="14" fill="#5577c6" />
      <circle cx="32" cy="46" r="14" fill="#3f5aa3" />
      <g fill="none" stroke="#2b3f78" strokeWidth="2.4" strokeLinejoin="round">
        <path d="m19 28 2 4 4 0-3 3 1 4-4-2-4 2 1-4-3-3 4 0Z" />
        <path d="m43 26 2 4 4 0-3 3 1 4-4-2-4 2 1-4-3-3 4 0Z" />
        <path d="m32 41 2 4 4 0-3 3 1 4-4-2-4 2 1-4-3-3 4 0Z" />
      </g>
    </>
  ),
  strawberry: (
    <>
      <path d="M32 60C16 53 6 36 10 24c4-9 14-9 22-6 8-3 18-3 22 6 4 12-6 29-22 36Z" fill={RED} />
      <path
        d="M32 20c-5 5-12 6-17 3 3-5 7-7 11-8-1-3 0-7 3-10 3 1 5 4 5 8 2-2 5-3 9-3 0 3-1 5-3 6 4 0 8 2 10 6-6 4-13 3-18-2Z"
        fill={GREEN}
      />
      <g fill={YELLOW}>
        <ellipse cx="19" cy="32" rx="1.7" ry="2.4" />
        <ellipse cx="32" cy="31" rx="1.7" ry="2.4" />
        <ellipse cx="45" cy="32" rx="1.7" ry="2.4" />
        <ellipse cx="25" cy="41" rx="1.7" ry="2.4" />
        <ellipse cx="39" cy="41" rx="1.7" ry="2.4" />
        <ellipse cx="32" cy="50" rx="1.7" ry="2.4" />
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
  grapes: (
    <>
      <path d="M33 17c0-5 1-9 4-12" fill="none" stroke={BARK} strokeWidth="3.4" strokeLinecap="round" />
      <path d="M36 14c3-7 11-9 19-6-2 8-11 11-19 6Z" fill={GREEN} />
      <g fill={PURPLE}>
        <circle cx="17" cy="25" r="8" />
        <circle cx="47" cy="25" r="8" />
        <circle cx="25" cy="38" r="8" />
        <circle cx="32" cy="52" r="8" />
      </g>
      <g fill="#9b78cb">
        <circle cx="32" cy="24" r="8" />
        <circle cx="40" cy="38" r="8" />
      </g>
      <g fill={WHITE} opacity=".6">
        <circle cx="15" cy="22" r="2" />
        <circle cx="30" cy="21" r="2" />
        <circle cx="45" cy="22" r="2" />
        <circle cx="23" cy="35" r="2" />
        <circle cx="38" cy="35" r="2" />
        <circle cx="30" cy="49" r="2" />
      </g>
    </>
  ),
  milk: (
    <>
      <path d="M15 6h34l-4 50a4 4 0 0 1-4 4H23a4 4 0 0 1-4-4Z" fill={SKY} />
      <path d="M19.5 20h25L41.7 54a3 3 0 0 1-3 2.500H25.300a3 3 0 0 1-3-2.500Z" fill={WHITE} />
      <path d="M24 25v24" stroke={SKY} strokeWidth="3" strokeLinecap="round" opacity=".7" />
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
  lemon: (
    <>
      <path
        d="M6 43c-3-1-4-5-1-6C6 23 18 12 33 13c6 0 10 2 14 5 2-2 6-2 8 1 1 3 0 5-2 6 5 16-6 30-22 31-8 0-14-3-18-8-2 1-6-3-7-5Z"
        fill={YELLOW}
      />
      <path d="M15 33c2-6 7-11 14-12" fill="none" stroke={WHITE} strokeWidth="3.2" strokeLinecap="round" opacity=".8" />
      <path d="M40 14c2-6 8-9 14-8-1 6-7 10-14 8Z" fill={GREEN} />
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
  chocolate: (
    <>
      <rect x="12" y="4" width="40" height="40" rx="4" fill={BROWN} />
      <g fill="#8a5c39">
        <rect x="16" y="8" width="14.5" height="11" rx="2.5" />
        <rect x="33.5" y="8" width="14.5" height="11" rx="2.5" />
        <rect x="16" y="22" width="14.5" height="11" rx="2.5" />
        <rect x="33.5" y="22" width="14.5" height="11" rx="2.5" />
      </g>
      <path d="M9 36h46v20a4 4 0 0 1-4 4H13a4 4 0 0 1-4-4Z" fill={PURPLE} />
      <path d="M9 36l4-4 5 4 5-4 5 4 4-4 5 4 5-4 5 4 4-4 4 4v5H9Z" fill={YELLOW} />
      <rect x="18" y="45" width="28" height="8" rx="4" fill={YELLOW} />
    </>
  ),
};
